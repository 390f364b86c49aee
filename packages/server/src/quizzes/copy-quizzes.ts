import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { inChunks } from '../platform/database/rows';
import { newId } from '../platform/ids';
import {
  bankQuestions,
  questionBanks,
  questionKeys,
  questions,
  questionVersions,
  quizSlots,
  quizzes,
} from './tables';

/** New ids by the ids of the rows that are copied. */
export type NewIds = ReadonlyMap<string, string>;

/** A version of a question that a quiz or a bank asks. */
interface Pin {
  questionId: string;
  version: number;
}

const keyOf = ({ questionId, version }: Pin) => `${questionId} ${version}`;
const idOf = (map: NewIds, id: string | null) => (id === null ? null : (map.get(id) ?? null));

/**
 * Copies the quizzes and question banks of a course into another one, with new questions: an edit of one never
 * changes the other. Each question is copied in the version that is asked. Dates belong to one run of a course and
 * are left out.
 */
export async function copyQuizzes(
  tx: Executor,
  { course, units, lessons }: { course: { from: string; to: string }; units: NewIds; lessons: NewIds },
): Promise<void> {
  const quizIds = await copyQuizRows(tx, units, lessons);
  const bankIds = await copyBankRows(tx, course);
  const slots =
    quizIds.size === 0
      ? []
      : await tx
          .select()
          .from(quizSlots)
          .where(inArray(quizSlots.quizId, [...quizIds.keys()]))
          .orderBy(asc(quizSlots.quizId), asc(quizSlots.position));
  const pooled =
    bankIds.size === 0
      ? []
      : await tx
          .select()
          .from(bankQuestions)
          .where(inArray(bankQuestions.bankId, [...bankIds.keys()]));
  const pinned = slots.flatMap(({ questionId, version }): Pin[] =>
    questionId === null || version === null ? [] : [{ questionId, version }],
  );
  const newQuestions = await copyQuestions(tx, [...pinned, ...pooled]);
  const questionOf = ({ questionId, version }: { questionId: string | null; version: number | null }) =>
    questionId === null || version === null
      ? null
      : (newQuestions.get(keyOf({ questionId, version })) ?? null);
  await inChunks(slots, (some) =>
    tx.insert(quizSlots).values(
      some.map(({ id: _id, ...slot }) => ({
        ...slot,
        quizId: quizIds.get(slot.quizId) ?? '',
        questionId: questionOf(slot),
        version: slot.questionId === null ? null : 1,
        bankId: idOf(bankIds, slot.bankId),
      })),
    ),
  );
  await inChunks(pooled, (some) =>
    tx.insert(bankQuestions).values(
      some.map(({ id: _id, ...row }) => ({
        ...row,
        bankId: bankIds.get(row.bankId) ?? '',
        questionId: questionOf(row) ?? '',
        version: 1,
      })),
    ),
  );
}

async function copyQuizRows(tx: Executor, units: NewIds, lessons: NewIds): Promise<NewIds> {
  const found = await tx
    .select()
    .from(quizzes)
    .where(
      or(inArray(quizzes.unitId, [...units.keys(), '']), inArray(quizzes.lessonId, [...lessons.keys(), ''])),
    );
  const ids = new Map(found.map(({ id }) => [id, newId()]));
  const rows = found.map(({ id, unitId, lessonId, kind, position, language, title, settings }) => ({
    id: ids.get(id),
    unitId: idOf(units, unitId),
    lessonId: idOf(lessons, lessonId),
    ...{ kind, position, language, title, settings },
  }));
  await inChunks(rows, (some) => tx.insert(quizzes).values(some));
  return ids;
}

async function copyBankRows(tx: Executor, { from, to }: { from: string; to: string }): Promise<NewIds> {
  const found = await tx.select().from(questionBanks).where(eq(questionBanks.courseId, from));
  const ids = new Map(found.map(({ id }) => [id, newId()]));
  const rows = found.map(({ id, name }) => ({ id: ids.get(id), courseId: to, name }));
  await inChunks(rows, (some) => tx.insert(questionBanks).values(some));
  return ids;
}

/** @returns the new ids by version */
async function copyQuestions(tx: Executor, pins: readonly Pin[]): Promise<NewIds> {
  const newIds = new Map(pins.map((pin) => [keyOf(pin), newId()]));
  await inChunks(
    [...newIds.values()].map((id) => ({ id })),
    (some) => tx.insert(questions).values(some),
  );
  await inChunks([...new Set(pins.map(({ questionId }) => questionId))], async (some) => {
    const versions = await tx
      .select()
      .from(questionVersions)
      .where(inArray(questionVersions.questionId, some));
    const keys = await tx.select().from(questionKeys).where(inArray(questionKeys.questionId, some));
    const copied = <Row extends Pin>(rows: readonly Row[]) =>
      rows.flatMap((row) => {
        const questionId = newIds.get(keyOf(row));
        return questionId === undefined ? [] : [{ ...row, questionId, version: 1 }];
      });
    await tx.insert(questionVersions).values(copied(versions));
    await tx.insert(questionKeys).values(copied(keys));
  });
  return newIds;
}
