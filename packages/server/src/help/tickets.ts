import type { admin, QueryOf, Ticket, TicketDetail } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { notifyUser } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { languageOfText, written, writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { ticketAnswers, tickets } from './tables';
import { answerMail, WORDING } from './wording';

const EXCERPT = 160;

const listed = {
  id: tickets.id,
  reference: tickets.reference,
  kind: tickets.kind,
  topic: tickets.topic,
  name: tickets.name,
  email: tickets.email,
  excerpt: sql<string>`left(regexp_replace(left(${tickets.text}, 400), '\\s+', ' ', 'g'), ${sql.raw(String(EXCERPT))})`,
  state: tickets.state,
  createdAt: tickets.createdAt,
};

type Listed = Pick<typeof tickets.$inferSelect, Exclude<keyof typeof listed, 'excerpt'>> & {
  excerpt: string;
};

const toTicket = ({ id, createdAt, ...rest }: Listed): Ticket => ({
  _id: id,
  ...rest,
  excerptLanguage: languageOfText(rest.excerpt),
  createdAt: createdAt.toISOString(),
});

/** One page of help requests and barrier reports, newest first. */
export async function listTickets(db: Executor, { cursor, kind, state }: QueryOf<typeof admin.listTickets>) {
  const page = await keyPage(cursor, byCreation(tickets), ({ where, orderBy, limit }) =>
    db
      .select(listed)
      .from(tickets)
      .where(and(where, kind && eq(tickets.kind, kind), state && eq(tickets.state, state)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toTicket), next: page.next, previous: page.previous };
}

const nameOf = (person: { id: string | null; firstName: string | null; lastName: string | null }) =>
  person.id === null ? null : { _id: person.id, name: fullName(person) };

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** @throws {HttpError} 404 if the ticket does not exist */
export async function getTicket(db: Executor, id: string): Promise<TicketDetail> {
  const [row] = await db
    .select({
      ...listed,
      text: tickets.text,
      textLanguage: tickets.textLanguage,
      page: tickets.page,
      technology: tickets.technology,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.userId))
    .where(eq(tickets.id, id));
  if (!row) throw notFound(WORDING.noTicket);
  const answers = await db
    .select({
      answerId: ticketAnswers.id,
      text: ticketAnswers.text,
      textLanguage: ticketAnswers.textLanguage,
      at: ticketAnswers.createdAt,
      ...person,
    })
    .from(ticketAnswers)
    .leftJoin(users, eq(users.id, ticketAnswers.authorId))
    .where(eq(ticketAnswers.ticketId, id))
    .orderBy(asc(ticketAnswers.createdAt), asc(ticketAnswers.id));
  const { text, textLanguage, page, technology, userId, firstName, lastName, ...ticket } = row;
  return {
    ...toTicket(ticket),
    text,
    textLanguage: writtenIn(text, textLanguage),
    page,
    technology,
    user: nameOf({ id: userId, firstName, lastName }),
    answers: answers.map(({ answerId, at, ...answer }) => ({
      _id: answerId,
      by: nameOf(answer),
      text: answer.text,
      textLanguage: writtenIn(answer.text, answer.textLanguage),
      createdAt: at.toISOString(),
    })),
  };
}

/**
 * Answers a ticket by mail and marks it as answered.
 * @throws {HttpError} 404 if the ticket does not exist, 409 if it has no email address
 */
export async function answerTicket(
  { db, clock, mail, background }: Deps<'clock' | 'mail' | 'background'>,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<TicketDetail> {
  const { ticket, to } = await db.transaction(async (tx) => {
    const before = await getTicket(tx, id);
    if (before.email === null) throw conflict(WORDING.noAddress);
    const answerId = newId();
    await tx.insert(ticketAnswers).values({
      id: answerId,
      ticketId: id,
      authorId: caller.id,
      ...written({ text }),
      createdAt: clock.now(),
    });
    await tx.update(tickets).set({ state: 'answered' }).where(eq(tickets.id, id));
    if (before.user !== null && before.user._id !== caller.id) {
      const subject = { type: 'help', reference: before.reference, kind: before.kind } as const;
      await notifyUser({ db: tx, clock }, { userId: before.user._id, subject, event: answerId });
    }
    const target = { kind: 'ticket', id, name: before.reference } as const;
    await audit({ db: tx, clock }, caller, { action: 'answered', target });
    return { ticket: await getTicket(tx, id), to: before.email };
  });
  background.run(() => mail.send({ to, ...answerMail(ticket.reference, text, ticket.text) }));
  return ticket;
}

/**
 * Closes or reopens a ticket. Safe to repeat.
 * @throws {HttpError} 404 if the ticket does not exist
 */
export async function setTicketState(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, state }: { id: string; state: 'open' | 'closed' },
): Promise<TicketDetail> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(tickets)
      .set({ state })
      .where(and(eq(tickets.id, id), ne(tickets.state, state)))
      .returning({ reference: tickets.reference });
    if (changed) {
      const target = { kind: 'ticket', id, name: changed.reference } as const;
      await audit({ db: tx, clock }, caller, {
        action: state === 'closed' ? 'closed' : 'reopened',
        target,
      });
    }
    return getTicket(tx, id);
  });
}
