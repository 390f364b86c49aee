import { authoringRoutes } from '@digiken/contract/routes/authoring';
import type { TextFormat } from '../drafts/device-copy';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createActionKeys } from '../api/idempotency';
import type { Answer, RequestBody, RequestInput } from '../api/request';
import { sendFile, type UploadOptions, type UploadOutcome, type UploadRoute } from '../api/upload';
import { isKeyOf, type KeyName } from '../data/keys';
import type { AuthoringKey } from '../data/use-authoring';
import { saveInTurn } from '../drafts/record-saves';
import { useActionRequest, useServices } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof authoringRoutes;
type Keys = AuthoringKey | KeyName;

const COURSE = [
  'ownCourses',
  'authoredCourse',
  'outline',
  'figures',
  'courses',
  'course',
  'stagedChanges',
  'corrections',
] as const;
const UNIT = [...COURSE, 'authoredUnit', 'unit'] as const;
const TOPIC = [...UNIT, 'authoredTopic', 'lesson'] as const;

/**
 * Writing courses. Each action returns an Outcome, never throws, and refetches what it changed. Typing in a
 * lesson: `useTopicDraft`; uploads: `useAuthoringUploads`.
 */
export function useAuthoringActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      /** `topicId` of the answer: the first lesson, if the body asks for one. */
      createCourse: (body: RequestBody<Routes['createCourse']>) =>
        run(() => request(authoringRoutes.createCourse, { body }), 'ownCourses', 'figures'),
      updateCourse: (id: string, body: RequestBody<Routes['updateCourse']>) =>
        saveInTurn(`course:${id}`, body.version, (version) =>
          run(
            () => request(authoringRoutes.updateCourse, { params: { id }, body: { ...body, version } }),
            ...COURSE,
          ),
        ),
      removeCourse: (id: string) =>
        run(() => request(authoringRoutes.removeCourse, { params: { id } }), 'ownCourses', 'figures'),
      /** 409 while the checklist has gaps; the message names them. */
      submitCourse: (id: string) =>
        run(() => request(authoringRoutes.submitCourse, { params: { id } }), ...COURSE),
      withdrawCourse: (id: string) =>
        run(() => request(authoringRoutes.withdrawCourse, { params: { id } }), ...COURSE),
      /** Drops the unpublished changes of a published course. */
      discardStagedChanges: (id: string) =>
        run(() => request(authoringRoutes.discardStagedChanges, { params: { id } }), ...TOPIC),

      /** Writes an import after its preview. 409 if the course was edited since: `compareImport` then. */
      /** @param course the one whose preview was seen */
      applyImport: (id: string, course?: string) =>
        run(
          () => request(authoringRoutes.applyImport, { params: { id }, query: { course } }),
          'import',
          'imports',
        ),
      /** Chooses what an import that waits becomes: the update of a course, which it then shows, or `NEW_COURSE`. */
      chooseImport: (id: string, course: string) =>
        run(
          () => request(authoringRoutes.chooseImport, { params: { id }, body: { course } }),
          'import',
          'imports',
        ),
      compareImport: (id: string) =>
        run(() => request(authoringRoutes.compareImport, { params: { id } }), 'import'),
      discardImport: (id: string) =>
        run(() => request(authoringRoutes.discardImport, { params: { id } }), 'import', 'imports'),
      /** Restores the course as it was before the import. 409 with the reason if that is not possible. */
      undoImport: (id: string) =>
        run(() => request(authoringRoutes.undoImport, { params: { id } }), ...TOPIC, 'import', 'imports'),
      /** Follow it with `useCourseExports`. 409 while another export of the course is written. */
      startCourseExport: (id: string, body: RequestBody<Routes['startCourseExport']>) =>
        run(() => request(authoringRoutes.startCourseExport, { params: { id }, body }), 'courseExports'),

      createUnit: (courseId: string, title: string) =>
        run(
          () => request(authoringRoutes.createUnit, { params: { id: courseId }, body: { title } }),
          ...COURSE,
        ),
      /** 409 if the outline changed since its `revision` was read. */
      orderUnits: (courseId: string, body: RequestBody<Routes['orderUnits']>) =>
        run(() => request(authoringRoutes.orderUnits, { params: { id: courseId }, body }), ...UNIT),
      updateUnit: (id: string, body: RequestBody<Routes['updateUnit']>) =>
        saveInTurn(`unit:${id}`, body.version, (version) =>
          run(
            () => request(authoringRoutes.updateUnit, { params: { unitId: id }, body: { ...body, version } }),
            ...UNIT,
          ),
        ),
      removeUnit: (id: string) =>
        run(() => request(authoringRoutes.removeUnit, { params: { unitId: id } }), ...COURSE),

      createTopic: (unitId: string, title: string) =>
        run(() => request(authoringRoutes.createTopic, { params: { unitId }, body: { title } }), ...UNIT),
      orderTopics: (unitId: string, ids: string[]) =>
        run(() => request(authoringRoutes.orderTopics, { params: { unitId }, body: { ids } }), ...UNIT),
      removeTopic: (id: string) =>
        run(() => request(authoringRoutes.removeTopic, { params: { topicId: id } }), ...UNIT),
      /** Returns sanitised HTML, as learners will see it, and the text in Markdown. */
      previewMarkdown: (
        markdown: string,
        options: { format?: TextFormat; language?: string; short?: string[] } = {},
      ) => run(() => request(authoringRoutes.previewMarkdown, { body: { markdown, ...options } })),

      removeTopicVideo: (id: string) =>
        run(() => request(authoringRoutes.removeTopicVideo, { params: { topicId: id } }), ...TOPIC),
      removeTopicCaptions: (id: string, language: string) =>
        run(
          () => request(authoringRoutes.removeTopicCaptions, { params: { topicId: id, language } }),
          ...TOPIC,
        ),
      /** Markdown; empty removes it. */
      saveTopicTranscript: (id: string, transcript: string) =>
        run(
          () =>
            request(authoringRoutes.saveTopicTranscript, { params: { topicId: id }, body: { transcript } }),
          ...TOPIC,
        ),
    }),
    [request, run],
  );
}

/**
 * Sends files: `onProgress` reports 0 to 1, `signal` stops. Each action returns an outcome, never throws, and
 * refetches what it changed.
 */
export function useAuthoringUploads() {
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const [keys] = useState(createActionKeys);
  return useMemo(() => {
    async function upload<R extends UploadRoute>(
      route: R,
      input: RequestInput<R>,
      options: UploadOptions | undefined,
      ...changed: Keys[]
    ): Promise<UploadOutcome<Answer<R>>> {
      const outcome = await sendFile(route, input, { keys, texts }, options);
      if (outcome.ok) await mutate((key) => isKeyOf<Keys>(key, ...changed)).catch(() => {});
      return outcome;
    }
    return {
      uploadCourseImage: (id: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadCourseImage, { params: { id }, file }, options, ...COURSE),
      /** The answer has the path to put into the Markdown, and the picture's size. */
      uploadTopicPicture: (topicId: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadTopicPicture, { params: { topicId }, file }, options),
      uploadTopicVideo: (topicId: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadTopicVideo, { params: { topicId }, file }, options, ...TOPIC),
      uploadTopicCaptions: (topicId: string, language: string, file: Blob, options?: UploadOptions) =>
        upload(
          authoringRoutes.uploadTopicCaptions,
          { params: { topicId, language }, file },
          options,
          ...TOPIC,
        ),
      /** The answer is the job; follow it with `useImport`. `course`: the one that the file updates, if it is known. */
      startImport: (
        file: Blob,
        { course, ...options }: UploadOptions & { course?: string | undefined } = {},
      ) => upload(authoringRoutes.startImport, { file, query: { course } }, options, 'imports'),
    };
  }, [texts, mutate, keys]);
}
