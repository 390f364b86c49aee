import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from './object-store';

export interface SentObject {
  key: string;
  type: string;
  /** Without quotes, if the content of the key never changes: then clients may ask whether theirs is current. */
  etag?: string;
  /**
   * The answer keeps its own Content-Security-Policy, and a page the encoding that it names itself: for files of packages,
   * on a host where they may run.
   */
  runs?: boolean;
}

/**
 * Sends an object of the store through this server: the whole, or one range of it, so that a player can move in it.
 * The headers keep it from running scripts on the site's origin. The caller sets `cache-control`.
 * @returns false if there is no such object; nothing is sent. Not the reply: an async function that returns it waits for
 *   the end of the response, and then returns nothing
 */
export async function sendObject(
  objects: ObjectStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { key, type, etag, runs = false }: SentObject,
): Promise<boolean> {
  const bytes = (await objects.head(key))?.bytes;
  if (bytes === undefined) return false;
  reply
    .type(type.startsWith('text/') && !runs ? `${type}; charset=utf-8` : type)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff');
  if (!runs) reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  const tag = etag && `"${etag}"`;
  if (tag) reply.header('etag', tag);
  if (tag && isCurrent(request.headers['if-none-match'], tag)) return begun(reply.code(304).send());
  // A range of another version is no part of this one.
  const given = request.headers['if-range'];
  const range = given === undefined || given === tag ? rangeOf(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable')
    return begun(reply.code(416).header('content-range', `bytes */${bytes}`).send(''));
  const length = range ? range.end - range.start + 1 : bytes;
  // HEAD: without fetching the content. An empty stream, because Fastify would measure a text.
  const isEmpty = request.method === 'HEAD' || length === 0;
  const content = isEmpty ? Readable.from([]) : await objects.get(key, range);
  if (content === undefined) return false;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return begun(reply.header('content-length', length).send(content));
}

const begun = (_reply: FastifyReply) => true;

const isCurrent = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((item) => ['*', tag, `W/${tag}`].includes(item.trim())) ?? false;

/** One range of bytes (RFC 9110, 14.1.2); undefined for the whole file, also where several are asked for. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
