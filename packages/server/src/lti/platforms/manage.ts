import type { lti, Platform, PlatformDetail, PlatformDetails, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { desc, eq, getTableColumns, isNotNull, and } from 'drizzle-orm';
import { audit } from '../../audit';
import { dropIdentities } from '../../auth';
import type { Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../../platform/database/errors';
import { keyPage } from '../../platform/database/paging';
import { invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { hubs, users } from '../../users';
import { mayCall, toolAddresses } from '../addresses';
import { publishedTarget } from '../launch/targets';
import { ltiLaunches, ltiLinks, ltiPlatforms } from '../tables';
import { WORDING } from '../wording';
import { providerOf } from './provider';

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;

const columns = { ...getTableColumns(ltiPlatforms), hubName: hubs.name };
type Row = typeof ltiPlatforms.$inferSelect & { hubName: string | null };

const select = (db: Executor) =>
  db.select(columns).from(ltiPlatforms).leftJoin(hubs, eq(hubs.id, ltiPlatforms.hubId)).$dynamic();

function toPlatform({ id, createdAt, lastLaunchAt, problem, problemAt, ...row }: Row): Platform {
  return {
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
    lastLaunchAt: lastLaunchAt?.toISOString() ?? null,
    lastProblem:
      problem === null || problemAt === null ? null : { text: problem, at: problemAt.toISOString() },
  };
}

/** One page of the registered platforms, newest first. */
export async function listPlatforms(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  { cursor }: QueryOf<typeof lti.listPlatforms>,
) {
  const page = await keyPage(cursor, byCreation(ltiPlatforms), ({ where, orderBy, limit }) =>
    select(db)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  );
  return {
    data: page.rows.map(toPlatform),
    ...{ next: page.next, previous: page.previous },
    addresses: toolAddresses(config),
  };
}

async function find(db: Executor, id: string): Promise<Row> {
  const [row] = await select(db).where(eq(ltiPlatforms.id, id));
  if (!row) throw notFound(WORDING.noPlatform);
  return row;
}

/** Of the refused grades, how many are shown. */
const SHOWN = 20;

/** @throws {HttpError} 404 */
export async function getPlatform({ db }: Pick<Parts, 'db'>, id: string): Promise<PlatformDetail> {
  const platform = toPlatform(await find(db, id));
  const refused = await db
    .select({
      ...{ firstName: users.firstName, lastName: users.lastName },
      ...{ kind: ltiLinks.targetKind, target: ltiLinks.targetId },
      ...{ text: ltiLaunches.problem, at: ltiLaunches.problemAt },
    })
    .from(ltiLaunches)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiLaunches.linkId))
    .innerJoin(users, eq(users.id, ltiLaunches.userId))
    .where(and(eq(ltiLinks.platformId, id), isNotNull(ltiLaunches.problemAt)))
    .orderBy(desc(ltiLaunches.problemAt))
    .limit(SHOWN);
  const refusedGrades = [];
  for (const { firstName, lastName, kind, target, text, at } of refused) {
    const title = (await publishedTarget(db, { kind, id: target }))?.title ?? '';
    refusedGrades.push({
      person: fullName({ firstName, lastName }),
      target: title,
      text: text ?? '',
      at: (at ?? new Date(0)).toISOString(),
    });
  }
  return { ...platform, refusedGrades };
}

/** @throws {HttpError} 422 for addresses that the server must not call, and a hub that does not exist */
async function check({ db, config }: Pick<Parts, 'db' | 'config'>, details: PlatformDetails): Promise<void> {
  const { authAddress, tokenAddress, keysAddress, hubId } = details;
  const wrong = Object.entries({ authAddress, tokenAddress, keysAddress })
    .filter(([, address]) => !mayCall(config, address))
    .map(([field]) => [field, WORDING.address]);
  if (hubId !== null && (await db.$count(hubs, eq(hubs.id, hubId))) === 0)
    wrong.push(['hubId', WORDING.noHub]);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong) as Record<string, string>);
}

const refuseSameClient = (error: unknown): never => {
  throw databaseErrorCode(error) === UNIQUE_VIOLATION ? invalid({ clientId: WORDING.sameClient }) : error;
};

const target = ({ id, name }: { id: string; name: string }) => ({ kind: 'platform' as const, id, name });

/**
 * Registers a platform (spec 14.280).
 * @throws {HttpError} 422 for an address or a hub that cannot be used, or a client id that is registered already
 */
export async function addPlatform(parts: Parts, caller: Caller, details: PlatformDetails): Promise<Platform> {
  const { db, clock } = parts;
  await check(parts, details);
  return db
    .transaction(async (tx) => {
      const [row] = await tx
        .insert(ltiPlatforms)
        .values({ ...details, createdAt: clock.now() })
        .returning({ id: ltiPlatforms.id });
      const added = await find(tx, row?.id ?? '');
      await audit({ db: tx, clock }, caller, { action: 'registered', target: target(added) });
      return toPlatform(added);
    })
    .catch(refuseSameClient);
}

/**
 * Changes a platform, or switches it off and on.
 * @throws {HttpError} 404, and 422 as {@link addPlatform}
 */
export async function savePlatform(
  parts: Parts,
  caller: Caller,
  { id, details }: { id: string; details: PlatformDetails },
): Promise<Platform> {
  const { db, clock } = parts;
  await check(parts, details);
  return db
    .transaction(async (tx) => {
      const before = await find(tx, id);
      await tx.update(ltiPlatforms).set(details).where(eq(ltiPlatforms.id, id));
      const after = await find(tx, id);
      const action =
        before.enabled === after.enabled ? 'changed' : after.enabled ? 'switched on' : 'switched off';
      await audit({ db: tx, clock }, caller, { action, target: target(after) });
      return toPlatform(after);
    })
    .catch(refuseSameClient);
}

/**
 * Deletes a platform with its links and with what its people are known by. Their accounts stay.
 * @throws {HttpError} 404
 */
export async function removePlatform(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const platform = await find(tx, id);
    await dropIdentities(tx, providerOf(platform).id);
    await tx.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id));
    await audit({ db: tx, clock }, caller, { action: 'deleted', target: target(platform) });
  });
}
