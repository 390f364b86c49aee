import { ASSIGNMENT_STATES } from '@digiken/contract/constants';
import { useHubAssignments } from '@digiken/hooks/hubs';
import { ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { AssignmentState } from '../parts/assignment-state';
import { useDueText } from '../parts/use-due-text';
import { assignmentPath, assignPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { useOwnHubName } from '../use-own-hub-name';

const FILTERS = { state: ASSIGNMENT_STATES };

/** The courses that the hub has assigned, with how far its members are (spec 13.182). */
export default function AssignmentsPage() {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const dueText = useDueText();
  const hub = useOwnHubName();
  const address = useListAddress(FILTERS);
  const { state: chosen } = address.values;
  const query = useHubAssignments({ state: chosen, cursor: address.cursor });
  const rows = query.data?.data ?? [];
  const number = new Intl.NumberFormat(locale);
  usePage({ title: t('assignments') });
  const assign = <ButtonLink href={assignPath}>{t('assign')}</ButtonLink>;
  return (
    <ListScreen
      title={t('assignments')}
      intro={t('assignmentsIntro', { hub })}
      actions={(rows.length > 0 || address.filtered) && assign}
      filters={
        <FilterBar
          label={t('assignments')}
          selects={[
            filterSelect('state', t('columnState'), t('anyState'), chosen, ASSIGNMENT_STATES, (value) =>
              t(`assignment-${value}`),
            ),
          ]}
          onValueChange={address.change}
        />
      }
      state={loadState(query)}
      filtered={address.filtered}
      empty={{ title: t('noAssignments'), text: t('noAssignmentsText'), action: assign }}
      page={address.pageLinks(query.data)}
      table={{
        label: t('assignments'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'course',
            label: t('columnCourse'),
            rowHeader: true,
            cell: ({ _id, course }) => <RowLink href={assignmentPath(_id)}>{course.name}</RowLink>,
          },
          {
            id: 'for',
            label: t('columnFor'),
            cell: ({ everyone, cohorts }) =>
              everyone ? t('everyone') : cohorts.map(({ name }) => name).join(', '),
          },
          { id: 'due', label: t('columnDue'), cell: ({ due }) => dueText(due) },
          {
            id: 'done',
            label: t('columnDone'),
            align: 'end',
            cell: ({ totals: { byState, members } }) =>
              t('doneOf', {
                done: number.format(byState.done + byState['done-late']),
                total: number.format(members),
              }),
          },
          {
            id: 'late',
            label: t('columnLate'),
            align: 'end',
            cell: ({ totals }) => number.format(totals.byState.late),
          },
          { id: 'state', label: t('columnState'), cell: ({ state }) => <AssignmentState state={state} /> },
        ],
      }}
    />
  );
}
