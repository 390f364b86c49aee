import { useHubCohorts, useOwnHubActions, useOwnHubMembers } from '@digiken/hooks/hubs';
import type { OwnHubMember } from '@digiken/contract';
import { Button, ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { ProgressBar } from '@digiken/ui/progress';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useToast } from '@digiken/ui/toast';
import { useMemo, useState } from 'react';
import { startAtTop, usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';
import { ToCohortDialog } from '../parts/to-cohort-dialog';
import { hubPeopleMessages } from '../messages/people';
import { useOwnHubName } from '../use-own-hub-name';

export default function MembersPage() {
  const t = useMessages(hubAreaMessages);
  const people = useMessages(hubPeopleMessages);
  const hub = useOwnHubName();
  const { show } = useToast();
  const cohorts = useHubCohorts().data;
  const filters = useMemo(() => ({ cohort: (cohorts ?? []).map(({ _id }) => _id) }), [cohorts]);
  const address = useListAddress(filters);
  const { search, cursor } = address;
  // Before the cohorts are known, the address is trusted: otherwise everyone would be shown first.
  const cohort = address.values.cohort ?? (cohorts ? undefined : (address.params.get('cohort') ?? undefined));
  const query = useOwnHubMembers({ search: search || undefined, cohort, cursor });
  const [selected, setSelected] = useState<string[]>([]);
  const [grouping, setGrouping] = useState(false);
  const { removeHubMember } = useOwnHubActions();
  const [asked, setAsked] = useState<OwnHubMember | null>(null);
  const rows = query.data?.data ?? [];
  const state = loadState(query);
  usePage({ title: t('members') });

  async function remove(reason: string) {
    if (!asked) return { ok: true as const };
    const outcome = await removeHubMember(asked._id, reason);
    if (outcome.ok) {
      show({ tone: 'success', message: outcome.message ?? t('removed', { name: asked.name }) });
      // The row is gone, and its button with it.
      startAtTop();
    }
    return outcome;
  }

  return (
    <>
      <ListScreen
        title={t('members')}
        intro={t('membersIntro', { hub })}
        actions={<ButtonLink href="/hub/settings#invitations">{t('invite')}</ButtonLink>}
        filters={
          <FilterBar
            label={t('filterMembers')}
            search={{ label: t('searchMembers'), value: search }}
            selects={
              filters.cohort.length === 0
                ? undefined
                : [
                    filterSelect(
                      'cohort',
                      people('filterCohort'),
                      people('allCohorts'),
                      address.values.cohort,
                      filters.cohort,
                      (value) => cohorts?.find(({ _id }) => _id === value)?.name ?? value,
                    ),
                  ]
            }
            onValueChange={address.change}
            resultText={
              state.status === 'ready' && !query.refreshing
                ? t('membersFound', { count: rows.length })
                : undefined
            }
          />
        }
        state={state}
        filtered={address.filtered}
        empty={{ title: t('noMembers'), text: t('noMembersText') }}
        page={address.pageLinks(query.data)}
        table={{
          label: t('members'),
          rows,
          rowKey: (member) => member._id,
          selection:
            filters.cohort.length === 0
              ? undefined
              : {
                  selected,
                  onChange: setSelected,
                  rowName: (member) => member.name,
                  actions: (
                    <Button size="sm" variant="secondary" onClick={() => setGrouping(true)}>
                      {people('toCohort')}
                    </Button>
                  ),
                },
          columns: [
            {
              id: 'name',
              label: t('columnName'),
              // One cell for both: an email column of its own leaves no room for cohort names.
              cell: (member) => (
                <div>
                  <RowLink href={`/hub/member/${member._id}`}>{member.name}</RowLink>
                  <p className="break-words text-sm font-normal text-ink-muted">{member.email}</p>
                </div>
              ),
            },
            ...(filters.cohort.length === 0
              ? []
              : [
                  {
                    id: 'cohorts',
                    label: people('columnCohorts'),
                    cell: (member: OwnHubMember) => member.cohorts.map(({ name }) => name).join(', '),
                  },
                ]),
            {
              id: 'progress',
              label: t('columnProgress'),
              cell: (member) =>
                (member.progress?.total ?? 0) > 0 ? (
                  <ProgressBar
                    label={t('progressOf', { name: member.name })}
                    done={member.progress.done}
                    total={member.progress.total}
                  />
                ) : (
                  t('noProgress')
                ),
            },
            {
              id: 'studied',
              label: t('columnStudied'),
              cell: (member) =>
                member.lastStudiedAt ? <RelativeTime iso={member.lastStudiedAt} /> : t('never'),
            },
            {
              id: 'joined',
              label: t('columnJoined'),
              cell: (member) => <RelativeTime iso={member.joinedAt} />,
            },
            {
              id: 'act',
              label: t('columnAct'),
              hideLabelOnPhone: true,
              cell: (member) => (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('removeName', { name: member.name })}
                  onClick={() => setAsked(member)}
                >
                  {t('remove')}
                </Button>
              ),
            },
          ],
        }}
      />
      {grouping && (
        <ToCohortDialog
          cohorts={cohorts ?? []}
          userIds={selected}
          onClose={() => setGrouping(false)}
          onAdded={() => {
            setSelected([]);
            // The selection is gone, and its button with it.
            startAtTop();
          }}
        />
      )}
      <ReasonDialog
        open={asked !== null}
        title={t('removeTitle', { name: asked?.name ?? '' })}
        description={t('removeText', { name: asked?.name ?? '' })}
        label={t('removeLabel')}
        confirmLabel={t('removeConfirm')}
        danger
        onConfirm={remove}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </>
  );
}
