import { useHubCohort, useHubPeopleActions, useOwnHubMembers } from '@digiken/hooks/hubs';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Button } from '@digiken/ui/button';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { ProgressBar } from '@digiken/ui/progress';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { startAtTop, usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';
import { AddMembersDialog } from '../parts/add-members-dialog';
import { CohortDialog } from '../parts/cohort-dialog';
import { DeleteCohort } from '../parts/delete-cohort';
import { cohortsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';

const NO_FILTERS = {};

export default function CohortPage() {
  const { id = '' } = useParams();
  // The key resets the selection: who was chosen in one cohort must not be chosen in the next.
  return <Cohort key={id} id={id} />;
}

/** The members of one cohort, who can be added and removed (spec 13.187). */
function Cohort({ id }: { id: string }) {
  const t = useMessages(hubPeopleMessages);
  const words = useMessages(hubAreaMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const address = useListAddress(NO_FILTERS);
  const { search, cursor } = address;
  const cohort = useHubCohort(id);
  const query = useOwnHubMembers({ cohort: id, search: search || undefined, cursor });
  const { removeCohortMembers } = useHubPeopleActions();
  const [open, setOpen] = useState<'add' | 'rename' | 'delete' | 'take-out' | null>(null);
  const [selected, setSelected] = useState<string[]>([]);
  const rows = query.data?.data ?? [];
  const state = loadState(query);
  const found = cohort.data;
  const close = () => setOpen(null);
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('cohort'), found?.name) ?? (cohort.status === 'error' ? t('cohort') : undefined),
  });
  if (isMissing(cohort)) return <NotFoundPage />;
  if (!found) {
    const load = loadState(cohort);
    return load.status === 'error' ? (
      <ErrorScreen {...load.error} onRetry={load.onRetry} />
    ) : (
      <LoadingScreen />
    );
  }
  const { name, memberCount } = found;

  async function takeOut() {
    close();
    const outcome = await removeCohortMembers(id, { userIds: selected });
    if (!outcome.ok) return show({ tone: 'danger', message: outcome.message });
    setSelected([]);
    // The selection is gone, and its buttons with it.
    startAtTop();
    show({ tone: 'success', message: outcome.message ?? '' });
  }

  const add = <Button onClick={() => setOpen('add')}>{t('addMembers')}</Button>;
  return (
    <>
      <ListScreen
        title={name}
        eyebrow={<Breadcrumbs items={[{ label: t('cohorts'), href: cohortsPath }, { label: name }]} />}
        intro={t('cohortMembers', { count: memberCount })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen('delete')}>
              {t('deleteCohort')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('rename')}>
              {t('rename')}
            </Button>
            {memberCount > 0 && add}
          </>
        }
        filters={
          <FilterBar
            label={words('filterMembers')}
            search={{ label: words('searchMembers'), value: search }}
            onValueChange={address.change}
            resultText={
              state.status === 'ready' && !query.refreshing
                ? words('membersFound', { count: rows.length })
                : undefined
            }
          />
        }
        state={state}
        filtered={address.filtered}
        empty={{ title: t('noCohortMembers'), text: t('noCohortMembersText'), action: add }}
        page={address.pageLinks(query.data)}
        table={{
          label: words('members'),
          rows,
          rowKey: ({ _id }) => _id,
          selection: {
            selected,
            onChange: setSelected,
            rowName: (member) => member.name,
            actions: (
              <Button size="sm" variant="secondary" onClick={() => setOpen('take-out')}>
                {t('takeOut')}
              </Button>
            ),
          },
          columns: [
            {
              id: 'name',
              label: t('columnName'),
              rowHeader: true,
              cell: (member) => <RowLink href={`/hub/member/${member._id}`}>{member.name}</RowLink>,
            },
            { id: 'email', label: t('columnEmail'), cell: ({ email }) => email },
            {
              id: 'progress',
              label: t('columnProgress'),
              cell: (member) =>
                member.progress.total > 0 ? (
                  <ProgressBar
                    label={t('progressOf', { name: member.name })}
                    done={member.progress.done}
                    total={member.progress.total}
                  />
                ) : (
                  words('noProgress')
                ),
            },
            {
              id: 'studied',
              label: t('columnActive'),
              cell: ({ lastStudiedAt }) =>
                lastStudiedAt ? <RelativeTime iso={lastStudiedAt} /> : t('never'),
            },
          ],
        }}
      />
      {open === 'add' && <AddMembersDialog cohort={found} onClose={close} />}
      {open === 'rename' && <CohortDialog cohort={found} onClose={close} />}
      <DeleteCohort
        cohort={open === 'delete' ? found : null}
        onClose={close}
        onDeleted={() => void navigate(cohortsPath, { replace: true })}
      />
      <ConfirmDialog
        open={open === 'take-out'}
        title={t('takeOutTitle', { count: selected.length, name })}
        message={t('takeOutText')}
        confirmLabel={t('takeOut')}
        cancelLabel={t('keepCohort')}
        onConfirm={() => void takeOut()}
        onOpenChange={(next) => !next && close()}
      />
    </>
  );
}
