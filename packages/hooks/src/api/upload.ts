import { API_PREFIX } from '@digiken/contract/constants';
import type { ContractRoute } from '@digiken/contract';
import { errorFrom, noAnswer } from './api-error';
import { headersOf, parseJson } from './client';
import type { ActionKeys } from './idempotency';
import { type FailureTexts, type Outcome, outcomeOf } from './outcome';
import { addressOf, type Answer, payloadOf, type RequestInput, type RequestParts } from './request';

export interface UploadOptions {
  /** The part of the file that has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Stops the upload; its outcome is then `aborted`. */
  signal?: AbortSignal;
}

export type UploadOutcome<T> = Outcome<T> | { ok: false; aborted: true; message: ''; status: 0 };

/** Routes whose body is a file. */
export type UploadRoute = ContractRoute & { readonly upload: string };

const ABORTED = { ok: false, aborted: true, message: '', status: 0 } as const;

/**
 * Sends one file with the headers and errors of every other call. Uses XMLHttpRequest, because fetch reports no
 * upload progress. Never throws.
 */
export async function sendFile<R extends UploadRoute>(
  route: R,
  input: RequestInput<R>,
  { keys, texts }: { keys: ActionKeys; texts: FailureTexts },
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadOutcome<Answer<R>>> {
  if (signal?.aborted) return ABORTED;
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  const parts: RequestParts = input;
  const outcome = await outcomeOf(
    () =>
      keys.run(
        route,
        parts,
        (key) =>
          new Promise<Answer<R>>((resolve, reject) => {
            request.open(route.method, API_PREFIX + addressOf(route, parts));
            request.withCredentials = true;
            for (const [name, value] of Object.entries(headersOf(route, key))) {
              request.setRequestHeader(name, value);
            }
            request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
              if (lengthComputable && total > 0) onProgress?.(loaded / total);
            };
            request.onload = () => {
              const body = parseJson(request.responseText);
              const { status } = request;
              if (status >= 200 && status < 300 && body !== undefined) resolve(body as Answer<R>);
              else reject(errorFrom(status, body, request.getResponseHeader('Retry-After')));
            };
            request.onerror = () => reject(noAnswer());
            request.onabort = () => reject(noAnswer());
            request.send(payloadOf(route, parts));
          }),
      ),
    texts,
  );
  signal?.removeEventListener('abort', abort);
  return signal?.aborted && !outcome.ok ? ABORTED : outcome;
}
