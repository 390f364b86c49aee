import type { OfflineFile, OfflineUnit } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { offlineRoutes } from '@digiken/contract/routes/offline';
import { headersOf } from '../api/client';
import { DownloadError, refusalOf } from './download-error';
import { createSha256 } from './sha256';
import { attemptCall, quizCall } from './keep-attempt';
import { isRecord, VERSION_HEADER } from './unit-cache';

/** Requests at a time: on a slow line, most of the time of a small answer is waiting. */
const AT_ONCE = 3;

interface Item {
  key: string;
  bytes: number;
  stored: () => Promise<boolean>;
  /** @param onBytes called with the bytes of each piece of a file */
  store: (onBytes: (count: number) => void) => Promise<void>;
}

export interface FetchUnit {
  list: OfflineUnit;
  viewer: string;
  withVideos: boolean;
  cache: Cache;
  signal: AbortSignal;
  /** Called with the bytes that are stored by now, of those that the list names. */
  onProgress: (bytes: number) => void;
  /** Called once with the bytes that are still to be fetched, before any of them; may throw. */
  beforeFetch: (bytes: number) => Promise<void>;
}

/**
 * Fetches everything of a unit that the cache does not have yet, and removes what the unit no longer needs.
 * @throws {DownloadError} with what is stored so far kept
 */
export async function fetchUnit(options: FetchUnit): Promise<void> {
  const { cache, signal, onProgress, beforeFetch } = options;
  const items = itemsOf(options);
  const missing: Item[] = [];
  let done = 0;
  for (const item of items) {
    if (await item.stored()) done += item.bytes;
    else missing.push(item);
  }
  onProgress(done);
  await beforeFetch(missing.reduce((total, { bytes }) => total + bytes, 0));

  const queue = missing.values();
  const work = async () => {
    for (const item of queue) {
      signal.throwIfAborted();
      let received = 0;
      await item.store((count) => {
        // A server may send more than it announced.
        const counted = Math.min(count, item.bytes - received);
        received += counted;
        done += counted;
        onProgress(done);
      });
      done += item.bytes - received;
      onProgress(done);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  await removeOthers(cache, new Set(items.map(({ key }) => key)));
}

async function removeOthers(cache: Cache, keys: Set<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!keys.has(request.url) && !isRecord(request)) await cache.delete(request);
  }
}

function itemsOf({ list, viewer, withVideos, cache, signal }: FetchUnit): Item[] {
  const listed = list.calls.map(({ path, bytes }) => callItem(path, bytes, { list, cache, signal }));
  // What every page of a learner asks for first.
  const own = [
    `/user/${encodeURIComponent(viewer)}`,
    `/enrolled/courses/${encodeURIComponent(viewer)}`,
    '/learning/next',
    '/notes?size=100',
    '/site',
  ]
    .filter((path) => !list.calls.some((call) => call.path === path))
    .map((path) => callItem(path, 0, { list, cache, signal, optional: true }));
  // An attempt that has been started can be answered without a connection.
  const quizzes = list.practiceQuizzes
    .flatMap(({ _id, openAttemptId: id }) => [quizCall(_id), ...(id === null ? [] : [attemptCall(id)])])
    .map((path) => callItem(path, 0, { list, cache, signal, optional: true }));
  const files = new Map(list.files.map((file) => [pathOf(file), file]));
  const chosen = [...files.values()].filter(({ kind }) => withVideos || kind !== 'video');
  return [...listed, ...own, ...quizzes, ...chosen.map((file) => fileItem(file, cache, signal))];
}

interface CallOptions {
  list: OfflineUnit;
  cache: Cache;
  signal: AbortSignal;
  /** Pages work without it. */
  optional?: boolean;
}

function callItem(path: string, bytes: number, { list, cache, signal, optional }: CallOptions): Item {
  const key = new URL(API_PREFIX + path, location.origin).href;
  return {
    key,
    bytes,
    async stored() {
      const found = await cache.match(key);
      return found?.headers.get(VERSION_HEADER) === list.version;
    },
    async store() {
      const response = await fetch(API_PREFIX + path, {
        headers: headersOf(offlineRoutes.getOfflineUnit),
        credentials: 'include',
        cache: 'no-store',
        signal,
      });
      if (!response.ok) {
        const error = await refusalOf(response);
        if (optional && error.reason === 'refused') return;
        throw error;
      }
      // Only the content: no cookie, and no date that would be taken for the server's clock.
      const headers = { 'Content-Type': 'application/json; charset=utf-8', [VERSION_HEADER]: list.version };
      await cache.put(key, new Response(await response.blob(), { headers }));
    },
  };
}

/** The address of a file without its signature names its content. */
const pathOf = ({ url }: OfflineFile) => new URL(url, location.origin).pathname;

function fileItem(file: OfflineFile, cache: Cache, signal: AbortSignal): Item {
  const key = location.origin + pathOf(file);
  return {
    key,
    bytes: file.bytes,
    stored: async () => (await cache.match(key)) !== undefined,
    async store(onBytes) {
      const response = await fetch(file.url, { credentials: 'include', cache: 'no-store', signal });
      if (!response.ok || !response.body) throw await refusalOf(response);
      const hash = createSha256();
      let damaged = false;
      const checked = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, controller) {
            hash.update(piece);
            onBytes(piece.length);
            controller.enqueue(piece);
          },
          flush(controller) {
            damaged = hash.digest() !== file.hash;
            // An error at its end keeps the whole file out of the cache.
            if (damaged) controller.error(new DownloadError('damaged'));
          },
        }),
      );
      const headers = { 'Content-Type': response.headers.get('Content-Type') ?? '' };
      try {
        await cache.put(key, new Response(checked, { headers }));
      } catch (error) {
        await cache.delete(key);
        throw damaged ? new DownloadError('damaged') : error;
      }
    },
  };
}
