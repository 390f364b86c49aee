import { versionRoutes } from '@digiken/contract/routes/versions';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import { useQuery } from './use-query';

interface VersionPage {
  /** BCP 47 tag. */
  language: string;
  cursor?: string;
}

/** A page of the texts that a lesson has had, newest first. Waits while it is not `enabled`. */
export const useLessonVersions = (
  topicId: string,
  { language: lang, cursor }: VersionPage,
  { enabled = true }: { enabled?: boolean } = {},
) =>
  useQuery(
    versionRoutes.listLessonVersions,
    enabled ? { params: { topicId }, query: { lang, cursor } } : null,
    // Each save adds a version, here or in another window.
    { read: (answer) => answer, keepPreviousData: true, dedupingInterval: 0 },
  );

/** Reads one version and duplicates courses. Restoring: `useTopicDraft`. */
export function useVersionActions() {
  const act = useAction();
  return useMemo(
    () => ({
      readLessonVersion: (topicId: string, versionId: string) =>
        act(versionRoutes.getLessonVersion, { params: { topicId, versionId } }),
      /** The answer is the new course. */
      duplicateCourse: (id: string, title: string) =>
        act(versionRoutes.duplicateCourse, { params: { id }, body: { title } }),
    }),
    [act],
  );
}
