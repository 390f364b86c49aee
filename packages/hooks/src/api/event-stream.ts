import type { ContractRoute } from '@digiken/contract';
import { API_PREFIX, STREAM_BEAT_MS } from '@digiken/contract/constants';
import { ApiError, errorFrom, noAnswer } from './api-error';
import { headersOf, parseJson } from './client';
import { addressOf, type Answer, payloadOf, type RequestInput, type RequestParts } from './request';
import { backoff } from './retry';

/** A connection that is silent for longer is dead; milliseconds. */
const SILENCE_MS = STREAM_BEAT_MS * 2.5;

/**
 * Reads the events of one connection until the server ends it. By `fetch`, because `EventSource` cannot send the bearer
 * token.
 * @param signal ends it without an error
 * @throws {ApiError} if the server refuses it, cannot be reached or falls silent, or the connection breaks
 */
export async function* readEvents<R extends ContractRoute & { readonly stream: true }>(
  route: R,
  input: RequestInput<R>,
  signal: AbortSignal,
): AsyncGenerator<Answer<R>, void> {
  for await (const text of dataOf(route, input, signal)) {
    const event = parseJson(text);
    if (event !== undefined) yield event as Answer<R>;
  }
}

async function* dataOf(
  route: ContractRoute,
  parts: RequestParts,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const dead = new AbortController();
  const stop = () => dead.abort();
  signal.addEventListener('abort', stop, { once: true });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(stop, SILENCE_MS);
  };
  try {
    heard();
    const body = payloadOf(route, parts);
    const response = await fetch(API_PREFIX + addressOf(route, parts), {
      method: route.method,
      headers: {
        ...headersOf(route),
        Accept: 'text/event-stream',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      credentials: 'include',
      cache: 'no-store',
      body,
      signal: dead.signal,
    });
    if (!response.ok) {
      const content = parseJson(await response.text());
      throw errorFrom(response.status, content, response.headers.get('Retry-After'));
    }
    if (!response.body) throw noAnswer();
    yield* messagesIn(response.body, heard);
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : noAnswer();
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** The data of each message of the stream (HTML, "Server-sent events"); comments are left out. */
async function* messagesIn(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
      if (data.length > 0) yield data.join('\n');
    }
  }
}

export interface FollowOptions<E> {
  onEvent: (event: E) => void;
  /** `live` with the first event of a connection; `broken` when it ends, until the next one. */
  onState?: (state: 'live' | 'broken') => void;
  /** The server refuses the stream with a 4xx: it is not opened again (spec R.3). */
  onRefused?: (error: ApiError) => void;
  signal: AbortSignal;
}

/**
 * Follows a stream and connects again when it breaks: after 1 s, doubling, at most 30 s, or as soon as the device is
 * online. The server's first event brings a client up to date.
 */
export async function followEvents<R extends ContractRoute & { readonly stream: true }>(
  route: R,
  input: RequestInput<R>,
  { onEvent, onState, onRefused, signal }: FollowOptions<Answer<R>>,
): Promise<void> {
  let failures = 0;
  let live = false;
  while (!signal.aborted) {
    try {
      for await (const event of readEvents(route, input, signal)) {
        failures = 0;
        if (!live) onState?.('live');
        live = true;
        onEvent(event);
      }
    } catch (error) {
      if (error instanceof ApiError && error.refused && error.status !== TOO_MANY) return onRefused?.(error);
    }
    if (signal.aborted) return;
    if (live || failures === 0) onState?.('broken');
    live = false;
    failures += 1;
    await pause(backoff(failures), signal);
  }
}

/** Pages that are closed soon may hold too many streams. */
const TOO_MANY = 429;

/** Waits, but not longer than until the device is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
