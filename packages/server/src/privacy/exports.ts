import type { AccountData } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import { newId } from '../platform/ids';
import { enqueue } from '../platform/jobs';
import {
  isPrivateName,
  keepPrivately,
  newPrivateName,
  removePrivate,
  sendPrivate,
} from '../platform/private-files';
import type { Deps, Services } from '../platform/services';
import { readSettings } from '../settings';
import { users } from '../users';
import { writeArchive } from './archive';
import { dataExports } from './tables';
import { exportMail, settingsUrl, WORDING } from './wording';

export const EXPORT_JOB = 'data-export';

const DAY_MS = 86_400_000;
/** A person gets one copy in this time; milliseconds. */
const BETWEEN_MS = DAY_MS;
/** After so many attempts a copy is given up. */
const TRIES = 5;
const PATH = '/data-exports/';
const ZIP = 'application/zip';

type Row = typeof dataExports.$inferSelect;

const newestOf = async (db: Executor, userId: string): Promise<Row | undefined> => {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(1);
  return row;
};

/** When a person may ask for another copy; null: now. */
function nextAt(row: Row | undefined, now: Date): Date | null {
  if (row === undefined || row.failedAt !== null) return null;
  const at = new Date(row.createdAt.getTime() + BETWEEN_MS);
  return at > now ? at : null;
}

function stateOf(row: Row, now: Date): NonNullable<AccountData['export']>['state'] {
  if (row.failedAt !== null) return 'failed';
  if (row.expiresAt === null) return 'requested';
  return row.stored === null || row.expiresAt <= now ? 'expired' : 'ready';
}

/** The newest copy of a person's data, with its address while it can be fetched (spec 13.112). */
export async function exportStateOf(
  { db, clock, media }: Deps<'clock' | 'media'>,
  userId: string,
): Promise<Pick<AccountData, 'export' | 'nextExportAt'>> {
  const row = await newestOf(db, userId);
  const now = clock.now();
  if (row === undefined) return { export: null, nextExportAt: null };
  const state = stateOf(row, now);
  return {
    export: {
      state,
      requestedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      bytes: row.bytes,
      href:
        state === 'ready' && row.stored !== null
          ? `${API_PREFIX}${PATH}${row.stored}?k=${media.signatureOf(row.stored)}`
          : null,
    },
    nextExportAt: nextAt(row, now)?.toISOString() ?? null,
  };
}

/**
 * Plans a copy of everything about a person; a job makes it.
 * @throws {HttpError} 409 for a second one within a day
 */
export async function requestExport(
  { db, clock }: { db: Database } & Deps<'clock'>,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two requests at the same time make one copy.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const now = clock.now();
    if (nextAt(await newestOf(tx, userId), now) !== null) throw conflict(WORDING.oneADay);
    const id = newId();
    await tx.insert(dataExports).values({ id, userId, createdAt: now });
    await enqueue(tx, { kind: EXPORT_JOB, key: id, runAt: now });
  });
}

/** Makes a copy and mails that it is ready. A run that is killed leaves a file that the sweep deletes. */
export async function makeExport(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'files' | 'media' | 'mail' | 'workers'>,
  { key: id, attempt }: { key: string; attempt: number },
): Promise<void> {
  const { db, clock, files, mail, config } = services;
  const [row] = await db
    .select({ copy: dataExports, user: users })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, id));
  if (!row || row.copy.failedAt !== null) return;
  const { user } = row;
  try {
    if (row.copy.stored === null && row.copy.expiresAt === null) {
      const received = await writeArchive(services, user.id);
      const stored = newPrivateName();
      try {
        await keepPrivately(files, received, { name: stored, type: ZIP });
      } finally {
        await files.drop(received);
      }
      const now = clock.now();
      const { retention } = await readSettings(db);
      const kept = await db
        .update(dataExports)
        .set({
          stored,
          bytes: received.bytes,
          readyAt: now,
          expiresAt: new Date(now.getTime() + retention.exports * DAY_MS),
        })
        .where(and(eq(dataExports.id, id), isNull(dataExports.stored)))
        .returning({ id: dataExports.id });
      if (kept.length === 0) await removePrivate(files, stored);
    }
  } catch (error) {
    if (attempt >= TRIES)
      await db.update(dataExports).set({ failedAt: clock.now() }).where(eq(dataExports.id, id));
    throw error;
  }
  await mail.send({ to: user.email, ...exportMail(user.firstName, settingsUrl(config, user.role)), id });
}

/** Serves copies by the signed addresses that their owners receive. They are only ever saved. */
export function serveExports(
  app: FastifyInstance,
  { db, files, media, clock }: Pick<Services, 'db' | 'files' | 'media' | 'clock'>,
): void {
  app.get<{ Params: { stored: string }; Querystring: { k?: string } }>(
    `${API_PREFIX}${PATH}:stored`,
    { config: { access: 'public' as const } },
    async (request, reply) => {
      const { stored } = request.params;
      if (!isPrivateName(stored) || media.secondsLeft(stored, request.query.k) === 0)
        throw notFound(WORDING.gone);
      // Not of an account that an administrator closed; people who leave may still fetch their copy (spec 15.107).
      const open = sql`(${users.status} = 'active' or exists (
        select 1 from account_deletions d where d.user_id = ${users.id}))`;
      const [row] = await db
        .select({ id: dataExports.id })
        .from(dataExports)
        .innerJoin(users, eq(users.id, dataExports.userId))
        .where(and(eq(dataExports.stored, stored), gt(dataExports.expiresAt, clock.now()), open));
      if (row === undefined) throw notFound(WORDING.gone);
      const file = { name: stored, fileName: 'digiken-data.zip', type: ZIP };
      if (await sendPrivate(files, { request, reply }, file)) return reply;
      throw notFound(WORDING.gone);
    },
  );
}

/** Of these names in the private store, those that belong to a copy. */
export async function recordedExports(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ stored: dataExports.stored })
    .from(dataExports)
    .where(inArray(dataExports.stored, [...names]));
  return new Set(rows.flatMap(({ stored }) => stored ?? []));
}

/** Deletes the files of copies whose time is over. The rows stay: they say when somebody asked. */
export async function dropOldExports({ db, files, clock }: Deps<'files' | 'clock'>): Promise<void> {
  const old = await db
    .select({ id: dataExports.id, stored: dataExports.stored })
    .from(dataExports)
    .where(lte(dataExports.expiresAt, clock.now()));
  for (const { id, stored } of old) {
    if (stored === null) continue;
    await removePrivate(files, stored);
    await db.update(dataExports).set({ stored: null }).where(eq(dataExports.id, id));
  }
}
