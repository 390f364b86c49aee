import type { AnswerOf, Call, Method } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { errorFrom, noAnswer } from './api-error';
import { commonHeaders } from './client';
import { type FailureTexts, type Outcome, outcomeOf } from './outcome';

export interface UploadOptions {
  /** How much of the file has been sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Stops the upload; its outcome is then `aborted`. */
  signal?: AbortSignal;
}

export type UploadOutcome<T> = Outcome<T> | { ok: false; aborted: true; message: ''; status: 0 };

export interface FileToSend {
  method: Method;
  /** Path after the /api prefix. */
  path: string;
  /** The multipart field's name, as the contract's `upload` says. */
  field: string;
  file: Blob;
}

/**
 * Sends one file with the headers and errors of every other call. By XMLHttpRequest: fetch does not tell how
 * much has been sent. Never throws.
 */
export async function sendFile<C extends Call>(
  { method, path, field, file }: FileToSend,
  texts: FailureTexts,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadOutcome<AnswerOf<C>>> {
  let aborted = signal?.aborted === true;
  if (aborted) return { ok: false, aborted, message: '', status: 0 };
  const request = new XMLHttpRequest();
  const abort = () => {
    aborted = true;
    request.abort();
  };
  signal?.addEventListener('abort', abort);
  const outcome = await outcomeOf(
    () =>
      new Promise<AnswerOf<C>>((resolve, reject) => {
        request.open(method, API_PREFIX + path);
        request.withCredentials = true;
        for (const [name, value] of Object.entries(commonHeaders())) request.setRequestHeader(name, value);
        request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
          if (lengthComputable && total > 0) onProgress?.(loaded / total);
        };
        request.onload = () => {
          const body = parsed(request.responseText);
          const { status } = request;
          if (status >= 200 && status < 300 && body !== undefined) resolve(body as AnswerOf<C>);
          else reject(errorFrom(status, body, request.getResponseHeader('Retry-After')));
        };
        request.onerror = () => reject(noAnswer());
        request.onabort = () => reject(noAnswer());
        const form = new FormData();
        form.append(field, file);
        request.send(form);
      }),
    texts,
  );
  signal?.removeEventListener('abort', abort);
  return aborted && !outcome.ok ? { ok: false, aborted: true, message: '', status: 0 } : outcome;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
