import { DISCUSSION_FILTERS, discussionPath } from '@digiken/contract/constants';
import { useInstructorDashboard } from '@digiken/hooks/authoring';
import { useOwnDiscussions } from '@digiken/hooks/discussions';
import { Badge } from '@digiken/ui/badge';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { discussionsMessages } from '../messages/discussions';

const CHOICES = { filter: DISCUSSION_FILTERS };

/** Questions about the instructor's courses, unanswered ones first (spec 13.206). */
export default function DiscussionsPage() {
  const t = useMessages(discussionsMessages);
  usePage({ title: t('title') });
  const { params, values, search, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const courses = useInstructorDashboard().data?.byCourse ?? [];
  // The course is not checked against the list of courses, which loads later.
  const course = params.get('course') ?? '';
  const { filter } = values;
  const query = useOwnDiscussions({
    cursor,
    search: search || undefined,
    course: course || undefined,
    filter,
  });
  const rows = query.data?.data ?? [];
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      state={loadState(query)}
      page={pageLinks(query.data)}
      filtered={filtered || course !== ''}
      filters={
        <FilterBar
          label={t('filter')}
          search={{ label: t('search'), value: search }}
          selects={[
            {
              name: 'filter',
              label: t('state'),
              value: filter ?? '',
              options: [
                { value: '', label: t('all') },
                ...DISCUSSION_FILTERS.map((value) => ({ value, label: t(value) })),
              ],
            },
            {
              name: 'course',
              label: t('course'),
              value: course,
              options: [
                { value: '', label: t('allCourses') },
                ...courses.map(({ _id, title }) => ({ value: _id, label: title })),
              ],
            },
          ]}
          onValueChange={change}
          resultText={query.refreshing ? undefined : t('summary', { count: rows.length })}
        />
      }
      table={{
        label: t('label'),
        rows,
        rowKey: ({ _id }) => _id,
        busy: query.refreshing,
        columns: [
          {
            id: 'question',
            label: t('question'),
            rowHeader: true,
            cell: ({ _id, title, titleLanguage, lesson }) => (
              <RowLink
                href={discussionPath(
                  { discussionId: _id, lesson: { _id: lesson._id, title: lesson.name } },
                  'tutor',
                )}
              >
                <span lang={titleLanguage}>{title || t('deleted')}</span>
              </RowLink>
            ),
          },
          { id: 'course', label: t('course'), cell: (row) => row.course.name },
          { id: 'lesson', label: t('lesson'), cell: ({ lesson }) => lesson.name },
          { id: 'author', label: t('author'), cell: ({ author }) => author?.name ?? t('gone') },
          { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
          { id: 'replies', label: t('replies'), cell: ({ replies }) => replies },
          {
            id: 'state',
            label: t('status'),
            cell: ({ state, answered }) =>
              state === 'hidden' ? (
                <Badge>{t('hidden')}</Badge>
              ) : (
                state === 'shown' && (
                  <Badge tone={answered ? 'success' : 'warning'}>
                    {t(answered ? 'answered' : 'unanswered')}
                  </Badge>
                )
              ),
          },
        ],
      }}
      empty={{ title: t('empty'), text: t('emptyText') }}
      filteredEmpty={{ title: t('noMatch'), text: t('noMatchText') }}
    />
  );
}
