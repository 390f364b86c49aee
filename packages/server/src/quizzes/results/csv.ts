import type { Executor } from '../../platform/database';
import { csvOf } from '../../platform/documents/csv';
import type { Caller } from '../../platform/http/route';
import { allResults } from './list';

const HEADER = ['learner', 'attempt', 'state', 'started', 'submitted', 'points', 'of', 'percent'];

/** All attempts at a quiz as a file; times in UTC. */
export async function resultsCsv(db: Executor, caller: Caller, quizId: string) {
  const { quiz, rows } = await allResults(db, caller, quizId);
  return {
    name: `${quiz.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`,
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
      ]),
    ]),
  };
}
