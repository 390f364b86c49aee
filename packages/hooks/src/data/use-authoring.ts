import type {
  AnswerOf,
  AuthoredCourse,
  AuthoredCourseDetail,
  AuthoredTopic,
  AuthoredUnit,
  authoring,
  CourseLearner,
  CourseExport,
  ImportJob,
  InstructorFigures,
  LearnerProgress,
  MinorCorrection,
  Outline,
} from '@digiken/contract';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { curriculumRoutes } from '@digiken/contract/routes/curriculum';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { LearnerPage, OwnCoursePage } from '../api/page-queries';
import { useRequest } from '../session/services';
import { IMPORT, LEARNER, OWN_COURSE } from './authoring-items';
import { isKeyOf } from './keys';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

interface CorrectionPage {
  cursor?: string;
  /** Only those of this course. */
  course?: string;
}

export const authoringKeys = {
  figures: () => ['figures'] as const,
  ownCourses: (page: OwnCoursePage) => ['ownCourses', page] as const,
  authoredCourse: (id: string) => ['authoredCourse', id] as const,
  outline: (courseId: string) => ['outline', courseId] as const,
  authoredUnit: (id: string) => ['authoredUnit', id] as const,
  authoredTopic: (id: string, language: string) => ['authoredTopic', id, language] as const,
  imports: (cursor: string) => ['imports', cursor] as const,
  import: (id: string) => ['import', id] as const,
  courseExports: (id: string) => ['courseExports', id] as const,
  learners: (page: LearnerPage) => ['learners', page] as const,
  corrections: (page: CorrectionPage) => ['corrections', page] as const,
  stagedChanges: (id: string) => ['stagedChanges', id] as const,
  learner: (id: string) => ['learner', id] as const,
};
export type AuthoringKey = keyof typeof authoringKeys;

const PAGED = { keepPreviousData: true } as const;
/** Polling interval of a running import; milliseconds. */
const IMPORT_PROGRESS = 2_000;

/** Figures of the instructor's courses and learners. */
export function useInstructorDashboard(): Query<InstructorFigures> {
  const request = useRequest();
  return useCached(authoringKeys.figures(), async () =>
    dataOf(await request(authoringRoutes.instructorDashboard)),
  );
}

/** A page of the instructor's courses, last changed first. */
export function useOwnCourses(
  page: OwnCoursePage = {},
  { enabled = true }: { enabled?: boolean } = {},
): Query<PageOf<AuthoredCourse>> {
  const request = useRequest();
  return useCached(
    enabled ? authoringKeys.ownCourses(page) : null,
    async () => pageOf(await request(authoringRoutes.listOwnCourses, { query: page }), OWN_COURSE),
    PAGED,
  );
}

/** A course to edit, with its checklist and review history. */
export function useAuthoredCourse(id: string): Query<AuthoredCourseDetail> {
  const request = useRequest();
  return useCached(authoringKeys.authoredCourse(id), async () =>
    dataOf(await request(authoringRoutes.getAuthoredCourse, { params: { id } })),
  );
}

/** What is in a course, with its order and what differs from the published course. */
export function useOutline(courseId: string): Query<Outline> {
  const request = useRequest();
  return useCached(authoringKeys.outline(courseId), async () =>
    dataOf(await request(curriculumRoutes.getOutline, { params: { id: courseId } })),
  );
}

/** A page of the minor corrections of published courses, newest first. For reviewers. */
export function useMinorCorrections(page: CorrectionPage = {}): Query<PageOf<MinorCorrection>> {
  const request = useRequest();
  return useCached(
    authoringKeys.corrections(page),
    async () => request(contentAdminRoutes.listMinorCorrections, { query: page }),
    PAGED,
  );
}

/** The unpublished changes of a published course, with the old and the new texts. */
export function useStagedChanges(id: string): Query<AnswerOf<typeof authoring.getStagedChanges>['data']> {
  const request = useRequest();
  return useCached(authoringKeys.stagedChanges(id), async () =>
    dataOf(await request(authoringRoutes.getStagedChanges, { params: { id } })),
  );
}

export function useAuthoredUnit(id: string): Query<AuthoredUnit> {
  const request = useRequest();
  return useCached(authoringKeys.authoredUnit(id), async () =>
    dataOf(await request(authoringRoutes.getAuthoredUnit, { params: { unitId: id } })),
  );
}

/** A lesson to edit; `language` is a BCP 47 tag, by default the lesson's own. For editing: `useTopicDraft`. */
export function useAuthoredTopic(id: string, language?: string): Query<AuthoredTopic> {
  const request = useRequest();
  return useCached(
    authoringKeys.authoredTopic(id, language ?? ''),
    async () =>
      dataOf(
        await request(authoringRoutes.getAuthoredTopic, {
          params: { topicId: id },
          query: { lang: language },
        }),
      ),
    // An editor starts with the current text.
    { revalidateOnFocus: false, revalidateOnMount: true, dedupingInterval: 0 },
  );
}

/** An import in a list: without its report and what it changes. */
export type ListedImport = Omit<
  ImportJob,
  'report' | 'suggested' | 'updates' | 'changes' | 'outdated' | 'undoUntil' | 'undoProblem'
>;

/** A page of the instructor's imports, newest first. */
export function useImports(cursor?: string): Query<PageOf<ListedImport>> {
  const request = useRequest();
  return useCached(
    authoringKeys.imports(cursor ?? ''),
    async () => pageOf(await request(authoringRoutes.listImports, { query: { cursor } }), IMPORT),
    PAGED,
  );
}

/** One import, refetched every 2 seconds while it runs; waits without an id. */
export function useImport(id: string | null): Query<ImportJob> {
  const request = useRequest();
  const { mutate } = useSWRConfig();
  const [finished, setFinished] = useState<string | null>(null);
  return useCached(
    id === null ? null : authoringKeys.import(id),
    async () => {
      const job = dataOf(await request(authoringRoutes.getImport, { params: { id: id ?? '' } }));
      const running = job.state === 'waiting' || job.state === 'working';
      setFinished(running ? null : id);
      if (!running) {
        void mutate((key) => isKeyOf<AuthoringKey>(key, 'imports', 'ownCourses', 'figures'));
      }
      return job;
    },
    { every: finished === id ? undefined : IMPORT_PROGRESS, dedupingInterval: 0 },
  );
}

/** A page of the instructor's learners, newest enrolment first. */
export function useLearners(page: LearnerPage = {}): Query<PageOf<CourseLearner>> {
  const request = useRequest();
  return useCached(
    authoringKeys.learners(page),
    async () => pageOf(await request(authoringRoutes.listLearners, { query: page }), LEARNER),
    PAGED,
  );
}

/** One learner in the instructor's courses. */
export function useLearner(id: string): Query<LearnerProgress> {
  const request = useRequest();
  return useCached(authoringKeys.learner(id), async () =>
    dataOf(await request(authoringRoutes.getLearner, { params: { id } })),
  );
}

/** The author's newest exports of a course, refetched every 2 seconds while one is written; waits without an id. */
export function useCourseExports(id: string | null): Query<CourseExport[]> {
  const request = useRequest();
  return useCached(
    id === null ? null : authoringKeys.courseExports(id),
    async () => dataOf(await request(authoringRoutes.listCourseExports, { params: { id: id ?? '' } })),
    { every: whileWritten, dedupingInterval: 0 },
  );
}

const whileWritten = (exports: CourseExport[] | undefined): number =>
  exports?.some(({ state }) => state === 'waiting' || state === 'working') ? IMPORT_PROGRESS : 0;
