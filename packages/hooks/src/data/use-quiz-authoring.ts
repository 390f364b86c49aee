import { quizAuthoringRoutes } from '@digiken/contract/routes/quiz-authoring';
import { useQuery } from './use-query';

/** The quizzes of a course in its order, with unpublished changes. @param courseId empty: asks nothing */
export const useCourseQuizzes = (courseId: string) =>
  useQuery(quizAuthoringRoutes.listCourseQuizzes, courseId ? { params: { id: courseId } } : null);

/** A quiz for editing, with its questions and their keys. */
export const useAuthoredQuiz = (id: string) =>
  useQuery(quizAuthoringRoutes.getAuthoredQuiz, { params: { id } });
