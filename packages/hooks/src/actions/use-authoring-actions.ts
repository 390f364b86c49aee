import type { AnswerOf, authoring, Call } from '@digiken/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import {
  type AuthoringCalls,
  authoringCalls,
  captionsPath,
  coursePath,
  topicPath,
} from '../api/authoring-calls';
import { type FileToSend, sendFile, type UploadOptions, type UploadOutcome } from '../api/upload';
import { isKeyOf, type KeyName } from '../data/keys';
import type { AuthoringKey } from '../data/use-authoring';
import { useCalls, useServices } from '../session/services';
import { useRun } from './use-run';

type Authoring = typeof authoring;
type Keys = AuthoringKey | KeyName;

const COURSE = ['ownCourses', 'authoredCourse', 'figures', 'courses', 'course'] as const;
const UNIT = [...COURSE, 'authoredUnit', 'unit'] as const;
const TOPIC = [...UNIT, 'authoredTopic', 'lesson'] as const;

/**
 * Writing courses. Each action answers an Outcome, never throws, and refreshes what it changed. Typing in a
 * lesson: `useTopicDraft`; sending files: `useAuthoringUploads`.
 */
export function useAuthoringActions() {
  const calls = useCalls(authoringCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createCourse: (title: string) => run(() => calls.createCourse(title), 'ownCourses', 'figures'),
      updateCourse: (id: string, body: Parameters<AuthoringCalls['updateCourse']>[1]) =>
        run(() => calls.updateCourse(id, body), ...COURSE),
      removeCourse: (id: string) => run(() => calls.removeCourse(id), 'ownCourses', 'figures'),
      /** 409 with the gaps in words. */
      submitCourse: (id: string) => run(() => calls.submitCourse(id), ...COURSE),
      withdrawCourse: (id: string) => run(() => calls.withdrawCourse(id), ...COURSE),

      createUnit: (courseId: string, title: string) =>
        run(() => calls.createUnit(courseId, title), ...COURSE),
      orderUnits: (courseId: string, ids: string[]) => run(() => calls.orderUnits(courseId, ids), ...UNIT),
      updateUnit: (id: string, body: Parameters<AuthoringCalls['updateUnit']>[1]) =>
        run(() => calls.updateUnit(id, body), ...UNIT),
      removeUnit: (id: string) => run(() => calls.removeUnit(id), ...COURSE),

      createTopic: (unitId: string, title: string) => run(() => calls.createTopic(unitId, title), ...UNIT),
      orderTopics: (unitId: string, ids: string[]) => run(() => calls.orderTopics(unitId, ids), ...UNIT),
      removeTopic: (id: string) => run(() => calls.removeTopic(id), ...UNIT),
      /** Sanitised HTML, as learners will see it. */
      previewMarkdown: (markdown: string) => run(() => calls.previewMarkdown(markdown)),

      removeTopicVideo: (id: string) => run(() => calls.removeTopicVideo(id), ...TOPIC),
      removeTopicCaptions: (id: string, language: string) =>
        run(() => calls.removeTopicCaptions(id, language), ...TOPIC),
      /** Markdown; empty removes it. */
      saveTopicTranscript: (id: string, transcript: string) =>
        run(() => calls.saveTopicTranscript(id, transcript), ...TOPIC),
    }),
    [calls, run],
  );
}

/**
 * Sending files: `onProgress` from 0 to 1, `signal` to stop. Each answers an outcome, never throws, and
 * refreshes what it changed.
 */
export function useAuthoringUploads() {
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    async function send<C extends Call>(
      file: FileToSend,
      options: UploadOptions | undefined,
      ...changed: Keys[]
    ): Promise<UploadOutcome<AnswerOf<C>>> {
      const outcome = await sendFile<C>(file, texts, options);
      if (outcome.ok) await mutate((key) => isKeyOf<Keys>(key, ...changed)).catch(() => {});
      return outcome;
    }
    return {
      uploadCourseImage: (id: string, file: Blob, options?: UploadOptions) =>
        send<Authoring['uploadCourseImage']>(
          { method: 'PUT', path: coursePath(id, '/image'), field: 'image', file },
          options,
          ...COURSE,
        ),
      /** Answers the address to put into the Markdown, with the picture's size. */
      uploadTopicPicture: (topicId: string, file: Blob, options?: UploadOptions) =>
        send<Authoring['uploadTopicPicture']>(
          { method: 'POST', path: topicPath(topicId, '/pictures'), field: 'picture', file },
          options,
        ),
      uploadTopicVideo: (topicId: string, file: Blob, options?: UploadOptions) =>
        send<Authoring['uploadTopicVideo']>(
          { method: 'PUT', path: topicPath(topicId, '/video'), field: 'video', file },
          options,
          ...TOPIC,
        ),
      uploadTopicCaptions: (topicId: string, language: string, file: Blob, options?: UploadOptions) =>
        send<Authoring['uploadTopicCaptions']>(
          { method: 'PUT', path: captionsPath(topicId, language), field: 'captions', file },
          options,
          ...TOPIC,
        ),
      /** Answers the job at once; follow it with `useImport`. */
      startImport: (file: Blob, options?: UploadOptions) =>
        send<Authoring['startImport']>(
          { method: 'POST', path: '/instructor/imports', field: 'archive', file },
          options,
          'imports',
        ),
    };
  }, [texts, mutate]);
}
