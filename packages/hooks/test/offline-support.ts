import type { OfflineUnit } from '@digiken/contract';
import { createHash } from 'node:crypto';
import { vi } from 'vitest';

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), location.origin).href;

interface Stored {
  bytes: ArrayBuffer;
  headers: [string, string][];
}

/** The caches of a browser, in memory, with a limit of bytes. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Stored>>();
  const limit = { bytes: Number.POSITIVE_INFINITY };
  const used = () =>
    [...all.values()]
      .flatMap((cache) => [...cache.values()])
      .reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const answer = (found: Stored | undefined) =>
    found && new Response(found.bytes.slice(0), { headers: found.headers });

  const cacheOf = (entries: Map<string, Stored>) => ({
    match: async (request: RequestInfo | URL) => answer(entries.get(addressOf(request))),
    async put(request: RequestInfo | URL, response: Response) {
      const bytes = await response.arrayBuffer();
      if (used() + bytes.byteLength > limit.bytes) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(addressOf(request), { bytes, headers: [...response.headers] });
    },
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  });
  const storage = {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Stored>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  vi.stubGlobal('caches', storage);
  /** What is stored, by path; answers as their headers and text. */
  const paths = (name: string) =>
    [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(location.origin.length));
  const headersOf = (name: string, path: string) =>
    Object.fromEntries(all.get(name)?.get(location.origin + path)?.headers ?? []);
  return { all, limit, paths, headersOf };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export const PICTURE = 'the bytes of a picture'.repeat(100);
export const VIDEO = 'the bytes of a video'.repeat(1000);
export const PICTURE_PATH = `/api/media/${hashOf(PICTURE)}.webp`;
export const VIDEO_PATH = `/api/media/${hashOf(VIDEO)}.mp4`;

/** A unit with one lesson, a picture and a video. */
export function offlineUnit(changes: Partial<OfflineUnit> = {}): OfflineUnit {
  return {
    unitId: 'n1',
    courseId: 'c1',
    title: 'Stock',
    courseTitle: 'Keep the books',
    lessons: [{ _id: 'l1', title: 'On the shelf' }],
    calls: [
      { path: '/course/c1', bytes: 20, lessonId: null },
      { path: '/course/unit/n1', bytes: 20, lessonId: null },
      { path: '/course/unit/lesson/l1?lang=en', bytes: 20, lessonId: 'l1' },
    ],
    files: [
      {
        url: `${PICTURE_PATH}?k=1`,
        bytes: PICTURE.length,
        hash: hashOf(PICTURE),
        kind: 'picture',
        lessonId: 'l1',
      },
      { url: `${VIDEO_PATH}?k=1`, bytes: VIDEO.length, hash: hashOf(VIDEO), kind: 'video', lessonId: 'l1' },
    ],
    practiceQuizzes: [],
    version: 'v1',
    bytes: 60 + PICTURE.length,
    videoBytes: VIDEO.length,
    ...changes,
  };
}

type Answer = (path: string) => Response | Promise<Response>;

/** A server with the files of {@link offlineUnit}; `overrides` by path without query. */
export function unitServer(overrides: Record<string, Answer> = {}) {
  const asked: { path: string; init: RequestInit }[] = [];
  const files: Record<string, string> = { [PICTURE_PATH]: PICTURE, [VIDEO_PATH]: VIDEO };
  const fetchStub = vi.fn(async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    asked.push({ path: url.pathname + url.search, init });
    const own = overrides[url.pathname];
    if (own) return own(url.pathname);
    return new Response(files[url.pathname] ?? JSON.stringify({ data: url.pathname }), {
      headers: { Date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'Set-Cookie': 'secret=1' },
    });
  });
  vi.stubGlobal('fetch', fetchStub);
  return { asked, overrides, paths: () => asked.map(({ path }) => path) };
}
