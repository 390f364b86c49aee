import { useOwnHubActions, useOwnHubMembers } from '@digiken/hooks';
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
import { useState } from 'react';
import { startAtTop, usePage } from '../../../shell/use-page';
import { progressView } from '../../../views/course-detail';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';
import { useOwnHubName } from '../use-own-hub-name';

const NO_FILTERS = {};

export default function MembersPage() {
  const t = useMessages(hubAreaMessages);
  const hub = useOwnHubName();
  const { show } = useToast();
  const address = useListAddress(NO_FILTERS);
  const { search, cursor } = address;
  const query = useOwnHubMembers({ search: search || undefined, cursor });
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
          columns: [
            {
              id: 'name',
              label: t('columnName'),
              cell: (member) => <RowLink href={`/hub/member/${member._id}`}>{member.name}</RowLink>,
            },
            { id: 'email', label: t('columnEmail'), cell: (member) => member.email },
            {
              id: 'progress',
              label: t('columnProgress'),
              cell: (member) =>
                (member.progress?.total ?? 0) > 0 ? (
                  <ProgressBar
                    label={t('progressOf', { name: member.name })}
                    {...progressView(member.progress)}
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
