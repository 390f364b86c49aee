import { learning } from '@digiken/contract';
import { viewerOf } from '../courses';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import { readLesson, saveProgress } from './service';

export function learningRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  return [
    route(learning.getLesson, async ({ params, query, caller }) => ({
      data: await readLesson(db, clock, viewerOf(caller), params.lessonId, query.lang),
    })),
    route(learning.saveLessonProgress, async ({ params, body, caller }) => ({
      data: await saveProgress(db, clock, caller, params.lessonId, body),
    })),
  ];
}
