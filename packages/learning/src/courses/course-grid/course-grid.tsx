import type { CourseView } from '../../lib/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCard } from '../course-card/course-card';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export const courseGridMessages = defineMessages('courseGrid', { loading: 'Loading courses…' });

export interface CourseGridProps {
  courses: CourseView[];
  /** Level of each card's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** While loading: number of skeleton cards. */
  loading?: number;
  /** Ids of the courses in which the user is enrolled. */
  ownedIds?: readonly string[];
}

const GRID = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** Courses as a list of cards: one, two or three columns. */
export function CourseGrid({ courses, headingLevel, loading = 0, ownedIds = [] }: CourseGridProps) {
  const t = useMessages(courseGridMessages);
  if (loading > 0) {
    return (
      <div data-slot="course-grid">
        <LoadingText>{t('loading')}</LoadingText>
        <div aria-hidden="true" className={GRID}>
          {Array.from({ length: loading }, (_, i) => (
            <EmptyCard key={i} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <ul data-slot="course-grid" className={GRID}>
      {courses.map((course) => (
        <li key={course.id} className="min-w-0">
          <CourseCard course={course} headingLevel={headingLevel} owned={ownedIds.includes(course.id)} />
        </li>
      ))}
    </ul>
  );
}

function EmptyCard() {
  return (
    <div className="flex flex-col gap-4">
      <div className="aspect-video rounded-lg bg-hover" />
      <div className="flex flex-col gap-2">
        <div className="h-[1.40625rem] w-1/3 rounded-sm bg-hover" />
        <div className="h-[1.8125rem] w-4/5 rounded-sm bg-hover" />
        <div className="h-[4.21875rem] rounded-sm bg-hover" />
        <div className="flex flex-col gap-2 pt-2">
          <div className="h-[1.40625rem] w-2/5 rounded-sm bg-hover" />
          <div className="h-[1.7rem] rounded-sm bg-hover" />
        </div>
      </div>
    </div>
  );
}
