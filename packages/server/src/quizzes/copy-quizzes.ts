import { asc, inArray, or } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { newId } from '../platform/ids';
import { questionKeys, questions, questionVersions, quizSlots, quizzes } from './tables';

/** New ids by the ids of the rows that are copied. */
export type NewIds = ReadonlyMap<string, string>;

/**
 * Copies the quizzes of units and lessons into other ones, with new questions: an edit of one never changes the other.
 * Each question is copied in the version that its quiz asks. Dates belong to one run of a course and are left out.
 */
export async function copyQuizzes(
  tx: Executor,
  { units, lessons }: { units: NewIds; lessons: NewIds },
): Promise<void> {
  const found = await tx
    .select()
    .from(quizzes)
    .where(
      or(inArray(quizzes.unitId, [...units.keys(), '']), inArray(quizzes.lessonId, [...lessons.keys(), ''])),
    );
  const ids = new Map(found.map(({ id }) => [id, newId()]));
  const idOf = (map: NewIds, id: string | null) => (id === null ? null : (map.get(id) ?? null));
  const rows = found.map(({ id, unitId, lessonId, kind, position, language, title, settings }) => ({
    id: ids.get(id),
    unitId: idOf(units, unitId),
    lessonId: idOf(lessons, lessonId),
    ...{ kind, position, language, title, settings },
  }));
  await inChunks(rows, (some) => tx.insert(quizzes).values(some));
  await copySlots(tx, ids);
}

async function copySlots(tx: Executor, quizIds: NewIds): Promise<void> {
  if (quizIds.size === 0) return;
  const slots = await tx
    .select()
    .from(quizSlots)
    .where(inArray(quizSlots.quizId, [...quizIds.keys()]))
    .orderBy(asc(quizSlots.quizId), asc(quizSlots.position));
  const asked = ({ questionId, version }: { questionId: string; version: number }) =>
    `${questionId} ${version}`;
  const questionIds = new Map(slots.map((slot) => [asked(slot), newId()]));
  const fromQuestions = [...new Set(slots.map(({ questionId }) => questionId))];
  await inChunks(
    [...questionIds.values()].map((id) => ({ id })),
    (some) => tx.insert(questions).values(some),
  );
  await inChunks(fromQuestions, async (some) => {
    const versions = await tx
      .select()
      .from(questionVersions)
      .where(inArray(questionVersions.questionId, some));
    const keys = await tx.select().from(questionKeys).where(inArray(questionKeys.questionId, some));
    const copied = <Row extends { questionId: string; version: number }>(rows: readonly Row[]) =>
      rows.flatMap((row) => {
        const questionId = questionIds.get(asked(row));
        return questionId === undefined ? [] : [{ ...row, questionId, version: 1 }];
      });
    await tx.insert(questionVersions).values(copied(versions));
    await tx.insert(questionKeys).values(copied(keys));
  });
  await inChunks(slots, (some) =>
    tx.insert(quizSlots).values(
      some.map((slot) => ({
        quizId: quizIds.get(slot.quizId) ?? '',
        position: slot.position,
        questionId: questionIds.get(asked(slot)) ?? '',
        version: 1,
        points: slot.points,
      })),
    ),
  );
}
