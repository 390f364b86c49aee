import type { OfflineUnit } from '@digiken/contract';
import { DownloadError, type DownloadFailure, downloadError } from './download-error';
import { fetchUnit } from './fetch-unit';
import { readRecord, readRecords, recordOf, type UnitRecord, unitCacheName, writeRecord } from './unit-cache';
import type { ShellOutcome } from './worker';

export type DownloadState = 'none' | 'waiting' | 'downloading' | 'paused' | 'stored' | 'outdated' | 'failed';

/** A unit on this device, or on its way to it. */
export interface UnitDownload extends UnitRecord {
  state: DownloadState;
  /** Bytes that are stored. */
  done: number;
  /** Only of `failed`. */
  reason?: DownloadFailure;
  /** Bytes of room that are missing; only of `room`. */
  missing?: number;
  /** The server's own message; only of `refused`. */
  message?: string;
}

export interface DownloadDeps {
  viewer: string;
  /** @throws {DownloadError} */
  fetchList: (unitId: string) => Promise<OfflineUnit>;
  storeShell: () => Promise<ShellOutcome>;
}

export interface UnitDownloads {
  get: () => readonly UnitDownload[];
  subscribe: (changed: () => void) => () => void;
  /** Reads again what is stored, e.g. after another tab has changed it. */
  load: () => Promise<void>;
  /** Downloads or updates a unit, or resumes its download: what is stored is not fetched again. */
  start: (unitId: string, options: { withVideos: boolean; list?: OfflineUnit }) => void;
  pause: (unitId: string) => void;
  remove: (unitId: string) => Promise<void>;
  /** Asks the server whether a stored unit has changed; a failure changes nothing. */
  check: (unitId: string) => Promise<void>;
  /** Ends every download; what is stored stays. */
  stop: () => void;
}

/** Between two reports of progress (ms): a screen cannot show more. */
const REPORT_EVERY = 200;

const asDownload = (record: UnitRecord): UnitDownload => ({
  ...record,
  state: record.storedAt === null ? 'paused' : 'stored',
  done: record.storedAt === null ? 0 : record.bytes,
});

/** The downloaded units of one user, one download at a time (spec 14.10–14.15). */
export function createUnitDownloads({ viewer, fetchList, storeShell }: DownloadDeps): UnitDownloads {
  let units: readonly UnitDownload[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let queue = Promise.resolve();
  let reported = 0;

  const publish = (next: readonly UnitDownload[]) => {
    units = next;
    for (const listener of [...listeners]) listener();
  };
  const find = (unitId: string) => units.find((unit) => unit.unitId === unitId);
  const change = (unitId: string, changes: Partial<UnitDownload>) =>
    publish(units.map((unit) => (unit.unitId === unitId ? { ...unit, ...changes } : unit)));
  const put = (unit: UnitDownload) =>
    publish([...units.filter(({ unitId }) => unitId !== unit.unitId), unit]);

  async function load() {
    const records = await readRecords(viewer);
    const known = records.map((record) => {
      const shown = find(record.unitId);
      const same = shown?.version === record.version && shown.storedAt === record.storedAt;
      return running.has(record.unitId) || same ? (shown ?? asDownload(record)) : asDownload(record);
    });
    // A download that has stored nothing yet has no record.
    const begun = units.filter(
      ({ unitId }) => running.has(unitId) && !known.some((item) => item.unitId === unitId),
    );
    publish([...known, ...begun].sort((a, b) => a.title.localeCompare(b.title)));
  }

  async function run(
    unitId: string,
    withVideos: boolean,
    given: OfflineUnit | undefined,
    signal: AbortSignal,
  ) {
    signal.throwIfAborted();
    const list = given ?? (await fetchList(unitId));
    const shell = await storeShell();
    if (shell !== 'stored') throw new DownloadError(shell === 'full' ? 'full' : 'network');
    signal.throwIfAborted();
    const cache = await caches.open(unitCacheName(viewer, unitId));
    const record = recordOf(list, withVideos, null);
    put({ ...record, state: 'downloading', done: 0 });
    await fetchUnit({
      list,
      viewer,
      withVideos,
      cache,
      signal,
      onProgress(done) {
        const now = Date.now();
        if (now - reported < REPORT_EVERY && done < record.bytes) return;
        reported = now;
        if (!signal.aborted) change(unitId, { done });
      },
      async beforeFetch(bytes) {
        await checkRoom(bytes);
        // A wish only: without it, the browser may remove the unit when the device becomes full.
        void navigator.storage?.persist?.().catch(() => {});
        await writeRecord(cache, record);
      },
    });
    // Paused or removed while the last of it arrived.
    signal.throwIfAborted();
    const stored = { ...record, storedAt: new Date().toISOString() };
    await writeRecord(cache, stored);
    put({ ...stored, state: 'stored', done: stored.bytes });
  }

  /** Removes the cache of a download that stopped before it stored anything. */
  async function removeEmpty(unitId: string) {
    const name = unitCacheName(viewer, unitId);
    if (!(await readRecord(await caches.open(name)))) await caches.delete(name);
  }

  function start(unitId: string, { withVideos, list }: { withVideos: boolean; list?: OfflineUnit }) {
    if (running.has(unitId)) return;
    const controller = new AbortController();
    running.set(unitId, controller);
    const before = find(unitId);
    const begun = before ?? (list ? asDownload(recordOf(list, withVideos, null)) : undefined);
    if (begun)
      put({
        ...begun,
        withVideos,
        state: 'waiting',
        reason: undefined,
        missing: undefined,
        message: undefined,
      });
    queue = queue.then(async () => {
      try {
        await run(unitId, withVideos, list, controller.signal);
      } catch (error) {
        // A removed or paused unit says so already.
        if (controller.signal.aborted) return;
        const { reason, details } = downloadError(error);
        change(unitId, { state: 'failed', reason, missing: details.missing, message: details.serverMessage });
        await removeEmpty(unitId).catch(() => {});
      } finally {
        if (running.get(unitId) === controller) running.delete(unitId);
      }
    });
  }

  function abort(unitId: string) {
    running.get(unitId)?.abort();
    running.delete(unitId);
  }

  return {
    get: () => units,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    load,
    start,
    pause(unitId) {
      abort(unitId);
      change(unitId, { state: 'paused' });
    },
    async remove(unitId) {
      abort(unitId);
      publish(units.filter((unit) => unit.unitId !== unitId));
      // What a running download still puts goes with the cache.
      await caches.delete(unitCacheName(viewer, unitId));
    },
    async check(unitId) {
      const { version } = await fetchList(unitId);
      const shown = find(unitId);
      if (shown?.state === 'stored' && shown.version !== version) change(unitId, { state: 'outdated' });
    },
    stop() {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}

/** @throws {DownloadError} `room` if the browser says that the bytes will not fit */
async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && quota - usage < bytes) {
    throw new DownloadError('room', { missing: bytes - (quota - usage) });
  }
}
