import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { csvNameOf, csvOf } from '../../platform/documents/csv';
import type { Caller } from '../../platform/http/route';
import { attemptFiles, quizAttempts } from '../tables';
import { allResults } from './list';

const HEADER = ['learner', 'attempt', 'state', 'started', 'submitted', 'points', 'of', 'percent', 'files'];

/** The names of the files in the answers that count, by attempt. */
async function fileNames(db: Executor, quizId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ attemptId: attemptFiles.attemptId, name: attemptFiles.name })
    .from(attemptFiles)
    .innerJoin(quizAttempts, eq(quizAttempts.id, attemptFiles.attemptId))
    .where(and(eq(quizAttempts.quizId, quizId), eq(attemptFiles.late, false)))
    .orderBy(asc(attemptFiles.receivedAt), asc(attemptFiles.id));
  const found = new Map<string, string[]>();
  for (const { attemptId, name } of rows) found.set(attemptId, [...(found.get(attemptId) ?? []), name]);
  return found;
}

/** All attempts at a quiz as a file; times in UTC. */
export async function resultsCsv(db: Executor, caller: Caller, quizId: string) {
  const { quiz, rows } = await allResults(db, caller, quizId);
  const files = await fileNames(db, quizId);
  return {
    name: csvNameOf(quiz.title),
    csv: csvOf([
      HEADER,
      ...rows.map((row) => [
        row.learner?.name ?? '',
        row.number,
        row.state,
        row.startedAt,
        row.submittedAt ?? '',
        row.pointsScored ?? '',
        row.points,
        row.score === null ? '' : Math.round(row.score * 1000) / 10,
        (files.get(row._id) ?? []).join('; '),
      ]),
    ]),
  };
}
