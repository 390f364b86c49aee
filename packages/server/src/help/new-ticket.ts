import type { BodyOf, help } from '@digiken/contract';
import { readSettings } from '../settings';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { written } from '../platform/language';
import type { Services } from '../platform/services';
import { newReference } from './reference';
import { tickets } from './tables';
import { copyMail, receivedMail } from './wording';

type NewTicket = Omit<typeof tickets.$inferInsert, 'id' | 'reference' | 'state' | 'createdAt'>;

/** Runs in the transaction of a ticket; an error leaves no ticket. */
export type WithTicket = (tx: Executor, reference: string) => Promise<void>;

/** Saves a question to the help desk. Returns its reference. */
export function createHelpTicket(
  services: Services,
  caller: Caller | undefined,
  { name, email, topic, message }: BodyOf<typeof help.sendTicket>,
  also: WithTicket = async () => {},
): Promise<string> {
  const ticket: NewTicket = { kind: 'help', topic, name, email, text: message, userId: caller?.id };
  return createTicket(services, {
    ticket,
    news: (reference) => `${name} asked the help desk (${reference}).`,
    also,
  });
}

/** Saves a barrier report. Without an address it is anonymous, even for a signed-in user. Returns its reference. */
export function createBarrierReport(
  services: Services,
  caller: Caller | undefined,
  { page, problem, technology, contact }: BodyOf<typeof help.reportBarrier>,
): Promise<string> {
  const known = contact === '' ? undefined : caller;
  const ticket: NewTicket = {
    kind: 'barrier',
    topic: 'barrier',
    name: known?.user.name ?? 'Anonymous',
    email: contact || null,
    text: problem,
    page: page || null,
    technology: technology || null,
    userId: known?.id,
  };
  return createTicket(services, {
    ticket,
    news: (reference) =>
      page === ''
        ? `A barrier was reported (${reference}).`
        : `A barrier was reported on ${page} (${reference}).`,
  });
}

async function createTicket(
  { db, clock, mail, background, config }: Services,
  { ticket, news, also }: { ticket: NewTicket; news: (reference: string) => string; also?: WithTicket },
): Promise<string> {
  const { reference, supportEmail } = await db.transaction(async (tx) => {
    const reference = await insertTicket(tx, { ...ticket, createdAt: clock.now() });
    const type = ticket.kind === 'help' ? 'Help request' : 'Barrier report';
    await notifyAdministrators({ db: tx, clock }, { type, message: news(reference) });
    await also?.(tx, reference);
    return { reference, supportEmail: (await readSettings(tx)).supportEmail };
  });
  const { kind, name, email = null, topic, text, page = null, technology = null } = ticket;
  if (email) background.run(() => mail.send({ to: email, ...receivedMail(kind, reference) }));
  if (supportEmail) {
    const letter = { reference, name, email, topic, text, page, technology };
    const url = `${config.publicUrl}/admin/tickets`;
    background.run(() => mail.send({ to: supportEmail, ...copyMail(kind, letter, url) }));
  }
  return reference;
}

/** Inserts the ticket with a new random reference; draws again while the reference is taken. */
async function insertTicket(tx: Executor, ticket: NewTicket & { createdAt: Date }): Promise<string> {
  for (;;) {
    const reference = newReference();
    const [inserted] = await tx
      .insert(tickets)
      .values({ id: newId(), reference, ...ticket, ...written({ text: ticket.text }) })
      .onConflictDoNothing({ target: tickets.reference })
      .returning({ id: tickets.id });
    if (inserted) return reference;
  }
}
