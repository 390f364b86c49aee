import type { AuthoredQuestion, BodyOf, questionBanks as calls } from '@digiken/contract';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import {
  addToBank,
  appendToBank,
  changeBankQuestion,
  deleteBank,
  deleteBankQuestion,
  insertBank,
  type questionBanks,
  renameBank as rename,
} from '../../quizzes';
import { changeCourse, type Edit, type OwnCourse, ownCourse } from '../access';
import { questionIn, quizIn } from '../quizzes/find';
import { ownFiles } from '../own-files';
import { prepareQuestions } from '../quizzes/prepare';
import { bankIn, ownBank, questionsIn } from './find';

type Store = Pick<Services, 'db' | 'clock' | 'files' | 'workers'>;
type Base = Pick<Store, 'db' | 'clock'>;
type BankRow = typeof questionBanks.$inferSelect;

/** @returns its public id @throws {HttpError} 404; 422 on `name` if the course has such a bank */
export async function createBank(
  services: Base,
  caller: Caller,
  { courseId, name }: { courseId: string; name: string },
): Promise<string> {
  await ownCourse(services.db, caller, courseId);
  const id = newId();
  await changeCourse(
    services,
    caller,
    { courseId, action: 'added a question bank to' },
    (tx, course, rowId) =>
      insertBank(tx, { id: rowId(id), courseId: course.id, name, createdAt: services.clock.now() }),
  );
  return id;
}

/** Edits a bank of the caller's course, in the transaction that locks the course. */
async function changeBank(
  services: Base,
  caller: Caller,
  { bankId, action }: { bankId: string; action: string },
  edit: (tx: Executor, bank: BankRow, rowId: Parameters<Edit<void>>[2], course: OwnCourse) => Promise<void>,
): Promise<void> {
  const { course } = await ownBank(services.db, caller, bankId);
  await changeCourse(services, caller, { courseId: course.publicId, action }, async (tx, working, rowId) =>
    edit(tx, await bankIn(tx, working, bankId), rowId, working),
  );
}

/** @throws {HttpError} 404; 422 on `name` if the course has such a bank */
export const renameBank = (services: Base, caller: Caller, { id, name }: { id: string; name: string }) =>
  changeBank(services, caller, { bankId: id, action: 'renamed a question bank of' }, (tx, bank) =>
    rename(tx, { ...bank, name }),
  );

/** @throws {HttpError} 404; 409 while a quiz draws from it */
export const removeBank = (services: Base, caller: Caller, id: string) =>
  changeBank(services, caller, { bankId: id, action: 'removed a question bank of' }, (tx, bank) =>
    deleteBank(tx, bank.id),
  );

/** @throws {HttpError} 404; 409 above the limit; 422 naming the question and its field */
export async function addBankQuestions(
  services: Store,
  caller: Caller,
  { id, questions }: BodyOf<typeof calls.addBankQuestions> & { id: string },
): Promise<void> {
  const { course } = await ownBank(services.db, caller, id);
  const list = await prepareQuestions(services, questions, {
    mayShow: ownFiles(services.db, caller),
    language: course.languages[0] ?? 'en',
    field: (at, part) => (questions.length === 1 ? part : `questions.${at}.${part}`),
  });
  await changeBank(
    services,
    caller,
    { bankId: id, action: 'added questions to a bank of' },
    (tx, bank, rowId) => appendToBank(tx, bank.id, list, () => rowId(newId())),
  );
}

/** Puts a question of a quiz into a bank. @throws {HttpError} 404; 409 if the bank has it already */
export const keepInBank = (
  services: Base,
  caller: Caller,
  { id, quizId, slotId }: BodyOf<typeof calls.keepInBank> & { id: string },
) =>
  changeBank(
    services,
    caller,
    { bankId: id, action: 'added questions to a bank of' },
    async (tx, bank, rowId, course) => {
      const { quiz } = await quizIn(tx, course, quizId);
      const slot = await questionIn(tx, quiz.id, slotId);
      await addToBank(tx, bank.id, { ...slot, id: rowId(newId()) });
    },
  );

/** @throws {HttpError} 404; 409 if it was saved since `version` was read; 422 naming the field */
export async function updateBankQuestion(
  services: Store,
  caller: Caller,
  input: { id: string; questionId: string; question: AuthoredQuestion; version: number },
): Promise<void> {
  const { id, questionId, version } = input;
  const { course } = await ownBank(services.db, caller, id);
  const [question] = await prepareQuestions(services, [input.question], {
    mayShow: ownFiles(services.db, caller),
    language: course.languages[0] ?? 'en',
    field: (_at, part) => part,
  });
  if (question === undefined) return;
  await changeBank(services, caller, { bankId: id, action: 'edited a question of' }, async (tx, bank) => {
    const [row] = await questionsIn(tx, bank.id, [questionId]);
    if (row !== undefined) await changeBankQuestion(tx, row, { question, version });
  });
}

/** @throws {HttpError} 404 */
export const removeBankQuestion = (
  services: Base,
  caller: Caller,
  { id, questionId }: { id: string; questionId: string },
) =>
  changeBank(services, caller, { bankId: id, action: 'removed a question of' }, async (tx, bank) => {
    for (const row of await questionsIn(tx, bank.id, [questionId])) await deleteBankQuestion(tx, row.id);
  });
