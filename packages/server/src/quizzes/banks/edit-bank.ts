import type { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { and, asc, count, eq, inArray, max, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { inChunks } from '../../platform/database/rows';
import { conflict, invalid } from '../../platform/http/errors';
import { insertQuestions } from '../insert-questions';
import { bankQuestions, questionBanks, quizSlots, quizzes } from '../tables';
import { addVersion } from '../write-quiz';

const WORDING = {
  sameName: 'This course has a bank with this name already. Choose another name.',
  tooManyBanks: `A course can have ${QUIZ_LIMITS.banks} banks at most.`,
  tooManyQuestions: `A bank can have ${QUIZ_LIMITS.bankQuestions.toLocaleString('en-KE')} questions at most.`,
  twice: 'This question is in this bank already.',
  drawnBy: (titles: readonly string[]) => {
    const quizzes = new Intl.ListFormat('en-GB').format(titles.map((title) => `“${title}”`));
    return titles.length === 1
      ? `${quizzes} draws questions from this bank. Remove the draws there first.`
      : `${quizzes} draw questions from this bank. Remove the draws there first.`;
  },
  savedMeanwhile:
    'Someone saved this question since you opened it. Your text is still here: compare the two, then decide.',
} as const;

/** The caller holds the lock of the course. */
async function checkName(
  tx: Executor,
  { courseId, name, except }: { courseId: string; name: string; except: string },
): Promise<void> {
  const named = await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(
      and(
        eq(questionBanks.courseId, courseId),
        ne(questionBanks.id, except),
        sql`lower(${questionBanks.name}) = lower(${name})`,
      ),
    );
  if (named.length > 0) throw invalid({ name: WORDING.sameName });
}

/** @throws {HttpError} 422 on `name` if the course has such a bank, 409 above the limit of banks */
export async function insertBank(
  tx: Executor,
  bank: { id: string; courseId: string; name: string; createdAt: Date },
): Promise<void> {
  await checkName(tx, { ...bank, except: '' });
  const banks = await tx.$count(questionBanks, eq(questionBanks.courseId, bank.courseId));
  if (banks >= QUIZ_LIMITS.banks) throw conflict(WORDING.tooManyBanks);
  await tx.insert(questionBanks).values(bank);
}

/** @throws {HttpError} 422 on `name` if the course has such a bank */
export async function renameBank(
  tx: Executor,
  { id, courseId, name }: { id: string; courseId: string; name: string },
): Promise<void> {
  await checkName(tx, { courseId, name, except: id });
  await tx.update(questionBanks).set({ name }).where(eq(questionBanks.id, id));
}

/** Questions stay: quizzes and attempts keep them. @throws {HttpError} 409 while a quiz draws from the bank */
export async function deleteBank(tx: Executor, bankId: string): Promise<void> {
  const drawing = await tx
    .selectDistinct({ title: quizzes.title })
    .from(quizSlots)
    .innerJoin(quizzes, eq(quizzes.id, quizSlots.quizId))
    .where(eq(quizSlots.bankId, bankId))
    .orderBy(asc(quizzes.title))
    .limit(5);
  if (drawing.length > 0) throw conflict(WORDING.drawnBy(drawing.map(({ title }) => title)));
  await tx.delete(questionBanks).where(eq(questionBanks.id, bankId));
}

/** Deletes the banks of a course that are not wanted any more and that no quiz draws from. */
export async function deleteUnusedBanks(
  tx: Executor,
  courseId: string,
  wanted: readonly string[],
): Promise<void> {
  await tx
    .delete(questionBanks)
    .where(
      and(
        eq(questionBanks.courseId, courseId),
        notInArray(questionBanks.id, ['', ...wanted]),
        sql`not exists (select 1 from quiz_slots s where s.bank_id = ${questionBanks.id})`,
      ),
    );
}

/** A question as a bank pins it. */
interface Pinned {
  id: string;
  questionId: string;
  version: number;
  points: number;
}

async function addPins(tx: Executor, bankId: string, pins: readonly Pinned[]): Promise<void> {
  const [existing] = await tx
    .select({ count: count(), last: max(bankQuestions.position) })
    .from(bankQuestions)
    .where(eq(bankQuestions.bankId, bankId));
  if ((existing?.count ?? 0) + pins.length > QUIZ_LIMITS.bankQuestions)
    throw conflict(WORDING.tooManyQuestions);
  const rows = pins.map((pin, index) => ({ ...pin, bankId, position: (existing?.last ?? 0) + index + 1 }));
  await inChunks(rows, (some) => tx.insert(bankQuestions).values([...some]));
}

/**
 * Adds new questions at the end of a bank.
 * @param rowId gives an id among the rows that are edited
 * @throws {HttpError} 409 above the limit of questions
 */
export async function appendToBank(
  tx: Executor,
  bankId: string,
  list: readonly AuthoredQuestion[],
  newRowId: () => string,
): Promise<void> {
  const ids = await insertQuestions(tx, list);
  await addPins(
    tx,
    bankId,
    list.map(({ points }, index) => ({ id: newRowId(), questionId: ids[index] ?? '', version: 1, points })),
  );
}

/** Puts a question of a quiz into a bank, as the quiz asks it. @throws {HttpError} 409 if it is there already */
export async function addToBank(tx: Executor, bankId: string, pin: Pinned): Promise<void> {
  const there = and(eq(bankQuestions.bankId, bankId), eq(bankQuestions.questionId, pin.questionId));
  if ((await tx.$count(bankQuestions, there)) > 0) throw conflict(WORDING.twice);
  await addPins(tx, bankId, [pin]);
}

/** The questions of a bank without their contents. @param only ids of its rows */
export const bankRows = (tx: Executor, bankId: string, only: readonly string[]) =>
  tx
    .select({
      id: bankQuestions.id,
      questionId: bankQuestions.questionId,
      version: bankQuestions.version,
      points: bankQuestions.points,
    })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.bankId, bankId), inArray(bankQuestions.id, [...only])))
    .orderBy(asc(bankQuestions.position), asc(bankQuestions.id));

/**
 * Gives a question a new version, which draws use from now on. Quizzes that ask it by name keep theirs.
 * @throws {HttpError} 409 if it was saved since `version` was read
 */
export async function changeBankQuestion(
  tx: Executor,
  row: { id: string; questionId: string; version: number },
  { question, version }: { question: AuthoredQuestion; version: number },
): Promise<void> {
  if (row.version !== version) throw conflict(WORDING.savedMeanwhile);
  const next = await addVersion(tx, row.questionId, question);
  await tx
    .update(bankQuestions)
    .set({ version: next, points: question.points })
    .where(eq(bankQuestions.id, row.id));
}

/** Quizzes and attempts that ask it keep it. */
export async function deleteBankQuestion(tx: Executor, id: string): Promise<void> {
  await tx.delete(bankQuestions).where(eq(bankQuestions.id, id));
}
