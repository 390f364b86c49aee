import type { AdminUser, AdminUserDetail, admin, BodyOf, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, isNotNull } from 'drizzle-orm';
import { passkeys, type Sessions, sessions as sessionTable, twoFactors } from '../auth';
import { courses } from '../courses';
import { enrolments } from '../enrolment';
import { hubMembers } from '../hubs';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, forbidden, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import {
  changeRole,
  changeStatus,
  hubs,
  matchesPerson,
  toUser,
  userColumns,
  type UserRow,
  users,
} from '../users';
import { audit } from '../audit';
import { NO_PERSON, ROLE_NAMES } from './wording';

type PeopleDeps = Deps<'clock'> & { sessions: Sessions };

const toAdminUser = (row: UserRow): AdminUser => ({ ...toUser(row), status: row.status });

const selectPeople = (db: Executor) =>
  db.select(userColumns).from(users).leftJoin(hubs, eq(hubs.id, users.hubId));

/** One page of users, newest first; `search` matches prefixes of names and of parts of the email address. */
export async function listPeople(
  db: Executor,
  { cursor, search, role, status }: QueryOf<typeof admin.listUsers>,
) {
  const found = await matchesPerson(db, { userId: users.id, search });
  const page = await keyPage(cursor, byCreation(users), ({ where, orderBy, limit }) =>
    selectPeople(db)
      .where(and(where, found, role && eq(users.role, role), status && eq(users.status, status)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toAdminUser), next: page.next, previous: page.previous };
}

/**
 * One user with figures from other domains.
 * @throws {HttpError} 404 if the user does not exist
 */
export async function getPerson(db: Executor, id: string): Promise<AdminUserDetail> {
  const [row] = await selectPeople(db).where(eq(users.id, id));
  if (!row) throw notFound(NO_PERSON);
  const seen = await db
    .select({ at: sessionTable.lastSeenAt })
    .from(sessionTable)
    .where(eq(sessionTable.userId, id));
  const member = await db
    .select({ _id: hubs.id, name: hubs.name })
    .from(hubMembers)
    .innerJoin(hubs, eq(hubs.id, hubMembers.hubId))
    .where(eq(hubMembers.userId, id))
    .orderBy(hubs.name);
  const last = seen.map(({ at }) => at.toISOString()).sort();
  return {
    ...toAdminUser(row),
    lastSeenAt: last.at(-1) ?? null,
    enrolmentCount: await db.$count(
      enrolments,
      and(eq(enrolments.userId, id), eq(enrolments.state, 'active')),
    ),
    courseCount: await db.$count(courses, eq(courses.ownerId, id)),
    hubs: member,
    twoStep: {
      codes:
        (await db.$count(twoFactors, and(eq(twoFactors.userId, id), isNotNull(twoFactors.confirmedAt)))) > 0,
      passkeys: await db.$count(passkeys, eq(passkeys.userId, id)),
    },
  };
}

/**
 * Locks the user and all active administrators, so that two administrators who act on each other cannot leave the
 * site without one.
 * @throws {HttpError} 403 if the caller is no longer an administrator, 404 if the user does not exist, 409 for the
 *   caller's own account and for the last active administrator
 */
async function lockForChange(
  tx: Executor,
  caller: Caller,
  { id, losesAdmin }: { id: string; losesAdmin: boolean },
) {
  if (id === caller.id) {
    throw conflict('You cannot change your own role or status. Ask another administrator.');
  }
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  const [person] = await selectPeople(tx).where(eq(users.id, id));
  if (!person) throw notFound(NO_PERSON);
  if (losesAdmin && administrators.every((administrator) => administrator.id === id)) {
    throw conflict('This is the last active administrator. Make another user an administrator first.');
  }
  // The caller's role may have changed since the request was authenticated.
  if (!administrators.some((administrator) => administrator.id === caller.id)) throw forbidden();
  return person;
}

const nameOf = (person: Pick<UserRow, 'firstName' | 'lastName'>) => fullName(person);

/**
 * Changes a user's role and ends all their sessions, so that no token with the old role is valid.
 * @throws {HttpError} as {@link lockForChange} does, 422 if the hub does not exist
 */
export async function setRole(
  { db, clock, sessions }: PeopleDeps,
  caller: Caller,
  { id, role, hubId }: BodyOf<typeof admin.setUserRole> & { id: string },
): Promise<{ name: string; changed: boolean; data: AdminUserDetail }> {
  return db.transaction(async (tx) => {
    const person = await lockForChange(tx, caller, { id, losesAdmin: role !== 'admin' });
    const hub = role === 'hub' ? await findHub(tx, hubId ?? '') : null;
    const changed = person.role !== role || person.hubId !== (hub?.id ?? null);
    if (changed) {
      await changeRole(tx, { userId: id, role, hubId: hub?.id ?? null });
      await sessions.endAll(tx, { userId: id });
      await audit({ db: tx, clock }, caller, {
        action: 'changed the role of',
        target: { kind: 'person', id, name: nameOf(person) },
        detail: `From ${ROLE_NAMES[person.role]} to ${ROLE_NAMES[role]}${hub ? ` of ${hub.name}` : ''}.`,
      });
    }
    return { name: nameOf(person), changed, data: await getPerson(tx, id) };
  });
}

async function findHub(tx: Executor, id: string) {
  const [hub] = await tx.select({ id: hubs.id, name: hubs.name }).from(hubs).where(eq(hubs.id, id));
  if (!hub) throw invalid({ hubId: 'There is no such hub. Choose another one.' });
  return hub;
}

/**
 * Deactivates an account, which ends all its sessions, or reactivates it.
 * @throws {HttpError} as {@link lockForChange} does, 409 if the account has this status already
 */
export async function setStatus(
  { db, clock, sessions }: PeopleDeps,
  caller: Caller,
  { id, status, reason }: BodyOf<typeof admin.setUserStatus> & { id: string },
): Promise<{ name: string; data: AdminUserDetail }> {
  return db.transaction(async (tx) => {
    const person = await lockForChange(tx, caller, { id, losesAdmin: status === 'deactivated' });
    const name = nameOf(person);
    if (person.status === status) {
      throw conflict(
        status === 'active' ? `${name} is active already.` : `${name} has been deactivated already.`,
      );
    }
    await changeStatus(tx, { userId: id, status });
    if (status === 'deactivated') await sessions.endAll(tx, { userId: id });
    await audit({ db: tx, clock }, caller, {
      action: status === 'deactivated' ? 'deactivated' : 'reactivated',
      target: { kind: 'person', id, name },
      detail: reason,
    });
    return { name, data: await getPerson(tx, id) };
  });
}

/** @throws {HttpError} 404 if the user does not exist */
export async function findPerson(db: Executor, id: string): Promise<{ id: string; name: string }> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id));
  if (!row) throw notFound(NO_PERSON);
  return { id, name: nameOf(row) };
}

/**
 * Signs one device of a user out.
 * @throws {HttpError} 404 if the user has no such session
 */
export async function endSession(
  { db, clock, sessions }: PeopleDeps,
  caller: Caller,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await findPerson(tx, id);
    const ended = await sessions.end(tx, { userId: id, sessionId });
    if (!ended) throw notFound('There is no such device.');
    await audit({ db: tx, clock }, caller, {
      action: 'signed out a device of',
      target: { kind: 'person', ...person },
      detail: `${ended.device}.`,
    });
  });
}
