import type { AuthoredQuestion } from '@digiken/contract';
import type { QuizPlace } from '@digiken/contract/constants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { inChunks, updated } from '../platform/database/rows';
import { insertQuestions } from './insert-questions';
import { newQuizSettings } from './settings';
import { questionKeys, questionVersions, type QuizSettings, quizSlots, quizzes } from './tables';

/** A quiz with its place. `pre` and `post` belong to a lesson, `unit` to a unit. */
export type QuizToWrite = {
  /** BCP 47 tag. */
  language: string;
  title: string;
  questions: readonly AuthoredQuestion[];
  /** Of a quiz that is new. */
  settings?: Partial<QuizSettings>;
} & (
  | { place: Exclude<QuizPlace, 'unit'>; lessonId: string }
  | {
      place: 'unit';
      unitId: string;
      sourcePath: string;
      position: number;
    }
);

/**
 * Writes imported quizzes. One that was imported before keeps its settings and draws; its questions keep their identity
 * by position and get a new version if they changed, so open attempts are not disturbed.
 * @returns the ids of the quizzes, in order
 */
export async function writeQuizzes(tx: Executor, list: readonly QuizToWrite[]): Promise<string[]> {
  const ids = new Map<QuizToWrite, string>();
  const ofLessons = list.filter((quiz) => quiz.place !== 'unit');
  await inChunks(ofLessons, async (some) => {
    const written = await tx
      .insert(quizzes)
      .values(
        some.map(({ place, lessonId, language, title, settings }) => ({
          kind: place,
          lessonId,
          language,
          title,
          settings: { ...newQuizSettings(place), ...settings },
        })),
      )
      .onConflictDoUpdate({
        target: [quizzes.lessonId, quizzes.kind, quizzes.language],
        set: updated(quizzes, ['title']),
      })
      .returning();
    const byPlace = new Map(written.map((row) => [`${row.lessonId} ${row.kind} ${row.language}`, row.id]));
    for (const quiz of some)
      ids.set(quiz, byPlace.get(`${quiz.lessonId} ${quiz.place} ${quiz.language}`) ?? '');
  });
  const ofUnits = list.filter((quiz) => quiz.place === 'unit');
  await inChunks(ofUnits, async (some) => {
    const written = await tx
      .insert(quizzes)
      .values(
        some.map(({ place, unitId, sourcePath, position, language, title, settings }) => ({
          kind: place,
          unitId,
          sourcePath,
          position,
          language,
          title,
          settings: { ...newQuizSettings(place), ...settings },
        })),
      )
      .onConflictDoUpdate({
        target: [quizzes.unitId, quizzes.sourcePath],
        set: updated(quizzes, ['title', 'position', 'language']),
      })
      .returning();
    const bySource = new Map(written.map((row) => [`${row.unitId} ${row.sourcePath}`, row.id]));
    for (const quiz of some) ids.set(quiz, bySource.get(`${quiz.unitId} ${quiz.sourcePath}`) ?? '');
  });
  await writeQuestions(tx, new Map(list.map((quiz) => [ids.get(quiz) ?? '', quiz.questions])));
  return list.map((quiz) => ids.get(quiz) ?? '');
}

/** Sets the questions of quizzes, by the quiz's id. */
async function writeQuestions(
  tx: Executor,
  wanted: ReadonlyMap<string, readonly AuthoredQuestion[]>,
): Promise<void> {
  const before = await slotsOf(tx, [...wanted.keys()]);
  const removed: string[] = [];
  const changed: Change[] = [];
  const added: { quizId: string; position: number; question: AuthoredQuestion }[] = [];
  for (const [quizId, list] of wanted) {
    const slots = before.get(quizId) ?? [];
    removed.push(...slots.slice(list.length).map(({ id }) => id));
    list.forEach((question, index) => {
      const slot = slots[index];
      if (slot === undefined) added.push({ quizId, position: index + 1, question });
      else if (!sameContent(slot.question, question)) changed.push({ slot, question });
    });
  }
  await inChunks(removed, (some) => tx.delete(quizSlots).where(inArray(quizSlots.id, some)));
  await inChunks(changed, (some) => changeQuestions(tx, some));
  await inChunks(added, async (some) => {
    const ids = await insertQuestions(
      tx,
      some.map(({ question }) => question),
    );
    await tx.insert(quizSlots).values(
      some.map(({ quizId, position, question: { points } }, index) => ({
        quizId,
        position,
        questionId: ids[index] ?? '',
        version: 1,
        points,
      })),
    );
  });
}

interface Change {
  slot: AuthoredSlot;
  question: AuthoredQuestion;
}

async function changeQuestions(tx: Executor, changes: readonly Change[]): Promise<void> {
  const versions = await addVersions(
    tx,
    changes.map(({ slot: { questionId }, question }) => ({ questionId, question })),
  );
  await tx.execute(sql`
    update ${quizSlots} set question_version = changed.version, points = changed.points
    from unnest(${sql.param(changes.map(({ slot }) => slot.id))}::text[],
      ${sql.param(changes.map(({ slot }) => versions.get(slot.questionId)))}::integer[],
      ${sql.param(changes.map(({ question }) => question.points))}::double precision[]) as changed (id, version, points)
    where ${quizSlots.id} = changed.id`);
}

/** A slot with the question as its author wrote it. */
export interface AuthoredSlot {
  id: string;
  position: number;
  questionId: string;
  version: number;
  question: AuthoredQuestion;
}

/** The questions that quizzes ask by name, with their keys, in order, by the quiz's id. For authors only. */
export async function slotsOf(
  db: Executor,
  quizIds: readonly string[],
): Promise<Map<string, AuthoredSlot[]>> {
  const found = new Map<string, AuthoredSlot[]>();
  await inChunks(quizIds, async (some) => {
    const rows = await db
      .select({
        id: quizSlots.id,
        quizId: quizSlots.quizId,
        position: quizSlots.position,
        questionId: questionVersions.questionId,
        version: questionVersions.version,
        points: quizSlots.points,
        body: questionVersions.body,
        tags: questionVersions.tags,
        key: questionKeys.key,
        feedback: questionKeys.feedback,
      })
      .from(quizSlots)
      .innerJoin(questionVersions, pinned(questionVersions))
      .innerJoin(questionKeys, pinned(questionKeys))
      .where(inArray(quizSlots.quizId, [...some]))
      .orderBy(asc(quizSlots.quizId), asc(quizSlots.position), asc(quizSlots.id));
    for (const { id, quizId, position, questionId, version, ...question } of rows) {
      const slots = found.get(quizId) ?? [];
      slots.push({ id, position, questionId, version, question });
      found.set(quizId, slots);
    }
  });
  return found;
}

const pinned = (table: typeof questionVersions | typeof questionKeys) =>
  and(eq(table.questionId, quizSlots.questionId), eq(table.version, quizSlots.version));

/** Adds a version of a question. @returns its number */
export async function addVersion(
  tx: Executor,
  questionId: string,
  question: AuthoredQuestion,
): Promise<number> {
  const version = (await addVersions(tx, [{ questionId, question }])).get(questionId);
  if (version === undefined) throw new Error('The question was not written.');
  return version;
}

/** Adds a version of each question. @returns their numbers by the id of the question */
async function addVersions(
  tx: Executor,
  list: readonly { questionId: string; question: AuthoredQuestion }[],
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(questionVersions)
    .values(
      list.map(({ questionId, question: { body, tags } }) => ({
        questionId,
        version: sql`(select coalesce(max(v.version), 0) + 1 from question_versions v where v.question_id = ${questionId})`,
        body,
        tags,
      })),
    )
    .returning({ questionId: questionVersions.questionId, version: questionVersions.version });
  const versions = new Map(rows.map(({ questionId, version }) => [questionId, version]));
  await tx.insert(questionKeys).values(
    list.map(({ questionId, question: { key, feedback } }) => ({
      ...{ questionId, version: versions.get(questionId) ?? 1 },
      ...{ key, feedback },
    })),
  );
  return versions;
}

/** The database sorts the keys of objects. */
function sameContent(one: AuthoredQuestion, other: AuthoredQuestion): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
