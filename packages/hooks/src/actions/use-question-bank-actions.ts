import type { AuthoredQuestion } from '@digiken/contract';
import { questionBankRoutes } from '@digiken/contract/routes/question-banks';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import type { BankQuery } from '../data/use-question-banks';
import { useActionRequest, useServices } from '../session/services';
import { useAction } from './use-action';

type Routes = typeof questionBankRoutes;

/** Writing question banks. */
export function useQuestionBankActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  return useMemo(
    () => ({
      createBank: (courseId: string, name: string) =>
        act(questionBankRoutes.createBank, { params: { id: courseId }, body: { name } }),
      renameBank: (id: string, name: string) =>
        act(questionBankRoutes.renameBank, { params: { id }, body: { name } }),
      /** 409 while a quiz draws from it. */
      removeBank: (id: string) => act(questionBankRoutes.removeBank, { params: { id } }),
      addBankQuestions: (id: string, questions: AuthoredQuestion[]) =>
        act(questionBankRoutes.addBankQuestions, { params: { id }, body: { questions } }),
      /** 409 if it was saved since `body.version` was read. */
      updateBankQuestion: (id: string, questionId: string, body: RequestBody<Routes['updateBankQuestion']>) =>
        act(questionBankRoutes.updateBankQuestion, { params: { id, questionId }, body }),
      removeBankQuestion: (id: string, questionId: string) =>
        act(questionBankRoutes.removeBankQuestion, { params: { id, questionId } }),
      /** 409 if the bank has the question already. */
      keepInBank: (id: string, body: RequestBody<Routes['keepInBank']>) =>
        act(questionBankRoutes.keepInBank, { params: { id }, body }),
      /** 409 if the quiz asks one of them already. */
      addFromBank: (quizId: string, body: RequestBody<Routes['addFromBank']>) =>
        act(questionBankRoutes.addFromBank, { params: { id: quizId }, body }),
      addDraw: (quizId: string, body: RequestBody<Routes['addDraw']>) =>
        act(questionBankRoutes.addDraw, { params: { id: quizId }, body }),
      updateDraw: (quizId: string, slotId: string, body: RequestBody<Routes['updateDraw']>) =>
        act(questionBankRoutes.updateDraw, { params: { id: quizId, slotId }, body }),
      /** Looks for questions without keeping them. The whole answer: a page. */
      findBankQuestions: (id: string, query: BankQuery) =>
        outcomeOf(() => request(questionBankRoutes.listBankQuestions, { params: { id }, query }), texts),
    }),
    [act, request, texts],
  );
}
