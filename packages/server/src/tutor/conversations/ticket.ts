import { LIMITS } from '@digiken/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { createHelpTicket } from '../../help';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { tutorConversations } from '../tables';
import { WORDING } from '../wording';
import { answersOf, ownConversation } from './own';
import type { AnswerRow } from './view';

const HEAD = 'Conversation with the tutor:';

/**
 * Sends a conversation to the help desk, once: asked again, it returns the same reference (spec 13.23).
 * @param input `text`: what the person adds; may be empty
 * @returns the reference of the help request
 * @throws {HttpError} 404 if the conversation does not exist or is another person's
 */
export async function askPerson(
  services: Services,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<string> {
  const { db } = services;
  const known = await ownConversation(db, caller, id);
  if (known.ticket !== null) return known.ticket;
  const message = messageOf(text, await answersOf(db, id));
  const { name, email } = caller.user;
  return createHelpTicket(
    services,
    caller,
    { name, email, topic: 'courses', message },
    async (tx, reference) => {
      const [linked] = await tx
        .update(tutorConversations)
        .set({ ticket: reference })
        .where(and(eq(tutorConversations.id, id), isNull(tutorConversations.ticket)))
        .returning({ id: tutorConversations.id });
      // Two requests at the same time: the second one leaves nothing, and repeating it finds the reference.
      if (linked === undefined) throw conflict(WORDING.sentAlready);
    },
  );
}

/** The person's words, then as many of the last turns as fit. */
function messageOf(text: string, answers: readonly AnswerRow[]): string {
  let rest = LIMITS.ticketMax - text.length - HEAD.length - 4;
  const turns: string[] = [];
  for (const answer of answers.toReversed()) {
    const turn = turnOf(answer)
      .slice(0, Math.max(rest, 0))
      .replace(/[\uD800-\uDBFF]$/, '');
    if (turn === '') break;
    turns.unshift(turn);
    rest -= turn.length + 2;
  }
  return [text, HEAD, ...turns].filter((part) => part !== '').join('\n\n');
}

function turnOf({ question, kind, blocks, sources }: AnswerRow): string {
  const written = blocks.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join(' ');
  const titles = sources.map(({ title, context }) => (context === '' ? title : `${title} (${context})`));
  const answer = written || titles.join('; ') || kind;
  return `Question: ${question}\nTutor: ${answer}`;
}
