import type { AdminHub, BodyOf, hubs as calls, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { Sessions } from '../auth';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps, Services } from '../platform/services';
import { holdsPrefix } from '../platform/database/prefix-search';
import { written } from '../platform/language';
import { changeRole, findByEmail, hubs, removeHubRole, users } from '../users';
import { mailAdministratorAdded, mailAdministratorRemoved } from './mails';
import { holdHub } from './membership';
import { hubRequests } from './tables';
import { WORDING } from './wording';

type Row = typeof hubs.$inferSelect;
type Texts = BodyOf<typeof calls.createHub>;
type Person = typeof users.$inferSelect;
type AdminDeps = Services & { sessions: Sessions };

/** One page of all hubs, newest first, for the administrators of the site. */
export async function listAdminHubs({ db }: Deps, { cursor, search }: QueryOf<typeof calls.listAdminHubs>) {
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    { key: hubs.createdAt, id: hubs.id, keyOf: (row) => ({ key: row.createdAt, id: row.id }) },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(hubs)
        .where(and(holdsPrefix(sql`${hubs.search}`, search), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: await toAdminHubs(db, rows), ...ends };
}

async function toAdminHubs(db: Executor, rows: Row[]): Promise<AdminHub[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const people = await db
    .select({ id: users.id, hubId: users.hubId, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.hubId, ids), eq(users.role, 'hub')))
    .orderBy(users.firstName, users.lastName, users.id);
  const open = await db
    .select({ hubId: hubRequests.hubId, count: count() })
    .from(hubRequests)
    .where(and(inArray(hubRequests.hubId, ids), eq(hubRequests.state, 'requested')))
    .groupBy(hubRequests.hubId);
  const openOf = new Map(open.map((row) => [row.hubId, row.count]));
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    summary: row.summary,
    memberCount: row.memberCount,
    courseCount: row.courseCount,
    administrators: people
      .filter((person) => person.hubId === row.id)
      .map((person) => ({ _id: person.id, name: fullName(person) })),
    openRequests: openOf.get(row.id) ?? 0,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readAdminHub(tx: Executor, id: string): Promise<AdminHub> {
  const [hub] = await toAdminHubs(tx, await tx.select().from(hubs).where(eq(hubs.id, id)));
  if (!hub) throw notFound(WORDING.noHub);
  return hub;
}

const withLanguages = ({ summary, description, ...texts }: Texts) => ({
  ...texts,
  ...written({ summary, description }),
});

/** Creates a hub and audits it, as every function of this file does. */
export function createHub({ db, clock }: Deps<'clock'>, caller: Caller, texts: Texts): Promise<AdminHub> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(hubs)
      .values({ ...withLanguages(texts), createdAt: clock.now() })
      .returning();
    const [hub] = await toAdminHubs(tx, [row as Row]);
    const { _id: id, name } = hub as AdminHub;
    await audit({ db: tx, clock }, caller, {
      action: 'created the hub',
      target: { kind: 'hub', id, name },
    });
    return hub as AdminHub;
  });
}

/** @throws {HttpError} 404 if the hub does not exist */
export function updateHub(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, ...texts }: Texts & { id: string },
): Promise<AdminHub> {
  return db.transaction(async (tx) => {
    const { name } = await holdHub(tx, id);
    await tx.update(hubs).set(withLanguages(texts)).where(eq(hubs.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'changed the hub',
      target: { kind: 'hub', id, name },
      detail: name === texts.name ? undefined : `Renamed to ${texts.name}`,
    });
    return readAdminHub(tx, id);
  });
}

/**
 * Makes a learner an administrator of the hub. All their sessions end, so that their next token has the new role.
 * @throws {HttpError} 404 if the hub does not exist, 409 if the user cannot administer it, 422 for an unknown
 *   address
 */
export async function addAdministrator(
  services: AdminDeps,
  caller: Caller,
  { hubId, email }: { hubId: string; email: string },
) {
  const { db, clock, sessions } = services;
  const { hub, person, data } = await db.transaction(async (tx) => {
    const held = await holdHub(tx, hubId);
    const account = await findByEmail(tx, email);
    if (!account) throw invalid({ email: WORDING.noAccount });
    const [found] = await tx.select().from(users).where(eq(users.id, account.id)).for('no key update');
    if (!found) throw invalid({ email: WORDING.noAccount });
    const problem = whyNot(found, hubId);
    if (problem) throw conflict(problem);
    await changeRole(tx, { userId: found.id, role: 'hub', hubId });
    // An administrator must not decide on their own request.
    await tx
      .update(hubRequests)
      .set({ state: 'cancelled', decidedAt: clock.now() })
      .where(
        and(
          eq(hubRequests.hubId, hubId),
          eq(hubRequests.userId, found.id),
          eq(hubRequests.state, 'requested'),
        ),
      );
    await sessions.endAll(tx, { userId: found.id });
    await audit({ db: tx, clock }, caller, {
      action: 'added an administrator to the hub',
      target: { kind: 'hub', id: hubId, name: held.name },
      detail: `${nameOf(found)} (${found.email})`,
    });
    return { hub: held, person: found, data: await readAdminHub(tx, hubId) };
  });
  mailAdministratorAdded(services, { hub, to: person });
  return { message: WORDING.added(nameOf(person)), data };
}

/**
 * Turns an administrator of the hub back into a learner and ends all their sessions.
 * @throws {HttpError} 404 if the user does not administer the hub
 */
export async function removeAdministrator(
  services: AdminDeps,
  caller: Caller,
  { hubId, userId }: { hubId: string; userId: string },
) {
  const { db, clock, sessions } = services;
  const { hub, person, data } = await db.transaction(async (tx) => {
    const held = await holdHub(tx, hubId);
    const found = await removeHubRole(tx, { userId, hubId });
    if (!found) throw notFound(WORDING.noAdministrator);
    await sessions.endAll(tx, { userId });
    await audit({ db: tx, clock }, caller, {
      action: 'removed an administrator from the hub',
      target: { kind: 'hub', id: hubId, name: held.name },
      detail: `${nameOf(found)} (${found.email})`,
    });
    return { hub: held, person: found, data: await readAdminHub(tx, hubId) };
  });
  mailAdministratorRemoved(services, { hub, to: person });
  return { message: WORDING.removed(nameOf(person)), data };
}

const nameOf = (person: Person) => fullName(person);

function whyNot({ role, hubId, status, emailVerifiedAt }: Person, wanted: string): string | null {
  if (role === 'admin' || role === 'sudo') return WORDING.administrator;
  if (role === 'tutor') return WORDING.instructor;
  if (role === 'hub' && hubId === wanted) return WORDING.runsAlready;
  if (role === 'hub' && hubId !== null) return WORDING.runsAnother;
  if (status !== 'active') return WORDING.deactivated;
  return emailVerifiedAt === null ? WORDING.unverified : null;
}
