import type { BodyOf, CohortChange, HubCohort, hubPeople as calls } from '@digiken/contract';
import { HUB_LIMITS, plainEmail } from '@digiken/contract/constants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { Executor } from '../platform/database';
import { databaseErrorCode, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '../platform/database/errors';
import { inChunks } from '../platform/database/rows';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { noteMemberChange } from './member-changes';
import { holdHub } from './membership';
import { WORDING } from './people-wording';
import { hubCohortMembers, hubCohorts, hubMembers } from './tables';
import { uniqueNames } from './invite/read-list';

type Parts = Pick<Services, 'db' | 'clock'>;
interface OfHub {
  hubId: string;
  id: string;
}

const select = (db: Executor) =>
  db
    .select({
      id: hubCohorts.id,
      name: hubCohorts.name,
      createdAt: hubCohorts.createdAt,
      memberCount: sql<number>`(select count(*)::int from ${hubCohortMembers} m where m.cohort_id = ${hubCohorts.id})`,
    })
    .from(hubCohorts);

const toCohort = ({ id, createdAt, ...row }: Awaited<ReturnType<typeof select>>[number]): HubCohort => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
});

/** All cohorts of a hub by name (spec 13.165). */
export async function listCohorts({ db }: Deps, hubId: string): Promise<HubCohort[]> {
  const rows = await select(db)
    .where(eq(hubCohorts.hubId, hubId))
    .orderBy(sql`lower(${hubCohorts.name})`, asc(hubCohorts.id));
  return rows.map(toCohort);
}

/** @throws {HttpError} 404 for a cohort of another hub */
export async function getCohort({ db }: Deps, { hubId, id }: OfHub): Promise<HubCohort> {
  const [row] = await select(db).where(and(eq(hubCohorts.id, id), eq(hubCohorts.hubId, hubId)));
  if (!row) throw notFound(WORDING.noCohort);
  return toCohort(row);
}

/**
 * Cohorts of a hub by their ids, by name.
 * @throws {HttpError} 404 if one of them is another hub's
 */
export async function findCohorts(
  db: Executor,
  { hubId, ids }: { hubId: string; ids: readonly string[] },
): Promise<{ id: string; name: string }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: hubCohorts.id, name: hubCohorts.name })
    .from(hubCohorts)
    .where(and(eq(hubCohorts.hubId, hubId), inArray(hubCohorts.id, wanted)))
    .orderBy(sql`lower(${hubCohorts.name})`, asc(hubCohorts.id));
  if (found.length < wanted.length) throw notFound(WORDING.noCohort);
  return found;
}

/** The cohorts of some members of a hub by name, by member. */
export async function cohortsOfMembers(
  db: Executor,
  { hubId, userIds }: { hubId: string; userIds: readonly string[] },
): Promise<(userId: string) => { _id: string; name: string }[]> {
  if (userIds.length === 0) return () => [];
  const rows = await db
    .select({ userId: hubCohortMembers.userId, id: hubCohorts.id, name: hubCohorts.name })
    .from(hubCohortMembers)
    .innerJoin(hubCohorts, eq(hubCohorts.id, hubCohortMembers.cohortId))
    .where(and(eq(hubCohortMembers.hubId, hubId), inArray(hubCohortMembers.userId, [...userIds])))
    .orderBy(sql`lower(${hubCohorts.name})`, asc(hubCohorts.id));
  return (userId) => rows.filter((row) => row.userId === userId).map(({ id, name }) => ({ _id: id, name }));
}

/**
 * Makes a cohort and audits it, as the other changes of this file do.
 * @throws {HttpError} 409 at 200 cohorts, 422 on `name` if the hub has one of this name
 */
export function createCohort(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, name }: { hubId: string; name: string },
): Promise<HubCohort> {
  return db
    .transaction(async (tx) => {
      const hub = await holdHub(tx, hubId);
      const [id] = (await makeCohorts({ db: tx, clock }, { hubId, names: [name], fresh: true })).values();
      await audit({ db: tx, clock }, caller, {
        action: 'made a cohort in the hub',
        target: { kind: 'hub', id: hubId, name: hub.name },
        detail: name,
      });
      return getCohort({ db: tx }, { hubId, id: id ?? '' });
    })
    .catch(refuseTakenName);
}

/**
 * The ids of cohorts by their names in lower case; makes those that do not exist. Call `holdHub` first.
 * @param input `fresh`: fail with a unique violation for a name that exists
 * @throws {HttpError} 409 if the hub would have more than 200 cohorts
 */
export async function makeCohorts(
  { db: tx, clock }: Deps<'clock'>,
  { hubId, names, fresh = false }: { hubId: string; names: readonly string[]; fresh?: boolean },
): Promise<Map<string, string>> {
  const known = await tx
    .select({ id: hubCohorts.id, name: hubCohorts.name })
    .from(hubCohorts)
    .where(eq(hubCohorts.hubId, hubId));
  const ids = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]));
  const missing = uniqueNames(names).filter((name) => fresh || !ids.has(name.toLowerCase()));
  if (known.length + missing.length > HUB_LIMITS.cohorts)
    throw conflict(WORDING.tooManyCohorts(HUB_LIMITS.cohorts));
  if (missing.length > 0) {
    const made = await tx
      .insert(hubCohorts)
      .values(missing.map((name) => ({ hubId, name, createdAt: clock.now() })))
      .returning({ id: hubCohorts.id, name: hubCohorts.name });
    for (const { id, name } of made) ids.set(name.toLowerCase(), id);
  }
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return new Map([...ids].filter(([name]) => wanted.has(name)));
}

function refuseTakenName(error: unknown): never {
  if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw invalid({ name: WORDING.cohortExists });
  throw error;
}

/** @throws {HttpError} 404 for a cohort of another hub, 422 on `name` if the hub has one of this name */
export function renameCohort(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, id, name }: OfHub & { name: string },
): Promise<HubCohort> {
  return db
    .transaction(async (tx) => {
      const hub = await holdHub(tx, hubId);
      const before = await getCohort({ db: tx }, { hubId, id });
      await tx.update(hubCohorts).set({ name }).where(eq(hubCohorts.id, id));
      await audit({ db: tx, clock }, caller, {
        action: 'renamed a cohort of the hub',
        target: { kind: 'hub', id: hubId, name: hub.name },
        detail: `${before.name} is now ${name}`,
      });
      return getCohort({ db: tx }, { hubId, id });
    })
    .catch(refuseTakenName);
}

/**
 * Deletes a cohort; its members stay in the hub.
 * @throws {HttpError} 404 for a cohort of another hub, 409 while courses are assigned to it
 */
export async function removeCohort(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, id }: OfHub,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const hub = await holdHub(tx, hubId);
      const { name } = await getCohort({ db: tx }, { hubId, id });
      await tx.delete(hubCohorts).where(eq(hubCohorts.id, id));
      await audit({ db: tx, clock }, caller, {
        action: 'deleted a cohort of the hub',
        target: { kind: 'hub', id: hubId, name: hub.name },
        detail: name,
      });
    })
    .catch((error: unknown) => {
      throw databaseErrorCode(error) === FOREIGN_KEY_VIOLATION ? conflict(WORDING.cohortAssigned) : error;
    });
}

type People = BodyOf<typeof calls.addCohortMembers>;

/**
 * Puts members into a cohort, or takes them out of it, by ids and addresses. Safe to repeat.
 * @returns how many changed, how many did not, and which ids and addresses are no member's
 * @throws {HttpError} 404 for a cohort of another hub
 */
export function changeCohortMembers(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, id, add, userIds = [], emails = [] }: OfHub & People & { add: boolean },
): Promise<CohortChange> {
  return db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const { name } = await getCohort({ db: tx }, { hubId, id });
    const { members, unknown } = await findMembers(tx, { hubId, userIds, emails });
    const ids = [...members];
    const changed = add
      ? await addToCohorts({ db: tx, clock }, { hubId, of: ids.map((userId) => ({ userId, cohortId: id })) })
      : await takeOut(tx, { id, ids });
    if (changed > 0) {
      await noteMemberChange(tx, { hubId, now: clock.now() });
      await audit({ db: tx, clock }, caller, {
        action: add ? 'added members to a cohort of the hub' : 'removed members from a cohort of the hub',
        target: { kind: 'hub', id: hubId, name: hub.name },
        detail: `${name}: ${changed}`,
      });
    }
    const cohort = await getCohort({ db: tx }, { hubId, id });
    return { cohort, changed, unchanged: ids.length - changed, unknown };
  });
}

async function takeOut(tx: Executor, { id, ids }: { id: string; ids: readonly string[] }): Promise<number> {
  if (ids.length === 0) return 0;
  const removed = await tx
    .delete(hubCohortMembers)
    .where(and(eq(hubCohortMembers.cohortId, id), inArray(hubCohortMembers.userId, [...ids])))
    .returning({ userId: hubCohortMembers.userId });
  return removed.length;
}

/** Puts members into cohorts. @returns how many memberships are new */
export async function addToCohorts(
  { db: tx, clock }: Deps<'clock'>,
  { hubId, of }: { hubId: string; of: readonly { userId: string; cohortId: string }[] },
): Promise<number> {
  let added = 0;
  await inChunks(
    of,
    async (some) => {
      const rows = await tx
        .insert(hubCohortMembers)
        .values(some.map((row) => ({ ...row, hubId, addedAt: clock.now() })))
        .onConflictDoNothing()
        .returning({ userId: hubCohortMembers.userId });
      added += rows.length;
    },
    500,
  );
  return added;
}

async function findMembers(
  db: Executor,
  { hubId, userIds, emails }: { hubId: string; userIds: readonly string[]; emails: readonly string[] },
): Promise<{ members: Set<string>; unknown: string[] }> {
  const typed = new Map(emails.map((email) => [plainEmail(email), email]));
  typed.delete('');
  const rows = await db
    .select({ id: hubMembers.userId, email: users.email })
    .from(hubMembers)
    .innerJoin(users, eq(users.id, hubMembers.userId))
    .where(
      and(
        eq(hubMembers.hubId, hubId),
        sql`(${hubMembers.userId} = any(${sql.param([...userIds])}::text[])
          or ${users.email} = any(${sql.param([...typed.keys()])}::text[]))`,
      ),
    );
  const ids = new Set(rows.map(({ id }) => id));
  const addresses = new Set(rows.map(({ email }) => email));
  return {
    members: ids,
    unknown: [
      ...new Set([
        ...userIds.filter((id) => !ids.has(id)),
        ...[...typed].filter(([email]) => !addresses.has(email)).map(([, as]) => as),
      ]),
    ],
  };
}
