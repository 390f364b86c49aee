import type { AnswerOf, authoring, ImportJob, SuggestedCourse } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { inKiswahili, suggestedCourses } from '../../import';
import type { Executor } from '../../platform/database';
import { keyPage } from '../../platform/database/paging';
import { HttpError, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { revisionFor } from '../reimports/preview';
import { undoOf } from '../reimports/undo';
import { importJobs } from '../tables';
import { WORDING } from '../wording';
import { failAbandonedImports } from './running';

type Row = typeof importJobs.$inferSelect;

export async function readImport(
  services: Pick<Services, 'db' | 'clock' | 'database'>,
  caller: Caller,
  id: string,
): Promise<ImportJob> {
  const { db, clock } = services;
  const own = and(eq(importJobs.id, id), eq(importJobs.userId, caller.id));
  await failAbandonedImports(services, { which: own });
  const [row] = await services.db.select().from(importJobs).where(own);
  if (row === undefined) throw notFound(WORDING.noImport);
  const { until, problem } = await undoOf(db, row, clock.now());
  return {
    ...toJob(row),
    suggested: await suggestedFor(db, caller, row),
    updates: updatedCourse(row),
    outdated: await isOutdated(db, caller, row),
    undoUntil: until?.toISOString() ?? null,
    undoProblem: problem,
  };
}

async function suggestedFor(db: Executor, caller: Caller, row: Row): Promise<SuggestedCourse[]> {
  const { sourceKey } = row;
  if (stateOf(row) !== 'choice' || sourceKey === null) return [];
  const found = await suggestedCourses(db, { sourceKey, writer: caller.id });
  return found.map(({ id, title, state, unitCount, lessonCount, updatedAt }) => ({
    ...{ _id: id, title, state, units: unitCount, lessons: lessonCount },
    updatedAt: updatedAt.toISOString(),
  }));
}

function updatedCourse(row: Row): ImportJob['updates'] {
  const { replaces, report } = row;
  const id = row.courseId ?? report?.courseId;
  if (replaces === null || id === undefined || stateOf(row) === 'choice') return null;
  return { _id: id, ...replaces };
}

/** An import that waits has no course until one is chosen, and none again once that one is removed. */
const stateOf = ({ state, courseId }: Row): ImportJob['state'] =>
  state === 'preview' && courseId === null ? 'choice' : state;

async function isOutdated(db: Executor, caller: Caller, row: Row): Promise<boolean> {
  const { state, courseId, revision } = row;
  if (state !== 'preview' || courseId === null) return false;
  const now = await revisionFor(db, caller, courseId).catch((error: unknown) => {
    // The course belongs to somebody else now.
    if (error instanceof HttpError) return null;
    throw error;
  });
  return now !== revision;
}

/** The caller's own imports, newest first. */
export async function listImports(
  db: Executor,
  caller: Caller,
  cursor: string | undefined,
): Promise<AnswerOf<typeof authoring.listImports>> {
  const { rows, next, previous } = await keyPage<Row>(
    cursor,
    {
      key: importJobs.createdAt,
      id: importJobs.id,
      keyOf: (row) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(importJobs)
        .where(and(eq(importJobs.userId, caller.id), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toJob), next, previous };
}

type Job = Omit<ImportJob, 'suggested' | 'updates' | 'outdated' | 'undoUntil' | 'undoProblem'>;

const toJob = (row: Row): Job => ({
  _id: row.id,
  state: stateOf(row),
  fileName: row.fileName,
  createdAt: row.createdAt.toISOString(),
  progress: row.progress,
  problem: row.problem,
  ...(row.problem !== null && inBoth('problemSw', row.problem)),
  report: row.report && {
    ...row.report,
    courseId: row.courseId ?? row.report.courseId,
    findings: row.report.findings.map((each) => ({ ...each, ...inBoth('textSw', each.text) })),
  },
  changes: stateOf(row) === 'choice' ? null : row.changes,
});

/** The Kiswahili of a stored sentence, if there is one. */
function inBoth<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const translated = inKiswahili(text);
  return translated === null ? {} : ({ [name]: translated } as Record<Name, string>);
}
