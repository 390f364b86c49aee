import type { SyncResult } from '@digiken/contract';
import { noteRoutes } from '@digiken/contract/routes/notes';
import { offlineRoutes } from '@digiken/contract/routes/offline';
import { ApiError } from '../api/api-error';
import type { ApiClient } from '../api/client';
import { isCalled, sentAction } from './batch';
import type { StoredEntry } from './fold';

export type SyncClient = Pick<ApiClient, 'request' | 'requestWith'>;

/** A request that takes longer got no answer; milliseconds. The server tells by the ids if it arrived after all. */
const LONGEST = 60_000;

function inTime<T>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError({ kind: 'unavailable', status: 0 })), LONGEST);
  });
  return Promise.race([request, late]).finally(() => clearTimeout(timer));
}

/** The server understood the request and will never take it, whoever repeats it. */
export const isUnacceptable = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 422].includes(error.status);

/** What the call of a single note says for good, e.g. that there are 200 notes. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);

/**
 * Sends one batch and answers with the server's results, by id.
 * @throws {ApiError} if the server gave none
 */
export async function sendBatch(
  client: SyncClient,
  batch: readonly StoredEntry[],
  now: number,
): Promise<Map<string, SyncResult>> {
  const [first] = batch;
  if (first && isCalled(first)) return new Map([[first.id, await repeatNote(client, first)]]);
  const actions = batch.map((entry) => sentAction(entry, now));
  const answer = await inTime(client.request(offlineRoutes.sync, { body: { actions } }));
  const results = Array.isArray(answer.data) ? answer.data : [];
  return new Map(results.map((result) => [result.id, result]));
}

/** Repeats the note's own call: its key lets the server tell whether the first one arrived (spec R.63). */
async function repeatNote(client: SyncClient, { id, payload }: StoredEntry): Promise<SyncResult> {
  if (payload.kind !== 'note-add') throw new Error('Only notes are sent by a call of their own');
  const { lessonId, text, quote, section } = payload;
  const keyed = client.requestWith({ run: (_route, _parts, send) => send(id) });
  try {
    const { data } = await inTime(
      keyed(noteRoutes.addNote, { params: { lessonId }, body: { text, quote, section } }),
    );
    return { id, result: 'ok', noteId: data._id };
  } catch (error) {
    if (!isFinal(error)) throw error;
    return {
      id,
      result: 'refused',
      message: error.errors?.['text'] ?? error.serverMessage ?? error.message,
      ...(error.code !== undefined && { code: error.code }),
    };
  }
}
