import type { BodyOf, help } from '@digiken/contract';
import { readSettings } from '../settings';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { newReference } from './reference';
import { tickets } from './tables';
import { copyMail, receivedMail } from './wording';

type NewTicket = Omit<typeof tickets.$inferInsert, 'id' | 'reference' | 'state' | 'createdAt'>;

/** A question to the help desk. Returns its reference. */
export function receiveQuestion(
  services: Services,
  caller: Caller | undefined,
  { name, email, topic, message }: BodyOf<typeof help.sendTicket>,
): Promise<string> {
  const ticket: NewTicket = { kind: 'help', topic, name, email, text: message, userId: caller?.id };
  return receive(services, ticket, (reference) => `${name} asked the help desk (${reference}).`);
}

/** A barrier report. Who gives no address stays unknown, signed in or not. Returns its reference. */
export function receiveBarrier(
  services: Services,
  caller: Caller | undefined,
  { page, problem, technology, contact }: BodyOf<typeof help.reportBarrier>,
): Promise<string> {
  const known = contact === '' ? undefined : caller;
  const ticket: NewTicket = {
    kind: 'barrier',
    topic: 'barrier',
    name: known?.user.name ?? 'Somebody',
    email: contact || null,
    text: problem,
    page: page || null,
    technology: technology || null,
    userId: known?.id,
  };
  const where = page === '' ? '' : ` on ${page}`;
  return receive(services, ticket, (reference) => `A barrier was reported${where} (${reference}).`);
}

async function receive(
  { db, clock, mail, background, config }: Services,
  ticket: NewTicket,
  news: (reference: string) => string,
): Promise<string> {
  const { reference, supportEmail } = await db.transaction(async (tx) => {
    const reference = await keep(tx, { ...ticket, createdAt: clock.now() });
    const type = ticket.kind === 'help' ? 'Help request' : 'Barrier report';
    await notifyAdministrators({ db: tx, clock }, { type, message: news(reference) });
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

/** Another reference is drawn while the drawn one is taken. */
async function keep(tx: Executor, ticket: NewTicket & { createdAt: Date }): Promise<string> {
  for (;;) {
    const reference = newReference();
    const [kept] = await tx
      .insert(tickets)
      .values({ id: newId(), reference, ...ticket })
      .onConflictDoNothing({ target: tickets.reference })
      .returning({ id: tickets.id });
    if (kept) return reference;
  }
}
