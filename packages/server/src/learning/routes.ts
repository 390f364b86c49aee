import { learning } from '@digiken/contract';
import { viewerOf } from '../courses';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readLesson, saveProgress } from './service';

export function learningRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  return [
    route(learning.getLesson, async ({ params, query, caller }) => ({
      data: await readLesson(services, viewerOf(caller), { lessonId: params.lessonId, language: query.lang }),
    })),
    route(learning.saveLessonProgress, async ({ params, body, caller }) => ({
      data: await saveProgress(services, caller, { lessonId: params.lessonId, ...body }),
    })),
  ];
}
