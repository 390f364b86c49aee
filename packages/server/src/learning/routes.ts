import { learning } from '@digiken/contract';
import { viewerOf } from '../courses';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readLesson, saveProgress } from './service';

export function learningRoutes(services: Pick<Services, 'db' | 'clock' | 'media'>): Route[] {
  const { media } = services;
  return [
    route(learning.getLesson, async ({ params, query, caller }) => {
      const input = { lessonId: params.lessonId, language: query.lang };
      const lesson = await readLesson(services, viewerOf(caller), input);
      const video = lesson.video && media.signVideo(lesson.video);
      return { data: { ...lesson, html: media.sign(lesson.html), video } };
    }),
    route(learning.saveLessonProgress, async ({ params, body, caller }) => ({
      data: await saveProgress(services, caller, { lessonId: params.lessonId, ...body }),
    })),
  ];
}
