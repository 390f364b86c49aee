import type { PersonalInvitation } from '@digiken/contract';
import { PERSONAL_INVITATION_STATES } from '@digiken/contract/constants';
import { useHubPeopleActions, useInvitationChecks, usePersonalInvitations } from '@digiken/hooks/hubs';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextLink } from '@digiken/ui/text-link';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { hubPeopleMessages } from '../messages/people';
import { momentName } from '../../shared/day-name';
import { invitePath, reportPath } from '../paths';
import { useOwnHubName } from '../use-own-hub-name';

const FILTERS = { state: PERSONAL_INVITATION_STATES };
const TONES = {
  waiting: 'neutral',
  failed: 'danger',
  sent: 'info',
  opened: 'info',
  accepted: 'success',
  expired: 'warning',
  withdrawn: 'neutral',
} as const;
/** An invitation in one of these states has nothing to withdraw. */
const CLOSED = ['accepted', 'withdrawn'];

/** Invitations that are bound to one address (spec 13.180). */
export default function InvitationsPage() {
  const t = useMessages(hubPeopleMessages);
  const hub = useOwnHubName();
  const { show } = useToast();
  const address = useListAddress(FILTERS);
  const { search, cursor, values } = address;
  const query = usePersonalInvitations({ search: search || undefined, cursor, state: values.state });
  const { withdrawPersonalInvitation } = useHubPeopleActions();
  const [asked, setAsked] = useState<PersonalInvitation | null>(null);
  const rows = query.data?.data ?? [];
  const state = loadState(query);
  usePage({ title: t('invitations') });

  async function withdraw({ _id, email }: PersonalInvitation) {
    const outcome = await withdrawPersonalInvitation(_id);
    if (outcome.ok) show({ tone: 'success', message: t('withdrawn', { email }) });
    else show({ tone: 'danger', message: outcome.message });
  }

  return (
    <>
      <ListScreen
        title={t('invitations')}
        intro={t('invitationsIntro', { hub })}
        actions={
          <>
            <ButtonLink href="/hub/settings#invitations" variant="secondary">
              {t('inviteLinks')}
            </ButtonLink>
            <ButtonLink href={invitePath}>{t('inviteByFile')}</ButtonLink>
          </>
        }
        above={<WaitingReports />}
        filters={
          <FilterBar
            label={t('filterInvitations')}
            search={{ label: t('searchInvitations'), value: search }}
            selects={[
              filterSelect(
                'state',
                t('columnState'),
                t('anyState'),
                values.state,
                PERSONAL_INVITATION_STATES,
                (value) => t(`invitation-${value}`),
              ),
            ]}
            onValueChange={address.change}
            resultText={
              state.status === 'ready' && !query.refreshing
                ? t('invitationsFound', { count: rows.length })
                : undefined
            }
          />
        }
        state={state}
        filtered={address.filtered}
        empty={{ title: t('noInvitations'), text: t('noInvitationsText') }}
        page={address.pageLinks(query.data)}
        table={{
          label: t('invitations'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
            {
              id: 'email',
              label: t('columnEmail'),
              rowHeader: true,
              cell: ({ email }) => <bdi>{email}</bdi>,
            },
            { id: 'name', label: t('columnName'), cell: ({ name }) => <bdi>{name}</bdi> },
            {
              id: 'cohorts',
              label: t('columnCohorts'),
              cell: ({ cohorts }) => <bdi>{cohorts.join(', ')}</bdi>,
            },
            {
              id: 'state',
              label: t('columnState'),
              cell: ({ state: one }) => <Badge tone={TONES[one]}>{t(`invitation-${one}`)}</Badge>,
            },
            {
              id: 'sent',
              label: t('columnSent'),
              cell: ({ sentAt }) => (sentAt ? <RelativeTime iso={sentAt} /> : t('notSent')),
            },
            {
              id: 'act',
              label: t('columnAct'),
              hideLabelOnPhone: true,
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-2">
                  <Resend invitation={row} />
                  {!CLOSED.includes(row.state) && (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t('withdrawOf', { email: row.email })}
                      onClick={() => setAsked(row)}
                    >
                      {t('withdraw')}
                    </Button>
                  )}
                </span>
              ),
            },
          ],
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('withdrawTitle', { email: asked?.email ?? '' })}
        message={t('withdrawText')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keepInvitation')}
        danger
        onConfirm={() => {
          if (asked) void withdraw(asked);
          setAsked(null);
        }}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </>
  );
}

/** Sends an invitation again, or says from when that is possible. */
function Resend({ invitation: { _id, email, resendableAt } }: { invitation: PersonalInvitation }) {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const { show } = useToast();
  const { resendPersonalInvitation } = useHubPeopleActions();
  const [now] = useState(Date.now);
  const [busy, setBusy] = useState(false);
  if (resendableAt === null) return null;
  if (Date.parse(resendableAt) > now) {
    return (
      <span className="text-sm text-ink-muted">
        {t('resendFrom', { time: momentName(resendableAt, locale) })}
      </span>
    );
  }
  async function resend() {
    setBusy(true);
    const outcome = await resendPersonalInvitation(_id);
    setBusy(false);
    if (outcome.ok) show({ tone: 'success', message: t('resentTo', { email }) });
    else show({ tone: 'danger', message: outcome.message });
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      aria-label={t('resendTo', { email })}
      onClick={() => void resend()}
    >
      {t('resend')}
    </Button>
  );
}

/** Reports of the last day that can still be sent, or are being sent. */
function WaitingReports() {
  const t = useMessages(hubPeopleMessages);
  const checks = useInvitationChecks().data ?? [];
  const shown = checks.filter(
    ({ state, counts, cohortOnly }) =>
      state === 'sending' || (state === 'checked' && counts.ready + cohortOnly > 0),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {shown.map(({ _id, fileName, state, counts }) => (
        <li key={_id}>
          <Callout
            tone="info"
            actions={
              <TextLink href={reportPath(_id)} aria-label={t('openReportOf', { file: fileName })}>
                {t('openReport')}
              </TextLink>
            }
          >
            {state === 'sending'
              ? t('sendingReport', { file: fileName })
              : t('waitingReport', { file: fileName, count: counts.ready })}
          </Callout>
        </li>
      ))}
    </ul>
  );
}
