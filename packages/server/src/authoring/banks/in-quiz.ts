import type { BodyOf, questionBanks as calls } from '@digiken/contract';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { appendDraw, appendKnownQuestions, changeDraw } from '../../quizzes';
import { drawIn } from '../quizzes/find';
import { changeQuiz } from '../quizzes/write';
import { bankIn, questionsIn } from './find';

type Base = Pick<Services, 'db' | 'clock'>;
type DrawInput = BodyOf<typeof calls.addDraw> & { id: string };

/**
 * Lets a quiz ask questions of a bank, in the versions of the bank.
 * @throws {HttpError} 404; 409 if the quiz asks one of them already, and above the limit of questions
 */
export const addFromBank = (
  services: Base,
  caller: Caller,
  { id, bankId, questionIds }: BodyOf<typeof calls.addFromBank> & { id: string },
) =>
  changeQuiz(
    services,
    caller,
    { quizId: id, action: 'added questions to a quiz of' },
    async (tx, quiz, rowId, course) => {
      const bank = await bankIn(tx, course, bankId);
      const rows = await questionsIn(tx, bank.id, questionIds);
      await appendKnownQuestions(
        tx,
        quiz.id,
        rows.map((row) => ({ ...row, id: rowId(newId()) })),
      );
    },
  );

/** @throws {HttpError} 404; 409 above the limit of questions */
export const addDraw = (services: Base, caller: Caller, { id, bankId, ...draw }: DrawInput) =>
  changeQuiz(
    services,
    caller,
    { quizId: id, action: 'added a draw to a quiz of' },
    async (tx, quiz, rowId, course) => {
      const bank = await bankIn(tx, course, bankId);
      await appendDraw(tx, quiz.id, { ...draw, bankId: bank.id, id: rowId(newId()) });
    },
  );

/** @throws {HttpError} 404; 409 above the limit of questions */
export const updateDraw = (
  services: Base,
  caller: Caller,
  { id, slotId, bankId, ...draw }: DrawInput & { slotId: string },
) =>
  changeQuiz(
    services,
    caller,
    { quizId: id, action: 'changed a draw of a quiz of' },
    async (tx, quiz, _rowId, course) => {
      const bank = await bankIn(tx, course, bankId);
      const slot = await drawIn(tx, quiz.id, slotId);
      await changeDraw(tx, { ...slot, quizId: quiz.id }, { ...draw, bankId: bank.id });
    },
  );
