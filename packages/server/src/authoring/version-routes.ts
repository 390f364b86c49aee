import { versions as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { duplicateCourse } from './copies/duplicate';
import { readCourse } from './courses';
import { readTopic } from './topics';
import { listVersions, readVersion, restoreVersion } from './versions';

/** The texts that a lesson has had, and copies of courses: for those who may edit the course. */
export function versionRoutes(services: Services): Route[] {
  const { db, media } = services;
  return [
    route(calls.listLessonVersions, async ({ caller, params, query: { lang: language, cursor } }) => {
      const { rows, next, previous } = await listVersions(db, caller, { ...params, language, cursor });
      return { data: rows, next, previous };
    }),
    route(calls.getLessonVersion, async ({ caller, params }) => ({
      data: await readVersion(services, caller, params),
    })),
    route(calls.restoreLessonVersion, async ({ caller, params, body }) => {
      const language = await restoreVersion(services, caller, { ...params, ...body });
      const topic = await readTopic(db, caller, { topicId: params.topicId, language });
      return {
        message: 'The older text is restored and saved.',
        data: { ...topic, video: topic.video && media.signVideo(topic.video) },
      };
    }),
    route(calls.duplicateCourse, async ({ caller, params, body }) => {
      const id = await duplicateCourse(services, caller, { ...params, ...body });
      return { message: `“${body.title}” is created as a draft.`, data: await readCourse(db, caller, id) };
    }),
  ];
}
