import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { files as records } from '../database/tables';
import { enqueue, type Handler } from '../jobs';
import type { Services } from '../services';
import { keyOf, type StoredObject } from './object-store';
import { hashesOfNamedFiles, hashOf } from './references';

const KIND = 'files.sweep';
const DAY_MS = 86_400_000;
/** An object without a record is kept for so long: its upload may not be recorded yet. */
const UNRECORDED_MS = DAY_MS;
/** A new file may be in a text that its author has not saved yet. */
const NEW_MS = DAY_MS;
/** A file that no row names is kept for so long: the text of an author who is offline may name it. */
export const ORPHAN_MS = 30 * DAY_MS;
const AT_ONCE = 1_000;

/** What a sweep has found and done. */
export interface SweepCounts {
  /** Objects without a record that were deleted. */
  unrecorded: number;
  /** Files that no row names, found today. */
  orphaned: number;
  /** Files that are named again, or were stored again. */
  named: number;
  /** Files that were deleted because no row has named them for {@link ORPHAN_MS}. */
  deleted: number;
}

type Parts = Pick<Services, 'db' | 'clock' | 'files'>;

/** Has orphaned files looked for every day. Call it at each start: safe to repeat. */
export async function scheduleFileSweep({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await enqueue(db, { kind: KIND, key: 'all', runAt: clock.now() });
}

export function fileJobs(parts: Parts, report: (counts: SweepCounts) => void): Record<string, Handler> {
  return {
    [KIND]: async () => {
      report(await sweepFiles(parts));
      return new Date(parts.clock.now().getTime() + DAY_MS);
    },
  };
}

/**
 * Deletes files that nothing uses any more (spec 14.96). Two sweeps at the same time do no harm.
 * - Objects without a record, after a day: what transactions that failed have left.
 * - Records that no row names, after 30 days in which no sweep has found their name and nobody has stored them again.
 */
export async function sweepFiles(parts: Parts): Promise<SweepCounts> {
  const unrecorded = await dropUnrecordedObjects(parts);
  const marked = await markOrphans(parts);
  return { unrecorded, ...marked, deleted: await dropOrphans(parts) };
}

async function dropUnrecordedObjects(parts: Parts): Promise<number> {
  const { db, files } = parts;
  const isOld = ({ modifiedAt }: StoredObject) => Date.now() - modifiedAt.getTime() > UNRECORDED_MS;
  let dropped = 0;
  for await (const page of files.objects.list('')) {
    const old = page.filter((object) => isOld(object) && isContent(object.key));
    for (let at = 0; at < old.length; at += AT_ONCE) {
      const names = old.slice(at, at + AT_ONCE).map(({ key }) => nameOf(key));
      const rows = await db.select({ name: records.name }).from(records).where(inArray(records.name, names));
      const known = new Set(rows.map(({ name }) => name));
      for (const name of names.filter((name) => !known.has(name))) {
        if (await dropUnrecorded(parts, name, isOld)) dropped += 1;
      }
    }
  }
  return dropped;
}

/** Deletes an object while its record is locked, so that nobody stores the same content at this moment. */
async function dropUnrecorded(
  { db, files: { objects } }: Parts,
  name: string,
  isOld: (object: StoredObject) => boolean,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = { name, type: 'application/octet-stream', bytes: 0 };
    // Waits for a transaction that is storing the same content, and keeps the next one waiting.
    const mine = await tx.insert(records).values(row).onConflictDoNothing().returning();
    if (mine.length === 0) return false;
    const object = await objects.head(keyOf(name));
    const gone = object !== undefined && isOld(object);
    if (gone) await objects.delete(keyOf(name));
    await tx.delete(records).where(eq(records.name, name));
    return gone;
  });
}

/** Writes down since when no row names a file. */
async function markOrphans({ db, clock }: Parts): Promise<Pick<SweepCounts, 'orphaned' | 'named'>> {
  const named = await hashesOfNamedFiles(db);
  const now = clock.now();
  const counts = { orphaned: 0, named: 0 };
  for (let last = ''; ; ) {
    const rows = await db
      .select({ name: records.name, orphanedAt: records.orphanedAt, createdAt: records.createdAt })
      .from(records)
      .where(gt(records.name, last))
      .orderBy(records.name)
      .limit(AT_ONCE);
    if (rows.length === 0) return counts;
    last = rows.at(-1)?.name ?? '';
    const isNew = (at: Date) => now.getTime() - at.getTime() < NEW_MS;
    const found = rows.filter(
      (row) => row.orphanedAt === null && !named.has(hashOf(row.name)) && !isNew(row.createdAt),
    );
    const back = rows.filter((row) => row.orphanedAt !== null && named.has(hashOf(row.name)));
    const mark = (some: typeof rows, orphanedAt: Date | null) =>
      db
        .update(records)
        .set({ orphanedAt })
        .where(
          inArray(
            records.name,
            some.map(({ name }) => name),
          ),
        );
    if (found.length > 0) await mark(found, now);
    if (back.length > 0) await mark(back, null);
    counts.orphaned += found.length;
    counts.named += back.length;
  }
}

/** The marks were checked a moment ago. Whoever stores the content again takes the mark away, or waits for the lock. */
async function dropOrphans({ db, clock, files: { objects } }: Parts): Promise<number> {
  const before = new Date(clock.now().getTime() - ORPHAN_MS);
  const old = and(isNotNull(records.orphanedAt), lt(records.orphanedAt, before));
  const rows = await db.select({ name: records.name }).from(records).where(old);
  let deleted = 0;
  for (const { name } of rows) {
    const gone = await db.transaction(async (tx) => {
      const [row] = await tx
        .delete(records)
        .where(and(eq(records.name, name), old))
        .returning();
      if (row) await objects.delete(keyOf(name));
      return row !== undefined;
    });
    if (gone) deleted += 1;
  }
  return deleted;
}

const isContent = (key: string): boolean => /^[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/.test(key);
const nameOf = (key: string): string => key.slice(3);
