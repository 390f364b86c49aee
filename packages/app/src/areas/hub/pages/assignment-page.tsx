import type { HubAssignment } from '@digiken/contract';
import { ASSIGNED_ACCESS, ASSIGNED_SORTS, ASSIGNED_STATES } from '@digiken/contract/constants';
import {
  useHubAssignment,
  useHubAssignmentActions,
  useHubAssignmentMembers,
  useHubCohorts,
} from '@digiken/hooks/hubs';
import { FactStrip } from '@digiken/learning/fact-strip';
import { Badge } from '@digiken/ui/badge';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Button } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Facts } from '@digiken/ui/facts';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ProgressBar } from '@digiken/ui/progress';
import { useToast } from '@digiken/ui/toast';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { AssignmentActions, AssignmentProblems } from '../parts/assignment-actions';
import { AssignmentState } from '../parts/assignment-state';
import { useDueText } from '../parts/use-due-text';
import { assignmentsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { dayName } from '../../shared/day-name';
import { languageOf } from '../views';

const TONES = {
  'not-started': 'neutral',
  'on-track': 'info',
  late: 'danger',
  done: 'success',
  'done-late': 'success',
} as const;
/** Columns of the table by what the server sorts by. */
const COLUMN = { name: 'name', progress: 'progress', 'last-active': 'active' } as const;
/** Each order has one direction: by name from A, by progress the least first, by activity the latest first. */
const DIRECTION = { name: 'ascending', progress: 'ascending', 'last-active': 'descending' } as const;

/** How far each member is in an assigned course (spec 13.188). */
export default function AssignmentPage() {
  const { id = '' } = useParams();
  const t = useMessages(hubPeopleMessages);
  const query = useHubAssignment(id);
  const { data } = query;
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('assignment'), data?.course.name) ?? (query.status === 'error' ? t('assignment') : undefined),
  });
  if (isMissing(query)) return <NotFoundPage />;
  if (data) return <Progress key={id} assignment={data} />;
  const load = loadState(query);
  return load.status === 'error' ? <ErrorScreen {...load.error} onRetry={load.onRetry} /> : <LoadingScreen />;
}

function Progress({ assignment }: { assignment: HubAssignment }) {
  const { _id: id, course, state } = assignment;
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const { show } = useToast();
  const cohorts = useHubCohorts().data;
  const known = useMemo(
    () => ({
      state: ASSIGNED_STATES,
      access: ASSIGNED_ACCESS,
      sort: ASSIGNED_SORTS,
      cohort: (cohorts ?? []).map(({ _id }) => _id),
    }),
    [cohorts],
  );
  const address = useListAddress(known);
  const { values, cursor } = address;
  const filters = {
    state: values.state,
    access: values.access,
    cohort: values.cohort,
    sort: values.sort,
  };
  const query = useHubAssignmentMembers(id, { ...filters, cursor });
  const { exportAssignmentMembers } = useHubAssignmentActions();
  const [exporting, setExporting] = useState(false);
  const rows = query.data?.data ?? [];
  const load = loadState(query);
  const sort = values.sort ?? 'name';
  const filtered = [values.state, values.access, values.cohort].some((value) => value !== undefined);

  async function download() {
    setExporting(true);
    const outcome = await exportAssignmentMembers(id, { ...filters, language: languageOf(locale) });
    setExporting(false);
    if (!outcome.ok) return show({ tone: 'danger', message: outcome.message });
    saveText(outcome.data.name, 'text/csv', outcome.data.csv);
    show({ tone: 'success', message: t('exported') });
  }

  return (
    <ListScreen
      title={course.name}
      eyebrow={
        <Breadcrumbs items={[{ label: t('assignments'), href: assignmentsPath }, { label: course.name }]} />
      }
      intro={<AssignmentState state={state} />}
      actions={
        <>
          <AssignmentActions assignment={assignment} />
          <Button busy={exporting} onClick={() => void download()}>
            {t(exporting ? 'exporting' : 'exportCsv')}
          </Button>
        </>
      }
      above={
        <div className="flex flex-col gap-5">
          <AssignmentProblems assignment={assignment} />
          <Overview assignment={assignment} />
        </div>
      }
      filters={
        <FilterBar
          label={t('filterProgress')}
          selects={[
            filterSelect('state', t('filterState'), t('anyState'), values.state, ASSIGNED_STATES, (value) =>
              t(`state-${value}`),
            ),
            filterSelect(
              'access',
              t('filterAccess'),
              t('anyAccess'),
              values.access,
              ASSIGNED_ACCESS,
              (value) => t(`access-${value}`),
            ),
            filterSelect(
              'cohort',
              t('filterCohort'),
              t('allCohorts'),
              values.cohort,
              known.cohort,
              (value) => cohorts?.find(({ _id }) => _id === value)?.name ?? value,
            ),
          ]}
          onValueChange={address.change}
          resultText={
            load.status === 'ready' && !query.refreshing
              ? t('progressFound', { count: rows.length })
              : undefined
          }
        />
      }
      state={load}
      filtered={filtered}
      empty={{ title: t('noProgress'), text: t('noProgressText') }}
      page={address.pageLinks(query.data)}
      table={{
        label: t('columnMembers'),
        rows,
        rowKey: ({ _id }) => _id,
        sort: { column: COLUMN[sort], direction: DIRECTION[sort] },
        onSort: ({ column }) =>
          address.change({ sort: ASSIGNED_SORTS.find((sort) => COLUMN[sort] === column) ?? '' }),
        columns: [
          {
            id: 'name',
            label: t('columnName'),
            rowHeader: true,
            sortable: true,
            cell: (member) => <RowLink href={`/hub/member/${member._id}`}>{member.name}</RowLink>,
          },
          {
            id: 'state',
            label: t('columnState'),
            cell: (member) => (
              <span className="flex flex-wrap gap-2">
                <Badge tone={TONES[member.state]}>{t(`state-${member.state}`)}</Badge>
                {member.access !== 'enrolled' && (
                  <Badge tone={member.access === 'no-seat' ? 'warning' : 'neutral'}>
                    {t(`access-${member.access}`)}
                  </Badge>
                )}
              </span>
            ),
          },
          {
            id: 'progress',
            label: t('columnProgress'),
            sortable: true,
            cell: (member) => (
              <ProgressBar
                label={t('progressOf', { name: member.name })}
                done={member.progress.done}
                total={member.progress.total}
              />
            ),
          },
          {
            id: 'due',
            label: t('columnDue'),
            cell: ({ dueOn }) => (dueOn === null ? t('dueNone') : dayName(dueOn, locale)),
          },
          {
            id: 'active',
            label: t('columnActive'),
            sortable: true,
            cell: ({ lastStudiedAt }) => (lastStudiedAt ? dayName(lastStudiedAt, locale) : t('never')),
          },
        ],
      }}
    />
  );
}

/** The totals, the dates and the note of an assignment. */
function Overview({ assignment }: { assignment: HubAssignment }) {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const dueText = useDueText();
  const { everyone, cohorts, startsOn, due, note, noteLanguage, totals } = assignment;
  const { byState, members } = totals;
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <FactStrip
        label={t('totals')}
        facts={[
          {
            label: t('state-not-started'),
            value: number.format(byState['not-started']),
            change: t('ofMembers', { count: members }),
          },
          { label: t('state-on-track'), value: number.format(byState['on-track']) },
          { label: t('state-late'), value: number.format(byState.late) },
          {
            label: t('state-done'),
            value: number.format(byState.done + byState['done-late']),
            change: t('lateOnes', { count: byState['done-late'] }),
          },
        ]}
      />
      <Facts
        items={[
          {
            label: t('columnFor'),
            value: everyone ? t('everyone') : cohorts.map(({ name }) => name).join(', '),
          },
          { label: t('startsOn'), value: startsOn === null ? t('startsNow') : dayName(startsOn, locale) },
          { label: t('columnDue'), value: dueText(due) },
          ...(note === ''
            ? []
            : [
                {
                  label: t('note'),
                  value: (
                    <span lang={noteLanguage} className="whitespace-pre-wrap">
                      {note}
                    </span>
                  ),
                },
              ]),
        ]}
      />
    </>
  );
}
