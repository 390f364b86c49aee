import type { AdminCourse } from '@digiken/contract';
import { useAdminCourses } from '@digiken/hooks';
import { CourseStateBadge } from '@digiken/learning/course-state-badge';
import { type DataColumn, RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { courseMessages } from '../messages/courses';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { RecentCorrections } from '../parts/course-corrections';
import { coursePath } from '../views';

/** Without a word in the address it is the review queue. */
const STATES = ['all', 'published', 'changes', 'draft', 'unpublished'] as const;
const CHOICES = { state: STATES };

export default function CoursesPage() {
  const t = useMessages(courseMessages);
  usePage({ title: t('title') });
  const { values, search, cursor, change, pageLinks } = useListAddress(CHOICES);
  const queue = values.state === undefined;
  const state = values.state === 'all' ? undefined : (values.state ?? 'review');
  const query = useAdminCourses({ cursor, search: search || undefined, state });
  const rows = query.data?.data ?? [];
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
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        state={loadState(query)}
        // An empty queue still offers the ways to the other courses.
        filtered
        filteredEmpty={{
          title: t(bareQueue ? 'queueEmpty' : 'nothing'),
          text: t(bareQueue ? 'queueEmptyText' : 'nothingText'),
        }}
        filters={
          <FilterBar
            label={t('filter')}
            search={{ label: t('search'), value: search }}
            selects={[filterSelect('state', t('state'), t('waiting'), values.state, STATES, (one) => t(one))]}
            onChange={change}
            resultText={query.data && !query.refreshing ? t('summary', { count: rows.length }) : undefined}
          />
        }
        table={{
          label: t('label'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
            {
              id: 'title',
              label: t('course'),
              cell: ({ _id, title }) => <RowLink href={coursePath(_id)}>{title}</RowLink>,
            },
            {
              id: 'state',
              label: t('stateOf'),
              hideLabelOnPhone: true,
              cell: ({ state, changes }) => <CourseStateBadge state={state} unpublishedChanges={!!changes} />,
            },
            { id: 'instructor', label: t('instructor'), cell: ({ instructor }) => instructor?.name },
            { id: 'category', label: t('category'), cell: ({ category }) => category?.name },
            date,
            { id: 'learners', label: t('learners'), align: 'end', cell: ({ learnerCount }) => learnerCount },
          ],
        }}
        page={pageLinks(query.data)}
        empty={{ title: t('queueEmpty') }}
      />
      {bareQueue && <RecentCorrections />}
    </>
  );
}
