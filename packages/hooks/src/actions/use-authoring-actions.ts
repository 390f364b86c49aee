import { authoringRoutes } from '@digiken/contract/routes/authoring';
import type { TextFormat } from '../drafts/lesson-copy';
import { useMemo, useState } from 'react';
import { createActionKeys } from '../api/idempotency';
import { outcomeOf } from '../api/outcome';
import type { RequestBody, RequestInput } from '../api/request';
import { sendFile, type UploadOptions, type UploadRoute } from '../api/upload';
import { saveInTurn } from '../drafts/record-saves';
import { useActionRequest, useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type Routes = typeof authoringRoutes;

/** Writing courses. Typing in a lesson: `useTopicDraft`; uploads: `useAuthoringUploads`. */
export function useAuthoringActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  const refetch = useRefetch();
  return useMemo(
    () => ({
      /** The whole answer: its `topicId` is the first lesson, if the body asks for one. */
      async createCourse(body: RequestBody<Routes['createCourse']>) {
        const outcome = await outcomeOf(() => request(authoringRoutes.createCourse, { body }), texts);
        if (outcome.ok) await refetch(authoringRoutes.createCourse);
        return outcome;
      },
      updateCourse: (id: string, body: RequestBody<Routes['updateCourse']>) =>
        saveInTurn(`course:${id}`, body.version, (version) =>
          act(authoringRoutes.updateCourse, { params: { id }, body: { ...body, version } }),
        ),
      removeCourse: (id: string) => act(authoringRoutes.removeCourse, { params: { id } }),
      /** 409 while the checklist has gaps; the message names them. */
      submitCourse: (id: string) => act(authoringRoutes.submitCourse, { params: { id } }),
      withdrawCourse: (id: string) => act(authoringRoutes.withdrawCourse, { params: { id } }),
      /** Drops the unpublished changes of a published course. */
      discardStagedChanges: (id: string) => act(authoringRoutes.discardStagedChanges, { params: { id } }),

      /**
       * Writes an import after its preview. 409 if the course was edited since: `compareImport` then.
       * @param course the one whose preview was seen
       */
      applyImport: (id: string, course?: string) =>
        act(authoringRoutes.applyImport, { params: { id }, query: { course } }),
      /** Chooses what an import that waits becomes: the update of a course, which it then shows, or `NEW_COURSE`. */
      chooseImport: (id: string, course: string) =>
        act(authoringRoutes.chooseImport, { params: { id }, body: { course } }),
      compareImport: (id: string) => act(authoringRoutes.compareImport, { params: { id } }),
      discardImport: (id: string) => act(authoringRoutes.discardImport, { params: { id } }),
      /** Restores the course as it was before the import. 409 with the reason if that is not possible. */
      undoImport: (id: string) => act(authoringRoutes.undoImport, { params: { id } }),
      /** Follow it with `useCourseExports`. 409 while another export of the course is written. */
      startCourseExport: (id: string, body: RequestBody<Routes['startCourseExport']>) =>
        act(authoringRoutes.startCourseExport, { params: { id }, body }),

      createUnit: (courseId: string, title: string) =>
        act(authoringRoutes.createUnit, { params: { id: courseId }, body: { title } }),
      updateUnit: (id: string, body: RequestBody<Routes['updateUnit']>) =>
        saveInTurn(`unit:${id}`, body.version, (version) =>
          act(authoringRoutes.updateUnit, { params: { unitId: id }, body: { ...body, version } }),
        ),
      removeUnit: (id: string) => act(authoringRoutes.removeUnit, { params: { unitId: id } }),

      createTopic: (unitId: string, title: string) =>
        act(authoringRoutes.createTopic, { params: { unitId }, body: { title } }),
      orderTopics: (unitId: string, ids: string[]) =>
        act(authoringRoutes.orderTopics, { params: { unitId }, body: { ids } }),
      removeTopic: (id: string) => act(authoringRoutes.removeTopic, { params: { topicId: id } }),
      /** Returns sanitised HTML, as learners will see it, and the text in Markdown. */
      previewMarkdown: (
        markdown: string,
        options: { format?: TextFormat; language?: string; short?: string[] } = {},
      ) => act(authoringRoutes.previewMarkdown, { body: { markdown, ...options } }),

      removeTopicVideo: (id: string) => act(authoringRoutes.removeTopicVideo, { params: { topicId: id } }),
      removeTopicCaptions: (id: string, language: string) =>
        act(authoringRoutes.removeTopicCaptions, { params: { topicId: id, language } }),
      /** Markdown; empty removes it. */
      saveTopicTranscript: (id: string, transcript: string) =>
        act(authoringRoutes.saveTopicTranscript, { params: { topicId: id }, body: { transcript } }),
    }),
    [act, request, refetch, texts],
  );
}

/** Sends files: `onProgress` reports 0 to 1, `signal` stops. The outcome has the whole answer. */
export function useAuthoringUploads() {
  const { texts } = useServices();
  const refetch = useRefetch();
  const [keys] = useState(createActionKeys);
  return useMemo(() => {
    async function upload<R extends UploadRoute>(
      route: R,
      input: RequestInput<R>,
      options: UploadOptions | undefined,
    ) {
      const outcome = await sendFile(route, input, { keys, texts }, options);
      if (outcome.ok) await refetch(route);
      return outcome;
    }
    return {
      uploadCourseImage: (id: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadCourseImage, { params: { id }, file }, options),
      /** The answer has the path to put into the Markdown, and the picture's size. */
      uploadTopicPicture: (topicId: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadTopicPicture, { params: { topicId }, file }, options),
      uploadTopicVideo: (topicId: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadTopicVideo, { params: { topicId }, file }, options),
      uploadTopicCaptions: (topicId: string, language: string, file: Blob, options?: UploadOptions) =>
        upload(authoringRoutes.uploadTopicCaptions, { params: { topicId, language }, file }, options),
      /** The answer is the job; follow it with `useImport`. `course`: the one that the file updates, if it is known. */
      startImport: (
        file: Blob,
        { course, ...options }: UploadOptions & { course?: string | undefined } = {},
      ) => upload(authoringRoutes.startImport, { file, query: { course } }, options),
    };
  }, [texts, refetch, keys]);
}
