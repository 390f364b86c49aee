import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { type PersonalData, without } from '../platform/personal-data';
import { ticketAnswers, tickets } from './tables';

export const helpPersonalData: PersonalData = {
  tables: {
    tickets: {
      exported: 'help',
      deletion: 'Deleted with their answers, also those sent from the same address.',
    },
    ticket_answers: {
      exported: 'help',
      deletion: 'Answers that the person gave as staff are kept; who gave them is emptied.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const asked = await db
      .select()
      .from(tickets)
      .where(eq(tickets.userId, userId))
      .orderBy(asc(tickets.createdAt));
    const answers = await db
      .select({ answer: ticketAnswers, reference: tickets.reference, asker: tickets.userId })
      .from(ticketAnswers)
      .innerJoin(tickets, eq(tickets.id, ticketAnswers.ticketId))
      .where(or(eq(tickets.userId, userId), eq(ticketAnswers.authorId, userId)))
      .orderBy(asc(ticketAnswers.createdAt));
    const textOf = ({ answer: { text, createdAt } }: (typeof answers)[number]) => ({ text, createdAt });
    return {
      parts: {
        help: {
          asked: asked.map((ticket) => ({
            ...without([ticket], 'userId')[0],
            answers: answers.filter(({ reference }) => reference === ticket.reference).map(textOf),
          })),
          answered: answers
            .filter(({ answer, asker }) => answer.authorId === userId && asker !== userId)
            .map((row) => ({ reference: row.reference, ...textOf(row) })),
        },
      },
    };
  },
  erase: async ({ db }, { id, email }) => {
    await db.delete(tickets).where(or(eq(tickets.userId, id), sql`lower(${tickets.email}) = ${email}`));
  },
};

/** Deletes closed tickets whose last answer, or else whose request, is older than this. */
export async function dropOldTickets(db: Executor, before: Date): Promise<void> {
  const old = db
    .select({ id: tickets.id })
    .from(tickets)
    .where(
      and(
        eq(tickets.state, 'closed'),
        lt(tickets.createdAt, before),
        sql`not exists (select 1 from ticket_answers a where a.ticket_id = ${tickets.id} and a.created_at >= ${before.toISOString()}::timestamptz)`,
      ),
    );
  await db.delete(tickets).where(inArray(tickets.id, old));
}
