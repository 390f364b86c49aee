import { learning, week } from '@digiken/contract';
import { shownId, viewerOf } from '../courses';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readLesson, saveProgress } from './service';
import { readWeek, setWeeklyGoal } from './week';

const WORDING = { goal: 'Your goal is set.', noGoal: 'Your goal is removed.' } as const;

export function learningRoutes(services: Pick<Services, 'db' | 'clock' | 'media'>): Route[] {
  const { db, media } = services;
  return [
    route(learning.getLesson, async ({ params, query, caller }) => {
      const lessonId = await shownId(db, { item: 'lesson', id: params.lessonId });
      const lesson = await readLesson(services, viewerOf(caller), { lessonId, language: query.lang });
      const video = lesson.video && media.signVideo(lesson.video);
      return { data: { ...lesson, html: media.sign(lesson.html), video } };
    }),
    route(learning.saveLessonProgress, async ({ params, body, caller }) => ({
      data: await saveProgress(services, caller, {
        lessonId: await shownId(db, { item: 'lesson', id: params.lessonId }),
        ...body,
      }),
    })),
    route(week.getWeek, async ({ caller }) => ({ data: await readWeek(services, caller.id) })),
    route(week.setWeeklyGoal, async ({ body, caller }) => {
      await setWeeklyGoal(db, caller.id, body.lessons);
      return { message: body.lessons === null ? WORDING.noGoal : WORDING.goal };
    }),
  ];
}
