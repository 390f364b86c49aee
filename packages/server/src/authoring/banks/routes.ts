import { questionBanks as calls } from '@digiken/contract';
import type { Caller, Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readQuiz } from '../quizzes/read';
import { addDraw, addFromBank, updateDraw } from './in-quiz';
import { listBankQuestions, listBanks, readBankQuestion } from './read';
import {
  addBankQuestions,
  createBank,
  keepInBank,
  removeBank,
  removeBankQuestion,
  renameBank,
  updateBankQuestion,
} from './write';

/** Question banks: instructors in their own courses, administrators in all. */
export function questionBankRoutes(services: Services): Route[] {
  const quiz = async (caller: Caller, id: string, message: string) => ({
    message,
    data: await readQuiz(services, caller, id),
  });
  return [
    route(calls.listBanks, async ({ caller, params }) => ({
      data: await listBanks(services.db, caller, params.id),
    })),
    route(calls.createBank, async ({ caller, params, body }) => ({
      data: { _id: await createBank(services, caller, { courseId: params.id, ...body }) },
      message: `The bank “${body.name}” is added.`,
    })),
    route(calls.renameBank, async ({ caller, params, body }) => {
      await renameBank(services, caller, { ...params, ...body });
      return { message: 'The bank is renamed.' };
    }),
    route(calls.removeBank, async ({ caller, params }) => {
      await removeBank(services, caller, params.id);
      return { message: 'The bank is removed.' };
    }),
    route(calls.listBankQuestions, ({ caller, params, query }) =>
      listBankQuestions(services, caller, { ...params, ...query }),
    ),
    route(calls.getBankQuestion, async ({ caller, params }) => ({
      data: await readBankQuestion(services, caller, params),
    })),
    route(calls.addBankQuestions, async ({ caller, params, body }) => {
      await addBankQuestions(services, caller, { ...params, ...body });
      const { length } = body.questions;
      return { message: length === 1 ? 'The question is added.' : `${length} questions are added.` };
    }),
    route(calls.keepInBank, async ({ caller, params, body }) => {
      await keepInBank(services, caller, { ...params, ...body });
      return { message: 'The question is in the bank.' };
    }),
    route(calls.updateBankQuestion, async ({ caller, params, body }) => {
      await updateBankQuestion(services, caller, { ...params, ...body });
      return { message: 'The question is saved.', data: await readBankQuestion(services, caller, params) };
    }),
    route(calls.removeBankQuestion, async ({ caller, params }) => {
      await removeBankQuestion(services, caller, params);
      return { message: 'The question is removed.' };
    }),
    route(calls.addFromBank, async ({ caller, params, body }) => {
      await addFromBank(services, caller, { ...params, ...body });
      const { length } = body.questionIds;
      const message = length === 1 ? 'The question is added.' : `${length} questions are added.`;
      return quiz(caller, params.id, message);
    }),
    route(calls.addDraw, async ({ caller, params, body }) => {
      await addDraw(services, caller, { ...params, ...body });
      return quiz(caller, params.id, 'The draw is added.');
    }),
    route(calls.updateDraw, async ({ caller, params, body }) => {
      await updateDraw(services, caller, { ...params, ...body });
      return quiz(caller, params.id, 'The draw is saved.');
    }),
  ];
}
