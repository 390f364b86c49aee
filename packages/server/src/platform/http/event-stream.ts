import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { STREAM_BEAT_MS } from '@digiken/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionTopic } from '../events';
import type { Authenticate, Services } from '../services';
import { HttpError, NotReady } from './errors';
import type { Caller } from './route';

/** How often the session behind a stream is checked, if nothing is told of its end; milliseconds. */
const SESSION_MS = 60_000;
/** Open streams of one user, or of one address for visitors. */
const STREAMS_MAX = 20;

export interface EventStreams {
  /**
   * Counts a stream that is asked for, until its response is closed. Call it before anything is looked up: a thousand
   * requests at once would keep the database from everybody else.
   * @throws {HttpError} 429 if the same session, or the same address without one, has too many
   */
  arrive(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Sends the events of `open` to the client until it goes away, the session ends or the server stops.
   * @param open may throw an HttpError, which is answered as of any other route
   */
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    open: (signal: AbortSignal) => Promise<AsyncIterable<string>>,
  ): Promise<FastifyReply>;
  /** Number of open streams. */
  count(): number;
  /** Ends all streams: their clients connect again, to the next server. */
  close(): void;
}

/** Server-sent events (HTML, "Server-sent events"), one JSON text each. */
export function eventStreams(
  { lifecycle, events }: Pick<Services, 'lifecycle' | 'events'>,
  authenticate: Authenticate,
): EventStreams {
  const open = new Counter();
  const asked = new Counter();
  const ends = new Set<AbortController>();

  return {
    arrive(request, reply) {
      const { authorization } = request.headers;
      const owner = authorization === undefined ? `from ${request.ip}` : authorization;
      if (!asked.add(owner)) throw tooManyStreams();
      reply.raw.once('close', () => asked.remove(owner));
    },
    async serve(request, reply, start) {
      // The client connects again, to a server that stays.
      if (lifecycle.stopping) throw new NotReady('The server is stopping.');
      const owner = request.caller?.id ?? request.ip;
      if (!open.add(owner)) throw tooManyStreams();
      const gone = new AbortController();
      const { signal } = gone;
      ends.add(gone);
      reply.raw.once('close', () => gone.abort());
      // It may have left while its session was looked up.
      if (reply.raw.destroyed) gone.abort();
      const done = () => {
        gone.abort();
        ends.delete(gone);
        open.remove(owner);
      };
      try {
        const messages = await start(signal);
        const body = new PassThrough();
        void pipeline(framed(messages), body, { signal })
          // Cut: nothing more can be told, and Fastify would leave the connection open.
          .catch(() => body.writableEnded || reply.raw.destroy())
          .finally(done);
        keepAlive(body, signal);
        // Ended rather than cut, which the browser of a person who has signed out would report as an error.
        await endWithSession({ request, authenticate, events }, signal, () => body.end());
        return reply
          .code(200)
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          .send(body);
      } catch (error) {
        done();
        throw error;
      }
    },
    count: () => ends.size,
    close() {
      for (const end of ends) end.abort();
    },
  };
}

const tooManyStreams = () =>
  new HttpError(429, 'Too many pages are open at the same time. Close some of them.');

/** Counts streams by their owner. */
class Counter {
  readonly #counts = new Map<string, number>();

  /** @returns false if the owner has too many */
  add(owner: string): boolean {
    const count = this.#counts.get(owner) ?? 0;
    if (count >= STREAMS_MAX) return false;
    this.#counts.set(owner, count + 1);
    return true;
  }

  remove(owner: string): void {
    const left = (this.#counts.get(owner) ?? 1) - 1;
    if (left > 0) this.#counts.set(owner, left);
    else this.#counts.delete(owner);
  }
}

async function* framed(events: AsyncIterable<string>): AsyncIterable<string> {
  // The first bytes tell the client that the stream is open.
  yield ': open\n\n';
  for await (const event of events) yield `data: ${event}\n\n`;
}

function keepAlive(body: PassThrough, signal: AbortSignal): void {
  // Keeps proxies from closing a quiet stream, and shows the client a dead connection.
  const beat = setInterval(() => {
    // A client that does not read gets no more.
    if (!body.writableNeedDrain && !body.writableEnded) body.write(': \n\n');
  }, STREAM_BEAT_MS);
  beat.unref();
  const stop = () => clearInterval(beat);
  body.once('close', stop);
  signal.addEventListener('abort', stop, { once: true });
}

/** A stream outlives neither its session nor the caller's role (spec 4.9, R.9), and ends with a sign-out (spec 15.107). */
async function endWithSession(
  {
    request,
    authenticate,
    events,
  }: { request: FastifyRequest; authenticate: Authenticate } & Pick<Services, 'events'>,
  signal: AbortSignal,
  end: () => void,
): Promise<void> {
  const first: Caller | undefined = request.caller;
  if (!first) return;
  const look = () =>
    authenticate(request).then(
      (caller) => {
        if (caller?.sessionId !== first.sessionId || caller.role !== first.role) end();
      },
      // The database is away: the next check decides.
      () => {},
    );
  const check = setInterval(() => void look(), SESSION_MS);
  check.unref();
  signal.addEventListener('abort', () => clearInterval(check), { once: true });
  const ended = await events.subscribe([sessionTopic(first.sessionId)], signal);
  void (async () => {
    // What is told does not matter, only that there is something to look at.
    const hints = ended[Symbol.asyncIterator]();
    while (!(await hints.next()).done) await look();
  })();
}
