import type { AdminCourse } from '@digiken/contract';
import { useAdminCourses } from '@digiken/hooks/admin';
import { CourseStateBadge } from '@digiken/learning/course-state-badge';
import { type DataColumn, RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { courseMessages } from '../messages/courses';
import { RecentCorrections } from '../parts/course-corrections';
import { categoryName } from '../../../views/category-name';
import { coursePath, reviewPath } from '../views';

/** An address without a state shows the review queue. */
const STATES = ['all', 'published', 'changes', 'draft', 'unpublished'] as const;
const CHOICES = { state: STATES };

export default function CoursesPage() {
  const t = useMessages(courseMessages);
  const address = useListAddress(CHOICES);
  const { values, search, cursor } = address;
  const queue = values.state === undefined;
  const state = values.state === 'all' ? undefined : (values.state ?? 'review');
  const query = useAdminCourses({ cursor, search: search || undefined, state });
  const bareQueue = queue && search === '';
  const date: DataColumn<AdminCourse> = queue
    ? {
        id: 'date',
        label: t('submitted'),
        cell: ({ submittedAt }) => submittedAt && <RelativeTime iso={submittedAt} />,
      }
    : { id: 'date', label: t('created'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> };
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={query}
        // Keeps the filters below an empty queue, so that the other courses can be reached.
        filtered
        filteredEmpty={{
          title: t(bareQueue ? 'empty' : 'nothing'),
          text: t(bareQueue ? 'emptyText' : 'nothingText'),
        }}
        filters={{
          label: t('filter'),
          search: t('search'),
          selects: [
            filterSelect('state', t('state'), t('waiting'), values.state, STATES, (value) => t(value)),
          ],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          {
            id: 'title',
            label: t('course'),
            cell: ({ _id, title }) => (
              <RowLink href={queue ? reviewPath(_id) : coursePath(_id)}>{title}</RowLink>
            ),
          },
          {
            id: 'state',
            label: t('stateOf'),
            cell: ({ state, changes }) => <CourseStateBadge state={state} unpublishedChanges={!!changes} />,
          },
          { id: 'instructor', label: t('instructor'), cell: ({ instructor }) => instructor?.name },
          {
            id: 'category',
            label: t('category'),
            cell: ({ category }) => category && categoryName(category),
          },
          date,
          { id: 'learners', label: t('learners'), align: 'end', cell: ({ learnerCount }) => learnerCount },
        ]}
      />
      {bareQueue && <RecentCorrections />}
    </>
  );
}
