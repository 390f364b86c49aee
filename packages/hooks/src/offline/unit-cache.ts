import type { OfflineUnit } from '@digiken/contract';

/** Beginning of the names of caches with a downloaded unit; the worker knows it too. */
const PREFIX = 'digiken-unit:';
/** Which version of the unit a stored answer belongs to: answers have no hash. */
export const VERSION_HEADER = 'X-Digiken-Version';
/** Where a cache says what it holds. No page of the site has this address. */
const RECORD = '/digiken-unit.json';

/** What a device knows about a unit that is stored, or whose download has begun. */
export interface UnitRecord {
  unitId: string;
  courseId: string;
  title: string;
  courseTitle: string;
  /** Of the content that is stored, or that is being fetched. */
  version: string;
  /** Bytes of everything that was chosen. */
  bytes: number;
  withVideos: boolean;
  /** ISO 8601; null until everything is there. */
  storedAt: string | null;
}

export const supportsDownloads = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && typeof TransformStream !== 'undefined';

/** One cache for each unit and viewer: removing it removes everything that belongs to the unit. */
export const unitCacheName = (viewer: string, unitId: string): string => `${PREFIX}${viewer}:${unitId}`;

/** @returns undefined if nothing of the unit is stored */
export async function readRecord(cache: Cache): Promise<UnitRecord | undefined> {
  const found = await cache.match(RECORD);
  return found && ((await found.json()) as UnitRecord);
}

export async function writeRecord(cache: Cache, record: UnitRecord): Promise<void> {
  await cache.put(
    RECORD,
    new Response(JSON.stringify(record), { headers: { 'Content-Type': 'application/json' } }),
  );
}

export function recordOf(list: OfflineUnit, withVideos: boolean, storedAt: string | null): UnitRecord {
  const { unitId, courseId, title, courseTitle, version } = list;
  const bytes = list.bytes + (withVideos ? list.videoBytes : 0);
  return { unitId, courseId, title, courseTitle, version, bytes, withVideos, storedAt };
}

/** Every unit of which this device stores something for the viewer. */
export async function readRecords(viewer: string): Promise<UnitRecord[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}${viewer}:`));
  const records = await Promise.all(names.map(async (name) => readRecord(await caches.open(name))));
  return records.filter((record) => record !== undefined);
}

/** Whether a stored response belongs to the record and not to the content. */
export const isRecord = (request: Request): boolean => new URL(request.url).pathname === RECORD;
