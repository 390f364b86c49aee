import type { CourseExport, ImportJob } from '@digiken/contract';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { curriculumRoutes } from '@digiken/contract/routes/curriculum';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { useState } from 'react';
import { useRefetch } from '../actions/use-action';
import type { LearnerPage, OwnCoursePage } from '../api/page-queries';
import { IMPORT, LEARNER, learnerOf, OWN_COURSE } from './authoring-items';
import { dataOf, type PageOf, type Query, readPage, useQuery } from './use-query';

interface CorrectionPage {
  cursor?: string;
  /** Only those of this course. */
  course?: string;
}

const PAGED = { keepPreviousData: true } as const;
/** Polling interval of a running import; milliseconds. */
const IMPORT_PROGRESS = 2_000;

/** Figures of the instructor's courses and learners. */
export const useInstructorDashboard = () => useQuery(authoringRoutes.instructorDashboard, {});

/** A page of the instructor's courses, last changed first. */
export const useOwnCourses = (query: OwnCoursePage = {}, { enabled = true }: { enabled?: boolean } = {}) =>
  useQuery(authoringRoutes.listOwnCourses, enabled ? { query } : null, {
    read: readPage(OWN_COURSE),
    ...PAGED,
  });

/** A course to edit, with its checklist and review history. */
export const useAuthoredCourse = (id: string) =>
  useQuery(authoringRoutes.getAuthoredCourse, { params: { id } });

/** What is in a course, with its order and what differs from the published course. */
export const useOutline = (courseId: string) =>
  useQuery(curriculumRoutes.getOutline, { params: { id: courseId } });

/** A page of the minor corrections of published courses, newest first. For reviewers. */
export const useMinorCorrections = (query: CorrectionPage = {}) =>
  useQuery(contentAdminRoutes.listMinorCorrections, { query }, { read: (answer) => answer, ...PAGED });

/** The unpublished changes of a published course, with the old and the new texts. */
export const useStagedChanges = (id: string) =>
  useQuery(authoringRoutes.getStagedChanges, { params: { id } });

export const useAuthoredUnit = (id: string) =>
  useQuery(authoringRoutes.getAuthoredUnit, { params: { unitId: id } });

/** A lesson to edit; `language` is a BCP 47 tag, by default the lesson's own. For editing: `useTopicDraft`. */
export const useAuthoredTopic = (id: string, language = '') =>
  useQuery(
    authoringRoutes.getAuthoredTopic,
    { params: { topicId: id }, query: { lang: language } },
    // An editor starts with the current text.
    { revalidateOnFocus: false, revalidateOnMount: true, dedupingInterval: 0 },
  );

/** An import in a list: without its report and what it changes. */
export type ListedImport = Omit<
  ImportJob,
  'report' | 'suggested' | 'updates' | 'changes' | 'outdated' | 'undoUntil' | 'undoProblem'
>;

/** A page of the instructor's imports, newest first. */
export const useImports = (cursor = ''): Query<PageOf<ListedImport>> =>
  useQuery(authoringRoutes.listImports, { query: { cursor } }, { read: readPage(IMPORT), ...PAGED });

/** What an import changes when it ends. */
const IMPORTED = {
  changes: ['/instructor/imports', '/instructor/courses', '/instructor/dashboard'],
} as const;

const isRunning = ({ state }: { state: string }) => state === 'waiting' || state === 'working';

/** One import, refetched every 2 seconds while it runs; waits without an id. */
export function useImport(id: string | null): Query<ImportJob> {
  const refetch = useRefetch();
  const [finished, setFinished] = useState<string | null>(null);
  return useQuery(authoringRoutes.getImport, id === null ? null : { params: { id } }, {
    read(answer) {
      const job = dataOf(answer);
      setFinished(isRunning(job) ? null : id);
      if (!isRunning(job)) void refetch(IMPORTED);
      return job;
    },
    every: finished === id ? undefined : IMPORT_PROGRESS,
    dedupingInterval: 0,
  });
}

/** A page of the instructor's learners, newest enrolment first. */
export const useLearners = (query: LearnerPage = {}) =>
  useQuery(authoringRoutes.listLearners, { query }, { read: readPage(LEARNER), ...PAGED });

/** One learner in the instructor's courses. */
export const useLearner = (id: string) =>
  useQuery(authoringRoutes.getLearner, { params: { id } }, { read: (answer) => learnerOf(dataOf(answer)) });

const whileWritten = (exports: CourseExport[] | undefined): number =>
  exports?.some(isRunning) ? IMPORT_PROGRESS : 0;

/** The author's newest exports of a course, refetched every 2 seconds while one is written; waits without an id. */
export const useCourseExports = (id: string | null) =>
  useQuery(authoringRoutes.listCourseExports, id === null ? null : { params: { id } }, {
    every: whileWritten,
    dedupingInterval: 0,
  });
