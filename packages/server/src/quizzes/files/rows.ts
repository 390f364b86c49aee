import type { QuestionAnswer } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { MediaSigner } from '../../platform/media-signing';
import { attemptFiles } from '../tables';

export type AttemptFile = typeof attemptFiles.$inferSelect;
type FileAnswer = Extract<QuestionAnswer, { type: 'file' }>;

/** Below /api/; a signed address, because a link cannot send the bearer header. */
export const ATTEMPT_FILES_PATH = '/attempt-files/';

/** The stored files of an attempt in the order in which they came. */
export const filesOf = (db: Executor, attemptId: string): Promise<AttemptFile[]> =>
  db
    .select()
    .from(attemptFiles)
    .where(eq(attemptFiles.attemptId, attemptId))
    .orderBy(asc(attemptFiles.receivedAt), asc(attemptFiles.id));

/** Of these names in the private store, those that belong to an attempt. */
export async function recordedFiles(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ stored: attemptFiles.stored })
    .from(attemptFiles)
    .where(inArray(attemptFiles.stored, [...names]));
  return new Set(rows.map(({ stored }) => stored));
}

/** Why an answer with files cannot be saved: it names one that is not stored for its question. Null if it can. */
export function missingFile(
  stored: readonly AttemptFile[],
  { slot, answer }: { slot: string; answer: QuestionAnswer | null },
): string | null {
  if (answer?.type !== 'file') return null;
  const known = new Set(stored.filter((file) => file.slot === slot).map(({ id }) => id));
  const missing = answer.files.find(({ id }) => !known.has(id));
  if (missing) return `The file “${missing.name}” has not arrived. Send it again.`;
  return new Set(answer.files.map(({ id }) => id)).size === answer.files.length
    ? null
    : 'The answer names a file twice.';
}

/** The files as an answer names them. */
export const toAnswer = (files: readonly AttemptFile[]): FileAnswer | null =>
  files.length === 0
    ? null
    : { type: 'file', files: files.map(({ id, name, bytes }) => ({ id, name, bytes })) };

/** An answer with the names and sizes that are stored, whatever the client called them. */
export function asStored(
  stored: readonly AttemptFile[],
  answer: QuestionAnswer | null,
): QuestionAnswer | null {
  if (answer?.type !== 'file') return answer;
  return toAnswer(answer.files.flatMap(({ id }) => stored.find((file) => file.id === id) ?? []));
}

/** An answer whose files can be downloaded by whoever receives it. */
export function withAddresses<A extends QuestionAnswer | null>(
  media: MediaSigner,
  stored: readonly AttemptFile[],
  answer: A,
): A {
  if (answer?.type !== 'file') return answer;
  return {
    ...answer,
    files: answer.files.map(({ id, name, bytes }) => {
      const file = stored.find((item) => item.id === id);
      return { id, name, bytes, ...(file && { href: addressOf(media, file.stored) }) };
    }),
  };
}

const addressOf = (media: MediaSigner, stored: string) =>
  `${API_PREFIX}${ATTEMPT_FILES_PATH}${stored}?k=${media.signatureOf(stored)}`;
