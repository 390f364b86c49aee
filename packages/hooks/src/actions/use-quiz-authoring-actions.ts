import type { AuthoredQuestion } from '@digiken/contract';
import { quizAuthoringRoutes } from '@digiken/contract/routes/quiz-authoring';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof quizAuthoringRoutes;

/** Writing quizzes. */
export function useQuizAuthoringActions() {
  const act = useAction();
  return useMemo(
    () => ({
      createQuiz: (courseId: string, body: RequestBody<Routes['createQuiz']>) =>
        act(quizAuthoringRoutes.createQuiz, { params: { id: courseId }, body }),
      /** 409 if it was saved since `body.version` was read. */
      updateQuiz: (id: string, body: RequestBody<Routes['updateQuiz']>) =>
        act(quizAuthoringRoutes.updateQuiz, { params: { id }, body }),
      removeQuiz: (id: string) => act(quizAuthoringRoutes.removeQuiz, { params: { id } }),
      addQuestions: (id: string, questions: AuthoredQuestion[]) =>
        act(quizAuthoringRoutes.addQuestions, { params: { id }, body: { questions } }),
      orderQuestions: (id: string, ids: string[]) =>
        act(quizAuthoringRoutes.orderQuestions, { params: { id }, body: { ids } }),
      /** 409 if it was saved since `body.version` was read. */
      updateQuestion: (id: string, slotId: string, body: RequestBody<Routes['updateQuestion']>) =>
        act(quizAuthoringRoutes.updateQuestion, { params: { id, slotId }, body }),
      removeQuestion: (id: string, slotId: string) =>
        act(quizAuthoringRoutes.removeQuestion, { params: { id, slotId } }),
      /** Reads questions without storing them. */
      readQuestions: (body: RequestBody<Routes['readQuestions']>) =>
        act(quizAuthoringRoutes.readQuestions, { body }),
      /** As `readQuestions`, from a file or a package of QTI. */
      readQuestionFile: (language: string, file: Blob) =>
        act(quizAuthoringRoutes.readQuestionFile, { params: { language }, file }),
      exportQuestions: (id: string, format: 'markdown' | 'gift') =>
        act(quizAuthoringRoutes.exportQuestions, { params: { id }, query: { format } }),
    }),
    [act],
  );
}
