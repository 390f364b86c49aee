import type { AuthoredQuiz, AuthoredQuizLine } from '@digiken/contract';
import { quizAuthoringRoutes } from '@digiken/contract/routes/quiz-authoring';
import { useRequest } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

/** Cache keys of quizzes as their authors see them. */
export const quizAuthoringKeys = {
  courseQuizzes: (courseId: string) => ['courseQuizzes', courseId] as const,
  authoredQuiz: (id: string) => ['authoredQuiz', id] as const,
};

/** The quizzes of a course in its order, with unpublished changes. @param courseId empty: asks nothing */
export function useCourseQuizzes(courseId: string): Query<AuthoredQuizLine[]> {
  const request = useRequest();
  return useCached(courseId ? quizAuthoringKeys.courseQuizzes(courseId) : null, async () =>
    dataOf(await request(quizAuthoringRoutes.listCourseQuizzes, { params: { id: courseId } })),
  );
}

/** A quiz for editing, with its questions and their keys. */
export function useAuthoredQuiz(id: string): Query<AuthoredQuiz> {
  const request = useRequest();
  return useCached(quizAuthoringKeys.authoredQuiz(id), async () =>
    dataOf(await request(quizAuthoringRoutes.getAuthoredQuiz, { params: { id } })),
  );
}
