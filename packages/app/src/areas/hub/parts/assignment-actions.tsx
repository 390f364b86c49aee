import type { HubAssignment } from '@digiken/contract';
import { type Outcome } from '@digiken/hooks/api';
import { useHubAssignmentActions } from '@digiken/hooks/hubs';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { startAtTop } from '../../../shell/use-page';
import { buySeatsPath } from '../../../views/payment-paths';
import { changeAssignmentPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';

/** Runs one action at a time; its failure is a toast. */
function useAct() {
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const act = async <T,>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    if (!outcome.ok) show({ tone: 'danger', message: outcome.message });
    return outcome;
  };
  return { busy, act, show };
}

/** What can be done with an assignment that is not withdrawn. */
export function AssignmentActions({ assignment: { _id, course, state } }: { assignment: HubAssignment }) {
  const t = useMessages(hubPeopleMessages);
  const { withdrawAssignment } = useHubAssignmentActions();
  const { busy, act, show } = useAct();
  const [asking, setAsking] = useState(false);
  if (state === 'withdrawn') return null;
  const withdraw = async () => {
    const outcome = await act(() => withdrawAssignment(_id));
    if (!outcome.ok) return;
    // The buttons are gone.
    startAtTop();
    show({ tone: 'success', message: t('assignmentWithdrawn') });
  };
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => setAsking(true)}>
        {t('withdrawAssignment')}
      </Button>
      <ButtonLink href={changeAssignmentPath(_id)} variant="secondary">
        {t('change')}
      </ButtonLink>
      <ConfirmDialog
        open={asking}
        title={t('withdrawAssignmentTitle', { course: course.name })}
        message={t('withdrawAssignmentText')}
        confirmLabel={t('withdrawAssignment')}
        cancelLabel={t('keepInvitation')}
        danger
        onConfirm={() => {
          setAsking(false);
          void withdraw();
        }}
        onOpenChange={setAsking}
      />
    </>
  );
}

/** Members who cannot start, and what helps them. */
export function AssignmentProblems({ assignment }: { assignment: HubAssignment }) {
  const t = useMessages(hubPeopleMessages);
  const { giveSeats } = useHubAssignmentActions();
  const { busy, act, show } = useAct();
  const { _id, course, state, totals } = assignment;
  const give = async () => {
    const outcome = await act(() => giveSeats(_id));
    if (outcome.ok) show({ tone: 'success', message: outcome.message ?? '' });
  };
  return (
    <>
      {state === 'paused' && <Callout tone="warning">{t('pausedText')}</Callout>}
      {totals.pending > 0 && <Callout tone="info">{t('pending', { count: totals.pending })}</Callout>}
      {totals.withoutSeat > 0 && (
        <Callout
          tone="warning"
          title={t('noSeats', { count: totals.withoutSeat })}
          actions={
            state === 'active' && (
              <>
                <ButtonLink
                  href={buySeatsPath({ courseId: course._id, seats: totals.withoutSeat })}
                  size="sm"
                >
                  {t('buySeats')}
                </ButtonLink>
                <Button size="sm" variant="secondary" busy={busy} onClick={() => void give()}>
                  {t('giveSeats')}
                </Button>
              </>
            )
          }
        >
          {t('noSeatsTextAssigned')}
        </Callout>
      )}
    </>
  );
}
