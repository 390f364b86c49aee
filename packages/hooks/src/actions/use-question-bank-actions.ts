import type { AuthoredQuestion } from '@digiken/contract';
import { questionBankRoutes } from '@digiken/contract/routes/question-banks';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { AuthoringKey } from '../data/use-authoring';
import type { BankQuery, questionBankKeys } from '../data/use-question-banks';
import type { quizAuthoringKeys } from '../data/use-quiz-authoring';
import type { quizRegradingKeys } from '../data/use-quiz-regrading';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof questionBankRoutes;
type Keys =
  | keyof typeof questionBankKeys
  | keyof typeof quizAuthoringKeys
  | keyof typeof quizRegradingKeys
  | AuthoringKey;

/** Banks, the quizzes that draw from them, and what the course says of its unpublished changes. */
const CHANGED = [
  'banks',
  'bankQuestions',
  'courseQuizzes',
  'authoredQuiz',
  'authoredCourse',
  'authoredUnit',
  'stagedChanges',
] as const;

/** Writing question banks. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useQuestionBankActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createBank: (courseId: string, name: string) =>
        run(
          () => request(questionBankRoutes.createBank, { params: { id: courseId }, body: { name } }),
          ...CHANGED,
        ),
      renameBank: (id: string, name: string) =>
        run(() => request(questionBankRoutes.renameBank, { params: { id }, body: { name } }), ...CHANGED),
      /** 409 while a quiz draws from it. */
      removeBank: (id: string) =>
        run(() => request(questionBankRoutes.removeBank, { params: { id } }), 'banks', 'authoredCourse'),
      addBankQuestions: (id: string, questions: AuthoredQuestion[]) =>
        run(
          () => request(questionBankRoutes.addBankQuestions, { params: { id }, body: { questions } }),
          ...CHANGED,
        ),
      /** 409 if it was saved since `body.version` was read. */
      updateBankQuestion: (id: string, questionId: string, body: RequestBody<Routes['updateBankQuestion']>) =>
        run(
          () => request(questionBankRoutes.updateBankQuestion, { params: { id, questionId }, body }),
          ...CHANGED,
          'bankQuestion',
          'regradable',
        ),
      removeBankQuestion: (id: string, questionId: string) =>
        run(() => request(questionBankRoutes.removeBankQuestion, { params: { id, questionId } }), ...CHANGED),
      /** 409 if the bank has the question already. */
      keepInBank: (id: string, body: RequestBody<Routes['keepInBank']>) =>
        run(() => request(questionBankRoutes.keepInBank, { params: { id }, body }), ...CHANGED),
      /** 409 if the quiz asks one of them already. */
      addFromBank: (quizId: string, body: RequestBody<Routes['addFromBank']>) =>
        run(() => request(questionBankRoutes.addFromBank, { params: { id: quizId }, body }), ...CHANGED),
      addDraw: (quizId: string, body: RequestBody<Routes['addDraw']>) =>
        run(() => request(questionBankRoutes.addDraw, { params: { id: quizId }, body }), ...CHANGED),
      updateDraw: (quizId: string, slotId: string, body: RequestBody<Routes['updateDraw']>) =>
        run(
          () => request(questionBankRoutes.updateDraw, { params: { id: quizId, slotId }, body }),
          ...CHANGED,
        ),
      /** Looks for questions without keeping them. */
      findBankQuestions: (id: string, query: BankQuery) =>
        run(() => request(questionBankRoutes.listBankQuestions, { params: { id }, query })),
    }),
    [request, run],
  );
}
