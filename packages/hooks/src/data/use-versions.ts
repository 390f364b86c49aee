import type { AnswerOf, LessonVersion, LessonVersionText, versions } from '@digiken/contract';
import { versionRoutes } from '@digiken/contract/routes/versions';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import type { Outcome } from '../api/outcome';
import { useActionRequest, useRequest } from '../session/services';
import type { AuthoringKey } from './use-authoring';
import { type PageOf, type Query, useCached } from './use-query';

interface VersionPage {
  /** BCP 47 tag. */
  language: string;
  cursor?: string;
}

const versionKeys = {
  lessonVersions: (topicId: string, page: VersionPage) => ['lessonVersions', topicId, page] as const,
};

/** A page of the texts that a lesson has had, newest first. Waits while it is not `enabled`. */
export function useLessonVersions(
  topicId: string,
  page: VersionPage,
  { enabled = true }: { enabled?: boolean } = {},
): Query<PageOf<LessonVersion>> {
  const request = useRequest();
  const { language: lang, cursor } = page;
  return useCached(
    enabled ? versionKeys.lessonVersions(topicId, page) : null,
    async () => request(versionRoutes.listLessonVersions, { params: { topicId }, query: { lang, cursor } }),
    // Each save adds a version, here or in another window.
    { keepPreviousData: true, dedupingInterval: 0 },
  );
}

/** Reads one version and duplicates courses. Restoring: `useTopicDraft`. */
export function useVersionActions() {
  const request = useActionRequest();
  const run = useRun<AuthoringKey>();
  return useMemo(
    () => ({
      readLessonVersion: (
        topicId: string,
        versionId: string,
      ): Promise<Outcome<{ data: LessonVersionText }>> =>
        run(() => request(versionRoutes.getLessonVersion, { params: { topicId, versionId } })),
      /** The answer is the new course. */
      duplicateCourse: (
        id: string,
        title: string,
      ): Promise<Outcome<AnswerOf<typeof versions.duplicateCourse>>> =>
        run(
          () => request(versionRoutes.duplicateCourse, { params: { id }, body: { title } }),
          'ownCourses',
          'figures',
        ),
    }),
    [request, run],
  );
}
