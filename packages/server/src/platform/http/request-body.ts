import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endWithError } from './raw-response';

/** How long a request may take to arrive; milliseconds unless said otherwise. */
export interface ArrivalLimits {
  /** All headers. */
  headersMs: number;
  /** The longest pause in a body. */
  pauseMs: number;
  /** How long a body may be slower than {@link bytesPerSecond}. */
  slowMs: number;
  /** Minimum average speed of a body after {@link slowMs}. */
  bytesPerSecond: number;
  /** The whole request. */
  totalMs: number;
  /** How often the limits are checked. */
  checkMs: number;
}

/**
 * Spec 10.4. A total time alone cannot tell a stalled request from a video of 100 MB on a slow phone, which takes
 * more than half an hour on 3G; so pauses and the average speed decide, far below what a 2G connection does.
 */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 20_000,
  pauseMs: 30_000,
  slowMs: 60_000,
  bytesPerSecond: 1_024,
  totalMs: 3 * 3_600_000,
  checkMs: 1_000,
};

/** Maximum time and pause for reading the rest of an answered request; milliseconds. */
const REST_MS = 30_000;
const REST_PAUSE_MS = 5_000;

interface Arriving {
  raw: IncomingMessage;
  since: number;
  lastByteAt: number;
  bytesBefore: number;
  bytes: number;
}

/** `complete` exists on real requests only, not on injected ones. */
const isArriving = (raw: IncomingMessage) =>
  (raw.complete as boolean | undefined) === false && !raw.destroyed;

/** Ends requests whose body stalls or is far too slow with a 408, and closes their connection (spec 10.4). */
export function limitArrival(
  app: FastifyInstance,
  limits: ArrivalLimits,
  headers: Record<string, string>,
): void {
  const arriving = new Set<Arriving>();
  app.addHook('onRequest', async ({ raw }) => {
    if (!isArriving(raw)) return;
    const now = Date.now();
    const bytesBefore = raw.socket.bytesRead;
    const entry = { raw, since: now, lastByteAt: now, bytesBefore, bytes: 0 };
    arriving.add(entry);
    raw.once('close', () => arriving.delete(entry));
  });
  const check = () => {
    for (const entry of arriving) {
      if (!isArriving(entry.raw)) arriving.delete(entry);
      else if (isTooSlow(entry, limits)) {
        arriving.delete(entry);
        endWithError(entry.raw.socket, 408, headers);
      }
    }
  };
  const timer = setInterval(check, limits.checkMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Also updates the state of the request. */
function isTooSlow(entry: Arriving, { pauseMs, slowMs, bytesPerSecond }: ArrivalLimits): boolean {
  const { raw } = entry;
  const now = Date.now();
  const bytes = raw.socket.bytesRead - entry.bytesBefore;
  // While the server itself does not read on, the client cannot send.
  const waitsForServer = raw.readableFlowing === false || raw.readableLength >= raw.readableHighWaterMark;
  if (bytes > entry.bytes || waitsForServer) entry.lastByteAt = now;
  entry.bytes = bytes;
  if (now - entry.lastByteAt > pauseMs) return true;
  const lateSeconds = (now - entry.since - slowMs) / 1000;
  return !waitsForServer && bytes < lateSeconds * bytesPerSecond;
}

/**
 * Lets clients read an error that is sent before their request has arrived, for instance in the middle of an upload.
 *
 * A connection that is closed with unread data is reset, and the client may lose the response; one that stays open
 * would take the rest of the body for the next request. So the response announces that the connection closes, is sent
 * at once, and ends after the rest of the request was read and dropped.
 */
export function answerBeforeTheEnd(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || !isArriving(request.raw)) return payload;
    reply.header('connection', 'close');
    reply.header('content-length', Buffer.byteLength(payload));
    return Readable.from(sendThenDrop(payload, request));
  });
}

async function* sendThenDrop(payload: string, { raw }: FastifyRequest) {
  yield Buffer.from(payload);
  raw.unpipe();
  raw.resume();
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(all);
      clearTimeout(pause);
      resolve();
    };
    const all = setTimeout(done, REST_MS);
    const pause = setTimeout(done, REST_PAUSE_MS);
    raw.on('data', () => pause.refresh());
    raw.once('end', done).once('close', done).once('error', done);
  });
}
