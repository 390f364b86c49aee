import type { QuizSummary } from '@digiken/contract';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { deviceId } from '../api/device-id';
import type { QuizPage } from '../api/page-queries';
import { type Defaults, listOf } from './list-items';
import { dataOf, readPage, useQuery } from './use-query';

const QUIZ: Defaults<QuizSummary> = {
  title: '',
  place: 'post',
  course: { _id: '', name: '' },
  unit: { _id: '', name: '' },
  lesson: null,
  questions: 0,
  points: 0,
  practice: false,
  opensAt: null,
  closesAt: null,
  timeLimitMinutes: null,
  attemptsUsed: 0,
  attemptsAllowed: null,
  progress: 'due',
  openAttemptId: null,
  score: null,
  passShare: null,
  passed: null,
};

/** A page of the quizzes of the user's units: those that close first, then by place in the course. */
export const useQuizzes = (query: QuizPage = {}) =>
  useQuery(quizRoutes.listQuizzes, { query }, { read: readPage(QUIZ), keepPreviousData: true });

/** The quizzes before and after a lesson. @param lessonId null: asks nothing @param language BCP 47 tag */
export const useLessonQuizzes = (lessonId: string | null, language: string) =>
  useQuery(quizRoutes.listLessonQuizzes, lessonId ? { params: { lessonId }, query: { language } } : null, {
    read: (answer) => listOf(dataOf(answer), QUIZ),
  });

/** A quiz with its rules for the user and the user's attempts. */
export const useQuiz = (id: string) => useQuery(quizRoutes.getQuiz, { params: { id } });

/** What an attempt is asked for with: the server says whether this device holds it. */
export const attemptInput = (id: string) => ({ params: { id }, query: { device: deviceId() } });

/** An attempt of the user. @param id null: asks nothing */
export const useAttemptData = (id: string | null) =>
  useQuery(quizRoutes.getAttempt, id ? attemptInput(id) : null);
