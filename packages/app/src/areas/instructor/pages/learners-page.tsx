import { useInstructorDashboard, useLearners } from '@digiken/hooks/authoring';
import { ButtonLink } from '@digiken/ui/button';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { useLearnersTable } from '../parts/learners-table';
import { paths } from '../paths';
import { useListAddress } from '../../shared/use-list-address';

export default function LearnersPage() {
  const t = useMessages(instructorMessages);
  usePage({ title: t('learners') });
  const { params, search, cursor, change, pageLinks } = useListAddress();
  const courses = useInstructorDashboard().data?.byCourse ?? [];
  // The course is not checked against the list of courses, which loads later.
  const course = params.get('course') ?? '';
  const needsHelp = params.get('needsHelp') === 'yes' ? 'yes' : undefined;
  const learners = useLearners({
    cursor,
    search: search || undefined,
    course: course || undefined,
    needsHelp,
  });
  const rows = learners.data?.data ?? [];
  const found = t('learnersFound', { count: rows.length });
  return (
    <ListScreen
      title={t('learners')}
      intro={t('learnersIntro')}
      actions={
        <ButtonLink href={paths.write} variant="secondary">
          {t('writeToLearners')}
        </ButtonLink>
      }
      state={loadState(learners)}
      table={{ ...useLearnersTable(rows, t('learners')), busy: learners.refreshing }}
      page={pageLinks(learners.data)}
      filtered={search !== '' || course !== '' || needsHelp !== undefined}
      filters={
        <FilterBar
          label={t('filterLearners')}
          search={{ label: t('searchLearners'), value: search }}
          selects={[
            {
              name: 'course',
              label: t('columnCourse'),
              value: course,
              options: [
                { value: '', label: t('allCourses') },
                ...courses.map(({ _id, title }) => ({ value: _id, label: title })),
              ],
            },
            {
              name: 'needsHelp',
              label: t('help'),
              value: needsHelp ?? '',
              options: [
                { value: '', label: t('everybody') },
                { value: 'yes', label: t('onlyNeedHelp') },
              ],
            },
          ]}
          onValueChange={change}
          resultText={learners.refreshing ? undefined : found}
        />
      }
      empty={{ title: t('noLearners'), text: t('noLearnersText') }}
      filteredEmpty={{ title: t('nobodyNeedsHelp'), text: t('nobodyNeedsHelpText') }}
    />
  );
}
