import type { AnswerOf, QuestionAnswer, QuestionBodyOf, quizzes as calls } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Executor } from '../../platform/database';
import type { ReceivedFile } from '../../platform/files';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import { openUpload, receiveUpload, refuseTruncated } from '../../platform/http/uploads';
import { keepPrivately, newPrivateName, removePrivate } from '../../platform/private-files';
import { countTry } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { bodiesOf, latestAnswers } from '../attempts/answers';
import { endedReason, lockAttempt, MAX_INTEGER, mustHold } from '../attempts/change';
import type { AttemptRow } from '../attempts/end';
import type { Learner } from '../attempts/find-quiz';
import { currentPlace, mustBeCurrent } from '../attempts/sequence';
import { attemptAnswers, attemptFiles } from '../tables';
import { kindOf } from './kinds';
import { fileName } from './names';
import { type AttemptFile, filesOf, toAnswer, withAddresses } from './rows';

const WORDING = {
  noQuestion: 'This attempt has no such question for files.',
  otherContent: 'Another file was sent with this id. Choose the file again.',
  kind: (kinds: string | undefined) =>
    kinds === undefined
      ? 'Files of this type cannot be sent here. Choose another file.'
      : `Files of this type cannot be sent here. Choose ${kinds}.`,
  content: 'What is in this file is not what its name says. Save it again in the right format, then send it.',
  tooMany: `An answer can have ${QUIZ_LIMITS.answerFiles} files at most. Remove one first.`,
  tooMuch: `The files of an attempt can have ${QUIZ_LIMITS.attemptFilesBytes / 1024 / 1024} MB together. Remove one first.`,
  tooOften: 'Too many files were sent in a short time. Wait a few minutes, then send this one again.',
} as const;

/** Files of one learner in an hour, so that sending and removing cannot keep the server busy. */
const SENDS = { max: 200, windowSeconds: 3600 };

type Parts = Pick<Services, 'clock' | 'files' | 'media'> & { db: Database };
type Body = QuestionBodyOf<'file'>;
type FilesAnswer = AnswerOf<typeof calls.storeAttemptFile>['data'];

interface Place {
  attemptId: string;
  slot: string;
  fileId: string;
  device: string;
}

/** The attempt and the question of a file, locked. @throws {HttpError} 404, 409 */
async function lockSlot(
  tx: Executor,
  learner: Learner,
  { attemptId, slot: slotId, device }: Place,
  now: Date,
): Promise<{ attempt: AttemptRow; body: Body }> {
  const attempt = await lockAttempt(tx, learner, attemptId, now);
  mustHold(attempt, device);
  mustBeCurrent(attempt, await currentPlace(tx, attempt), [slotId]);
  const slot = attempt.snapshot.find((item) => item.slot === slotId);
  const body = slot && (await bodiesOf(tx, [slot])).get(slotId);
  if (body?.type !== 'file') throw notFound(WORDING.noQuestion);
  return { attempt, body };
}

/** @throws {HttpError} 409 if the attempt no longer takes what was chosen then */
function mustTake(attempt: AttemptRow, elapsedMs: number): void {
  const reason = endedReason(attempt, elapsedMs);
  if (reason !== null) throw conflict(reason);
}

const largestFile = ({ maxBytes }: Pick<Body, 'maxBytes'>): number =>
  Math.min(maxBytes, QUIZ_LIMITS.fileBytes);

/**
 * Stores a file and adds it to the answer of its question in one transaction. The same id again changes nothing, so a
 * client that lost the response sends it again. What was chosen in time and arrives after the end is kept as late
 * (spec 12.11, 12.143).
 * @throws {HttpError} 404, 409 `taken-over`, `question-left` or once the attempt has ended, 422 on `file`, 429
 */
export async function storeFile(
  services: Parts,
  learner: Learner,
  { elapsedMs, request, ...place }: Place & { elapsedMs: number; request: FastifyRequest },
): Promise<FilesAnswer> {
  const { db, clock, files } = services;
  // Nothing is received that could not be kept.
  const { body } = await db.transaction(async (tx) => {
    const locked = await lockSlot(tx, learner, place, clock.now());
    mustTake(locked.attempt, elapsedMs);
    return locked;
  });
  await countTry(services, {
    limits: [{ key: `attempt-files:${learner.id}`, ...SENDS }],
    message: WORDING.tooOften,
  });
  const wanted = { field: 'file', maxBytes: largestFile(body) };
  const upload = await openUpload(request, wanted);
  const received = await receiveUpload(files, upload);
  try {
    refuseTruncated(upload, wanted, received.bytes);
    const name = fileName(upload.name);
    const kind = kindOf(name, received.head, body.accept);
    if ('problem' in kind)
      throw invalid({ file: kind.problem === 'kind' ? WORDING.kind(body.kinds) : WORDING.content });
    const stored = newPrivateName();
    await keepPrivately(files, received, { name: stored, type: kind.type });
    const file = { name, type: kind.type, stored };
    const unused: string[] = [stored];
    try {
      const { answer, dropped } = await keep(services, learner, { ...place, elapsedMs, received, file });
      unused.splice(0, 1, ...dropped);
      return answer;
    } finally {
      // What cannot be deleted now is left to the sweep.
      for (const item of unused) await removePrivate(files, item).catch(() => {});
    }
  } finally {
    await files.drop(received);
  }
}

interface Kept extends Place {
  elapsedMs: number;
  received: ReceivedFile;
  file: Pick<AttemptFile, 'name' | 'type' | 'stored'>;
}

/** @returns also names of private files that are not needed any more */
async function keep(
  { db, clock, media }: Parts,
  learner: Learner,
  { elapsedMs, received, file, ...place }: Kept,
): Promise<{ answer: FilesAnswer; dropped: readonly string[] }> {
  const { attemptId, slot, fileId } = place;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { attempt, body } = await lockSlot(tx, learner, place, now);
    const all = await filesOf(tx, attemptId);
    const known = all.find(({ id }) => id === fileId);
    if (known) {
      if (known.hash !== received.hash || known.slot !== slot) throw conflict(WORDING.otherContent);
      const answer = await answerNow(tx, media, { attempt, slot, files: all, now });
      return { answer, dropped: [file.stored] };
    }
    mustTake(attempt, elapsedMs);
    const late = attempt.state !== 'open';
    const here = all.filter((item) => item.slot === slot);
    // A question for one file keeps the last one. What counts is not replaced after the end.
    const replaced = body.multiple ? [] : here.filter((item) => item.late === late);
    const left = here.filter((item) => !replaced.includes(item));
    if (body.multiple && here.length >= QUIZ_LIMITS.answerFiles) throw invalid({ file: WORDING.tooMany });
    const total = all.reduce((sum, { bytes }) => sum + bytes, received.bytes);
    const freed = replaced.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total - freed > QUIZ_LIMITS.attemptFilesBytes) throw invalid({ file: WORDING.tooMuch });
    await deleteRows(tx, attemptId, replaced);
    const row: AttemptFile = {
      attemptId,
      id: fileId,
      slot,
      ...file,
      bytes: received.bytes,
      hash: received.hash,
      receivedAt: now,
      late,
    };
    await tx.insert(attemptFiles).values(row);
    const counted = [...left.filter((item) => body.multiple || item.late === late), row];
    await addAnswer(tx, { attempt, slot, answer: toAnswer(counted), elapsedMs, now });
    const files = [...all.filter((item) => !replaced.includes(item)), row];
    const answer = await answerNow(tx, media, { attempt, slot, files, now });
    return { answer, dropped: replaced.map(({ stored }) => stored) };
  });
}

/**
 * Deletes a file of an open attempt and takes it out of its answer. A file that is gone already is no error.
 * @throws {HttpError} 404, 409 `taken-over`, `question-left` or once the attempt has ended
 */
export async function removeFile(services: Parts, learner: Learner, place: Place): Promise<FilesAnswer> {
  const { db, clock, files: store, media } = services;
  const { attemptId, slot, fileId } = place;
  const { answer, removed } = await db.transaction(async (tx) => {
    const now = clock.now();
    const { attempt } = await lockSlot(tx, learner, place, now);
    if (attempt.state !== 'open') mustTake(attempt, Number.POSITIVE_INFINITY);
    const all = await filesOf(tx, attemptId);
    const gone = all.filter((item) => item.id === fileId && item.slot === slot);
    const files = all.filter((item) => !gone.includes(item));
    if (gone.length > 0) {
      await deleteRows(tx, attemptId, gone);
      const left = files.filter((file) => file.slot === slot);
      const elapsedMs = now.getTime() - attempt.startedAt.getTime();
      await addAnswer(tx, { attempt, slot, answer: toAnswer(left), elapsedMs, now });
    }
    return { answer: await answerNow(tx, media, { attempt, slot, files, now }), removed: gone };
  });
  for (const { stored } of removed) await removePrivate(store, stored);
  return answer;
}

async function deleteRows(tx: Executor, attemptId: string, rows: readonly AttemptFile[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .delete(attemptFiles)
    .where(and(eq(attemptFiles.attemptId, attemptId), inArray(attemptFiles.id, ids)));
}

/** Writes the answer with the next number of its slot. The caller holds the lock of the attempt. */
async function addAnswer(
  tx: Executor,
  {
    attempt,
    slot,
    answer,
    elapsedMs,
    now,
  }: { attempt: AttemptRow; slot: string; answer: QuestionAnswer | null; elapsedMs: number; now: Date },
): Promise<void> {
  const [last] = await tx
    .select({ seq: max(attemptAnswers.seq) })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attempt.id), eq(attemptAnswers.slot, slot)));
  await tx.insert(attemptAnswers).values({
    attemptId: attempt.id,
    slot,
    seq: (last?.seq ?? 0) + 1,
    answer,
    elapsedMs: Math.min(Math.max(0, Math.round(elapsedMs)), MAX_INTEGER),
    receivedAt: now,
    late: attempt.state !== 'open',
  });
}

/** The answer of a slot as it is stored now. */
async function answerNow(
  tx: Executor,
  media: Services['media'],
  {
    attempt,
    slot,
    files,
    now,
  }: { attempt: AttemptRow; slot: string; files: readonly AttemptFile[]; now: Date },
): Promise<FilesAnswer> {
  const { counting, late } = await latestAnswers(tx, attempt.id);
  const found = late.get(slot) ?? counting.get(slot);
  return {
    slot,
    seq: Math.max(counting.get(slot)?.seq ?? 0, late.get(slot)?.seq ?? 0),
    answer: withAddresses(media, files, found?.answer ?? null),
    late: late.has(slot),
    state: attempt.state,
    serverNow: now.toISOString(),
  };
}
