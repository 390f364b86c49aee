import type { Mail } from '../platform/mail';

export const WORDING = {
  received: 'Thank you. Your question has reached us, and we have sent you a confirmation by mail.',
  barrierWithContact: 'Thank you. Your report has reached us. We answer to the address that you gave.',
  barrierWithout: 'Thank you. Your report has reached us. You gave no address, so we cannot answer you.',
  tooMany: 'You have sent several messages already. We have them all. Try again in an hour.',
  noTicket: 'There is no such request.',
  noAddress: 'No address was given, so there is nobody to answer. You can close this report.',
} as const;

type Text = Omit<Mail, 'to'>;

/** Repeats nothing that was typed: whoever typed it may not be whose address it is. */
export const receivedMail = (kind: 'help' | 'barrier', reference: string): Text => ({
  subject:
    kind === 'help' ? `We have your question (${reference})` : `We have your barrier report (${reference})`,
  paragraphs: [
    'Hello,',
    kind === 'help'
      ? `Your question has reached the help desk of Digiken. Its number is ${reference}.`
      : `Your report of something that could not be used has reached us. Its number is ${reference}.`,
    'A person reads it and answers to this address. If you write again about it, name the number.',
    'If this was not you, you can ignore this mail.',
  ],
});

export interface TicketText {
  reference: string;
  name: string;
  email: string | null;
  topic: string;
  text: string;
  page: string | null;
  technology: string | null;
}

/** For the site's own support address: all that was sent. */
export const copyMail = (kind: 'help' | 'barrier', ticket: TicketText, url: string): Text => ({
  subject: `${kind === 'help' ? 'Help request' : 'Barrier report'} ${ticket.reference}`,
  paragraphs: [
    `From ${ticket.name}${ticket.email ? ` (${ticket.email})` : ', who gave no address'}.`,
    ...(kind === 'help' ? [`About: ${ticket.topic}.`] : []),
    ...(ticket.page ? [`Page: ${ticket.page}`] : []),
    ...(ticket.technology ? [`Assistive technology: ${ticket.technology}`] : []),
    ...lines(ticket.text),
  ],
  link: { label: 'Answer in the administration', url },
});

export const answerMail = (reference: string, answer: string, asked: string): Text => ({
  subject: `Answer to ${reference}`,
  paragraphs: ['Hello,', ...lines(answer), `You wrote to us (${reference}):`, ...lines(asked)],
});

const lines = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');
