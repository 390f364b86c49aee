import type { Mail } from '../platform/mail';

export const WORDING = {
  received: 'Thank you. Your question has reached us, and we have sent you a confirmation by mail.',
  barrierWithContact: 'Thank you. Your report has reached us. We will answer to the address that you gave.',
  barrierWithout:
    'Thank you. Your report has reached us. You did not give an address, so we cannot answer you.',
  tooMany: 'You have sent several messages already. We have received all of them. Try again in an hour.',
  noTicket: 'There is no such request.',
  noAddress: 'This report has no email address, so it cannot be answered. You can close it.',
} as const;

type Text = Omit<Mail, 'to'>;

/** Does not repeat what was typed: the sender may have typed another person's address. */
export const receivedMail = (kind: 'help' | 'barrier', reference: string): Text => ({
  subject:
    kind === 'help' ? `We have your question (${reference})` : `We have your barrier report (${reference})`,
  paragraphs: [
    'Hello,',
    kind === 'help'
      ? `Your question has reached the help desk of Digiken. Its number is ${reference}.`
      : `Your report of an accessibility barrier has reached us. Its number is ${reference}.`,
    'A person will read it and answer to this address. If you write again about it, quote the number.',
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

/** The copy for the site's support address, with everything that was sent. */
export const copyMail = (kind: 'help' | 'barrier', ticket: TicketText, url: string): Text => ({
  subject: kind === 'help' ? `Help request ${ticket.reference}` : `Barrier report ${ticket.reference}`,
  paragraphs: [
    ticket.email ? `From ${ticket.name} (${ticket.email}).` : `From ${ticket.name}, without an address.`,
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
