import type { AuthoredCourse } from '@digiken/contract';
import { useUser } from '@digiken/hooks/account';
import { CourseStateBadge } from '@digiken/learning/course-state-badge';
import { type DataTableProps, RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { instructorMessages } from '../messages';
import { paths } from '../paths';
import { DuplicateCourse } from './duplicate-course';
import { RemoveCourse } from './remove-course';

/** Table of the instructor's own courses. */
export function useCoursesTable(rows: readonly AuthoredCourse[]): DataTableProps<AuthoredCourse> {
  const t = useMessages(instructorMessages);
  const me = useUser().data?._id;
  return {
    label: t('courses'),
    rows,
    rowKey: ({ _id }) => _id,
    columns: [
      {
        id: 'course',
        label: t('columnCourse'),
        rowHeader: true,
        cell: ({ _id, title }) => <RowLink href={paths.course(_id)}>{title}</RowLink>,
      },
      {
        id: 'state',
        label: t('state'),
        cell: ({ state, changes }) => <CourseStateBadge state={state} unpublishedChanges={!!changes} />,
      },
      {
        id: 'content',
        label: t('columnContent'),
        cell: ({ unitCount, lessonCount }) =>
          t('content', {
            units: t('units', { count: unitCount ?? 0 }),
            lessons: t('lessons', { count: lessonCount }),
          }),
      },
      { id: 'learners', label: t('columnLearners'), align: 'end', cell: ({ learnerCount }) => learnerCount },
      {
        id: 'price',
        label: t('columnPrice'),
        align: 'end',
        cell: ({ price }) => <Price amount={price ?? 0} />,
      },
      { id: 'changed', label: t('columnChanged'), cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} /> },
      {
        id: 'actions',
        label: t('columnActions'),
        hideLabelOnPhone: true,
        cell: (course) => (
          <>
            <DuplicateCourse course={course} inRow />
            {course.learnerCount === 0 && course.state !== 'published' && course.instructor?._id === me && (
              <RemoveCourse course={course} />
            )}
          </>
        ),
      },
    ],
  };
}
