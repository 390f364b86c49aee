import type { AuthoredQuestion } from '@digiken/contract';
import { quizAuthoringRoutes } from '@digiken/contract/routes/quiz-authoring';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { AuthoringKey } from '../data/use-authoring';
import type { quizAuthoringKeys } from '../data/use-quiz-authoring';
import type { quizRegradingKeys } from '../data/use-quiz-regrading';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof quizAuthoringRoutes;
type Keys = keyof typeof quizAuthoringKeys | keyof typeof quizRegradingKeys | AuthoringKey;

/** Quizzes, and what the course says of its unpublished changes. */
const CHANGED = [
  'courseQuizzes',
  'authoredQuiz',
  'authoredCourse',
  'outline',
  'authoredUnit',
  'stagedChanges',
  'regradable',
] as const;

/** Writing quizzes. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useQuizAuthoringActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createQuiz: (courseId: string, body: RequestBody<Routes['createQuiz']>) =>
        run(() => request(quizAuthoringRoutes.createQuiz, { params: { id: courseId }, body }), ...CHANGED),
      /** 409 if it was saved since `body.version` was read. */
      updateQuiz: (id: string, body: RequestBody<Routes['updateQuiz']>) =>
        run(() => request(quizAuthoringRoutes.updateQuiz, { params: { id }, body }), ...CHANGED),
      removeQuiz: (id: string) =>
        run(
          () => request(quizAuthoringRoutes.removeQuiz, { params: { id } }),
          'courseQuizzes',
          'authoredCourse',
          'outline',
          'stagedChanges',
        ),
      addQuestions: (id: string, questions: AuthoredQuestion[]) =>
        run(
          () => request(quizAuthoringRoutes.addQuestions, { params: { id }, body: { questions } }),
          ...CHANGED,
        ),
      orderQuestions: (id: string, ids: string[]) =>
        run(() => request(quizAuthoringRoutes.orderQuestions, { params: { id }, body: { ids } }), ...CHANGED),
      /** 409 if it was saved since `body.version` was read. */
      updateQuestion: (id: string, slotId: string, body: RequestBody<Routes['updateQuestion']>) =>
        run(() => request(quizAuthoringRoutes.updateQuestion, { params: { id, slotId }, body }), ...CHANGED),
      removeQuestion: (id: string, slotId: string) =>
        run(() => request(quizAuthoringRoutes.removeQuestion, { params: { id, slotId } }), ...CHANGED),
      /** Reads questions without storing them. */
      readQuestions: (body: RequestBody<Routes['readQuestions']>) =>
        run(() => request(quizAuthoringRoutes.readQuestions, { body })),
      /** As `readQuestions`, from a file or a package of QTI. */
      readQuestionFile: (language: string, file: Blob) =>
        run(() => request(quizAuthoringRoutes.readQuestionFile, { params: { language }, file })),
      exportQuestions: (id: string, format: 'markdown' | 'gift') =>
        run(() => request(quizAuthoringRoutes.exportQuestions, { params: { id }, query: { format } })),
    }),
    [request, run],
  );
}
