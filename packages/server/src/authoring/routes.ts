import { type AuthoredTopic, authoring, courseReviews } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { courses } from '../courses';
import { clientGone } from '../platform/http/client-gone';
import type { Caller, Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { changeCourse, ownCourse, ownTopic } from './access';
import { listCourseExports, startCourseExport } from './course-exports';
import { createCourse, listOwnCourses, readCourse, removeCourse, updateCourse } from './courses';
import { readFigures } from './dashboard';
import { compareImport, discardImport, Imports, listImports, readImport } from './imports';
import { undoImport } from './reimports/undo';
import { listLearners, readLearner } from './learners';
import { noteCourseFile } from './own-files';
import { storeCover, storePicture } from './pictures';
import { previewText } from './preview';
import { readComments } from './reviews/comments';
import { discardChanges, readStagedChanges, submitCourse, withdrawCourse } from './review';
import {
  createTopic,
  discardDraft,
  orderTopics,
  readTopic,
  removeTopic,
  saveDraft,
  saveTopic,
} from './topics';
import { createUnit, readUnit, removeUnit, updateUnit } from './units';
import { readUpload } from '../platform/http/uploads';
import { WORDING } from './wording';
import { removeCaptions, removeVideo, saveTranscript, storeCaptions, storeVideo } from './videos';

const IMAGE = { field: 'image', maxBytes: authoring.uploadCourseImage.maxBytes ?? 0 };
const PICTURE = { field: 'picture', maxBytes: authoring.uploadTopicPicture.maxBytes ?? 0 };

/** Course editing: instructors edit their own courses, administrators all. */
export function authoringRoutes(services: Services): Route[] {
  const { db } = services;
  const imports = new Imports(services);
  const course = async (caller: Caller, id: string, message: string) => ({
    message,
    data: await readCourse(db, caller, id),
  });
  const unit = async (caller: Caller, id: string, message: string) => ({
    message,
    data: await readUnit(db, caller, id),
  });
  const signed = (found: AuthoredTopic) => ({
    ...found,
    video: found.video && services.media.signVideo(found.video),
  });
  const topic = async (caller: Caller, id: string, message: string, language?: string) => ({
    message,
    data: signed(await readTopic(db, caller, { topicId: id, language })),
  });

  return [
    route(courseReviews.listReviewComments, async ({ params, caller }) => {
      const { publicId } = await ownCourse(db, caller, params.id);
      return { data: await readComments(db, { courseId: publicId, sent: true }) };
    }),
    route(authoring.instructorDashboard, async ({ caller }) => ({
      data: await readFigures(services, caller),
    })),

    route(authoring.listOwnCourses, async ({ caller, query }) => {
      const { rows, next, previous } = await listOwnCourses(db, caller, query);
      return { data: rows, next, previous };
    }),
    route(authoring.createCourse, async ({ caller, body }) => {
      const { id, topicId } = await createCourse(services, caller, body);
      return { ...(await course(caller, id, `“${body.title}” is created as a draft.`)), topicId };
    }),
    route(authoring.getAuthoredCourse, async ({ caller, params }) => ({
      data: await readCourse(db, caller, params.id),
    })),
    route(authoring.updateCourse, async ({ caller, params, body }) => {
      await updateCourse(services, caller, { ...body, id: params.id });
      return course(caller, params.id, 'The course is saved.');
    }),
    route(authoring.uploadCourseImage, async ({ caller, params: { id }, request }) => {
      await ownCourse(db, caller, id);
      const image = await storeCover(services, {
        content: await readUpload(request, IMAGE),
        field: IMAGE.field,
      });
      await changeCourse(
        services,
        caller,
        { courseId: id, action: 'changed the picture of' },
        async (tx, own) => {
          await services.files.publish(tx, image.path);
          await tx.update(courses).set({ image: image.path }).where(eq(courses.id, own.id));
        },
      );
      return course(caller, id, 'The picture is saved.');
    }),
    route(authoring.removeCourse, async ({ caller, params }) => {
      await removeCourse(services, caller, params.id);
      return { message: 'The course is removed.' };
    }),
    route(authoring.submitCourse, async ({ caller, params }) => {
      const state = await submitCourse(services, caller, params.id);
      const message =
        state === 'published'
          ? 'Your changes are published.'
          : 'Submitted for review. You will hear from an administrator.';
      return course(caller, params.id, message);
    }),
    route(authoring.withdrawCourse, async ({ caller, params }) => {
      await withdrawCourse(services, caller, params.id);
      return course(caller, params.id, 'Withdrawn from review.');
    }),
    route(authoring.getStagedChanges, async ({ caller, params }) => ({
      data: await readStagedChanges(db, caller, params.id),
    })),
    route(authoring.discardStagedChanges, async ({ caller, params }) => {
      await discardChanges(services, caller, params.id);
      return course(caller, params.id, 'The unpublished changes are discarded.');
    }),

    route(authoring.createUnit, async ({ caller, params, body }) =>
      unit(
        caller,
        await createUnit(services, caller, { courseId: params.id, title: body.title }),
        `“${body.title}” is added.`,
      ),
    ),
    route(authoring.getAuthoredUnit, async ({ caller, params }) => ({
      data: await readUnit(db, caller, params.unitId),
    })),
    route(authoring.updateUnit, async ({ caller, params, body }) => {
      await updateUnit(services, caller, { ...body, unitId: params.unitId });
      return unit(caller, params.unitId, 'The unit is saved.');
    }),
    route(authoring.removeUnit, async ({ caller, params }) => {
      await removeUnit(services, caller, params.unitId);
      return { message: 'The unit is removed.' };
    }),

    route(authoring.createTopic, async ({ caller, params, body }) =>
      topic(
        caller,
        await createTopic(services, caller, { unitId: params.unitId, title: body.title }),
        `“${body.title}” is added.`,
      ),
    ),
    route(authoring.orderTopics, async ({ caller, params, body }) => {
      await orderTopics(services, caller, { unitId: params.unitId, ids: body.ids });
      return unit(caller, params.unitId, 'The order is saved.');
    }),
    route(authoring.getAuthoredTopic, async ({ caller, params, query }) => ({
      data: signed(await readTopic(db, caller, { topicId: params.topicId, language: query.lang })),
    })),
    route(authoring.saveTopic, async ({ caller, params, body }) => {
      await saveTopic(services, caller, { ...body, topicId: params.topicId });
      return topic(caller, params.topicId, 'The lesson is saved.', body.language);
    }),
    route(authoring.saveTopicDraft, async ({ caller, params, body }) => {
      const savedAt = await saveDraft(services, caller, { ...body, topicId: params.topicId });
      return { message: 'The draft is saved.', data: { savedAt: savedAt.toISOString() } };
    }),
    route(authoring.discardTopicDraft, async ({ caller, params, query }) => {
      await discardDraft(db, caller, { topicId: params.topicId, language: query.lang });
      return { message: 'The draft is discarded.' };
    }),
    route(authoring.removeTopic, async ({ caller, params }) => {
      await removeTopic(services, caller, params.topicId);
      return { message: 'The lesson is removed.' };
    }),

    route(authoring.previewMarkdown, async ({ caller, body, reply }) => ({
      data: await previewText(services, caller, clientGone(reply), body),
    })),
    route(authoring.uploadTopicPicture, async ({ caller, params, request }) => {
      const { course } = await ownTopic(db, caller, params.topicId);
      const content = await readUpload(request, PICTURE);
      const data = await storePicture(services, { content, field: PICTURE.field });
      await noteCourseFile(db, { courseId: course.publicId, path: data.path });
      return { message: 'The picture is stored. Describe what it shows.', data };
    }),
    route(authoring.uploadTopicVideo, async ({ caller, params, request }) => {
      await storeVideo(services, caller, { topicId: params.topicId, request });
      return topic(caller, params.topicId, 'The video is saved.');
    }),
    route(authoring.removeTopicVideo, async ({ caller, params }) => {
      await removeVideo(services, caller, params.topicId);
      return topic(caller, params.topicId, 'The video is removed.');
    }),
    route(authoring.uploadTopicCaptions, async ({ caller, params, request }) => {
      const problems = await storeCaptions(services, caller, { ...params, request });
      return { ...(await topic(caller, params.topicId, 'The captions are saved.')), problems };
    }),
    route(authoring.removeTopicCaptions, async ({ caller, params }) => {
      await removeCaptions(services, caller, params);
      return topic(caller, params.topicId, 'The captions are removed.');
    }),
    route(authoring.saveTopicTranscript, async ({ caller, params, body }) => {
      await saveTranscript(services, caller, { topicId: params.topicId, markdown: body.transcript });
      return topic(caller, params.topicId, 'The transcript is saved.');
    }),

    route(authoring.startImport, async ({ caller, request, query }) => ({
      message: 'The import has started. You can leave this page: it continues in the background.',
      data: await imports.start(caller, request, query.course),
    })),
    route(authoring.startCourseExport, async ({ caller, params, body }) => ({
      message: WORDING.exportStarted,
      data: await startCourseExport(services, caller, { ...body, id: params.id }),
    })),
    route(authoring.listCourseExports, async ({ caller, params }) => ({
      data: await listCourseExports(services, caller, params.id),
    })),
    route(authoring.chooseImport, async ({ caller, params, body }) => {
      const { job, written } = await imports.choose(caller, { ...params, ...body });
      return { message: written ? WORDING.importApplied : WORDING.importChosen, data: job };
    }),
    route(authoring.applyImport, async ({ caller, params, query }) => ({
      message: WORDING.importApplied,
      data: await imports.apply(caller, { id: params.id, course: query.course }),
    })),
    route(authoring.compareImport, async ({ caller, params }) => ({
      message: WORDING.importCompared,
      data: await compareImport(services, caller, params.id),
    })),
    route(authoring.discardImport, async ({ caller, params }) => ({
      message: WORDING.importDiscarded,
      data: await discardImport(services, caller, params.id),
    })),
    route(authoring.undoImport, async ({ caller, params }) => ({
      message: await undoImport(services, caller, params.id),
      data: await readImport(services, caller, params.id),
    })),
    route(authoring.getImport, async ({ caller, params }) => ({
      data: await readImport(services, caller, params.id),
    })),
    route(authoring.listImports, async ({ caller, query }) => listImports(db, caller, query.cursor)),

    route(authoring.listLearners, async ({ caller, query }) => listLearners(services, caller, query)),
    route(authoring.getLearner, async ({ caller, params }) => ({
      data: await readLearner(services, caller, params.id),
    })),
  ];
}
