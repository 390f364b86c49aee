import type {
  AuthoredCourse,
  AuthoredCourseDetail,
  AuthoredTopic,
  AuthoredUnit,
  CourseLearner,
  ImportJob,
  InstructorFigures,
  LearnerProgress,
} from '@digiken/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { authoringCalls, type LearnerPage, type OwnCoursePage } from '../api/authoring-calls';
import { useCalls } from '../session/services';
import { isKeyOf } from './keys';
import { held, type PageOf, pageOf, type Query, useQuery } from './use-query';

export const authoringKeys = {
  figures: () => ['figures'] as const,
  ownCourses: (page: OwnCoursePage) => ['ownCourses', page] as const,
  authoredCourse: (id: string) => ['authoredCourse', id] as const,
  authoredUnit: (id: string) => ['authoredUnit', id] as const,
  authoredTopic: (id: string, language: string) => ['authoredTopic', id, language] as const,
  imports: (cursor: string) => ['imports', cursor] as const,
  import: (id: string) => ['import', id] as const,
  learners: (page: LearnerPage) => ['learners', page] as const,
  learner: (id: string) => ['learner', id] as const,
};
export type AuthoringKey = keyof typeof authoringKeys;

const PAGED = { keepPreviousData: true } as const;
/** How often a running import is asked how far it is; milliseconds. */
const IMPORT_PROGRESS = 2_000;

/** The figures of one's own courses and learners. */
export function useInstructorDashboard(): Query<InstructorFigures> {
  const calls = useCalls(authoringCalls);
  return useQuery(authoringKeys.figures(), async () => held((await calls.instructorDashboard()).data));
}

/** A page of one's own courses, last changed first. */
export function useOwnCourses(
  page: OwnCoursePage = {},
  { enabled = true }: { enabled?: boolean } = {},
): Query<PageOf<AuthoredCourse>> {
  const calls = useCalls(authoringCalls);
  return useQuery(
    enabled ? authoringKeys.ownCourses(page) : null,
    async () => pageOf(await calls.listOwnCourses(page)),
    PAGED,
  );
}

/** A course to write in, with its checklist and history. */
export function useAuthoredCourse(id: string): Query<AuthoredCourseDetail> {
  const calls = useCalls(authoringCalls);
  return useQuery(authoringKeys.authoredCourse(id), async () =>
    held((await calls.getAuthoredCourse(id)).data),
  );
}

export function useAuthoredUnit(id: string): Query<AuthoredUnit> {
  const calls = useCalls(authoringCalls);
  return useQuery(authoringKeys.authoredUnit(id), async () => held((await calls.getAuthoredUnit(id)).data));
}

/** A lesson to write in; `language` is a BCP 47 tag, the lesson's own when absent. For typing: `useTopicDraft`. */
export function useAuthoredTopic(id: string, language?: string): Query<AuthoredTopic> {
  const calls = useCalls(authoringCalls);
  return useQuery(
    authoringKeys.authoredTopic(id, language ?? ''),
    async () => held((await calls.getAuthoredTopic(id, language)).data),
    // An editor begins with what the server has now.
    { revalidateOnFocus: false, revalidateOnMount: true, dedupingInterval: 0 },
  );
}

/** A page of one's imports, newest first. */
export function useImports(cursor?: string): Query<PageOf<Omit<ImportJob, 'report'>>> {
  const calls = useCalls(authoringCalls);
  return useQuery(
    authoringKeys.imports(cursor ?? ''),
    async () => pageOf(await calls.listImports(cursor)),
    PAGED,
  );
}

/** One import, asked for every 2 seconds while it runs; waits without an id. */
export function useImport(id: string | null): Query<ImportJob> {
  const calls = useCalls(authoringCalls);
  const { mutate } = useSWRConfig();
  const [finished, setFinished] = useState<string | null>(null);
  return useQuery(
    id === null ? null : authoringKeys.import(id),
    async () => {
      const job = held((await calls.getImport(id ?? '')).data);
      if (job.state === 'done' || job.state === 'failed') {
        setFinished(id);
        void mutate((key) => isKeyOf<AuthoringKey>(key, 'imports', 'ownCourses', 'figures'));
      }
      return job;
    },
    { every: finished === id ? undefined : IMPORT_PROGRESS, dedupingInterval: 0 },
  );
}

/** A page of one's learners, newest enrolment first. */
export function useLearners(page: LearnerPage = {}): Query<PageOf<CourseLearner>> {
  const calls = useCalls(authoringCalls);
  return useQuery(authoringKeys.learners(page), async () => pageOf(await calls.listLearners(page)), PAGED);
}

/** One learner in one's own courses. */
export function useLearner(id: string): Query<LearnerProgress> {
  const calls = useCalls(authoringCalls);
  return useQuery(authoringKeys.learner(id), async () => held((await calls.getLearner(id)).data));
}
