import type { Course } from '@digiken/contract';
import type { ReactNode } from 'react';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { CourseCard, CourseCardPlaceholder } from '../course-card/course-card';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export const courseGridMessages = defineMessages('courseGrid', { loading: 'Loading courses…' });

export interface CourseGridProps {
  courses: readonly Course[];
  hrefOf: (course: Course) => string;
  /** Level of each card's heading. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** While loading: number of skeleton cards. */
  loading?: number;
  /** Ids of the courses in which the user is enrolled. */
  ownedIds?: readonly string[];
  /** One more item at the end. */
  last?: ReactNode;
}

/** Cards whose pictures may be in view when the page opens. */
const FIRST = 2;

/** At most three columns, beside the filters and on a whole page; fewer with large text, which changes no breakpoint. */
const GRID =
  'grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(max(15.4rem,(100%_-_2.6rem)/3),100%),1fr))] sm:gap-5';

/** Courses as a list of cards: one, two or three columns. */
export function CourseGrid({
  courses,
  hrefOf,
  headingLevel,
  loading = 0,
  ownedIds = [],
  last,
}: CourseGridProps) {
  const t = useMessages(courseGridMessages);
  if (loading > 0) {
    return (
      <div data-slot="course-grid">
        <LoadingText>{t('loading')}</LoadingText>
        <div aria-hidden="true" className={GRID}>
          {Array.from({ length: loading }, (_, i) => (
            <CourseCardPlaceholder key={i} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <ul data-slot="course-grid" className={GRID}>
      {courses.map((course, index) => (
        <li key={course._id} className="min-w-0">
          <CourseCard
            course={course}
            href={hrefOf(course)}
            headingLevel={headingLevel}
            owned={ownedIds.includes(course._id)}
            eager={index < FIRST}
          />
        </li>
      ))}
      {last && <li className="min-w-0">{last}</li>}
    </ul>
  );
}
