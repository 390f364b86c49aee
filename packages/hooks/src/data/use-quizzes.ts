import type { Attempt, QuizDetail, QuizSummary } from '@digiken/contract';
import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { deviceId } from '../api/device-id';
import type { QuizPage } from '../api/page-queries';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Cache keys of quizzes. */
export const quizKeys = {
  quizzes: (page: QuizPage, viewer: string) => ['quizzes', page, viewer] as const,
  lessonQuizzes: (lessonId: string, language: string, viewer: string) =>
    ['lessonQuizzes', lessonId, language, viewer] as const,
  quiz: (id: string, viewer: string) => ['quiz', id, viewer] as const,
  attempt: (id: string, viewer: string) => ['attempt', id, viewer] as const,
};
export type QuizKey = keyof typeof quizKeys;

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
export function useQuizzes(page: QuizPage = {}): Query<PageOf<QuizSummary>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? quizKeys.quizzes(page, viewer) : null,
    async () => pageOf(await request(quizRoutes.listQuizzes, { query: page }), QUIZ),
    { keepPreviousData: true },
  );
}

/** The quizzes before and after a lesson. @param lessonId null: asks nothing @param language BCP 47 tag */
export function useLessonQuizzes(lessonId: string | null, language: string): Query<QuizSummary[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && lessonId ? quizKeys.lessonQuizzes(lessonId, language, viewer) : null, async () =>
    listOf(
      dataOf(
        await request(quizRoutes.listLessonQuizzes, {
          params: { lessonId: lessonId ?? '' },
          query: { language },
        }),
      ),
      QUIZ,
    ),
  );
}

/** A quiz with its rules for the user and the user's attempts. */
export function useQuiz(id: string): Query<QuizDetail> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? quizKeys.quiz(id, viewer) : null, async () =>
    dataOf(await request(quizRoutes.getQuiz, { params: { id } })),
  );
}

/** An attempt of the user. @param id null: asks nothing */
export function useAttemptData(id: string | null): Query<Attempt> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer && id ? quizKeys.attempt(id, viewer) : null, async () =>
    dataOf(await request(quizRoutes.getAttempt, { params: { id: id ?? '' }, query: { device: deviceId() } })),
  );
}
