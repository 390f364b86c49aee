import type { JoinRequest } from '@digiken/contract';
import { HUB_REQUEST_STATES, type HubRequestState } from '@digiken/contract/constants';
import { UserPlus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@digiken/ui/empty-state';
import { PageHeader } from '@digiken/ui/page-header';
import { Skeleton } from '@digiken/ui/skeleton';
import { useToast } from '@digiken/ui/toast';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { KeyPager } from '@digiken/ui/key-pager';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { ChoiceButtons } from '../messages-screen/choice-buttons';
import { joinRequestsMessages } from './join-requests-screen.messages';
import { RequestRow } from './request-row';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export interface JoinRequestsScreenProps {
  state: LoadState;
  requests: readonly JoinRequest[];
  folder: HubRequestState;
  onFolder: (folder: HubRequestState) => void;
  /** Accepts a request. The app then passes the list without it. */
  onAccept: (id: string) => Promise<FormOutcome>;
  onReject: (id: string, reason: string) => Promise<FormOutcome>;
  /** Reopens a request that was just decided: the Undo of the message that confirms the decision. */
  onReopen: (id: string) => Promise<FormOutcome>;
  page?: KeyPage;
}

/** The body of /hub/requests: the requests to join the hub, with buttons to accept or reject each. */
export function JoinRequestsScreen({
  state,
  requests,
  folder,
  onFolder,
  onAccept,
  onReject,
  onReopen,
  page,
}: JoinRequestsScreenProps) {
  const t = useMessages(joinRequestsMessages);
  const announce = useAnnounce();
  const { show } = useToast();
  const region = useRef<HTMLDivElement>(null);
  /** The decided request and its index. */
  const leaving = useRef<{ id: string; index: number } | null>(null);
  const [asked, setAsked] = useState<JoinRequest | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null);

  useEffect(() => {
    const gone = leaving.current;
    if (!gone || requests.some((request) => request._id === gone.id && request.state === 'requested')) return;
    leaving.current = null;
    focusIfLost(() => {
      const buttons = region.current?.querySelectorAll<HTMLElement>('[data-decides]');
      const next = Math.min(gone.index, (buttons?.length ?? 0) - 1);
      return (next >= 0 ? buttons?.item(next) : null) ?? region.current;
    });
  }, [requests]);

  const noteLeaving = (id: string) => {
    leaving.current = { id, index: requests.findIndex((request) => request._id === id) };
  };
  /** The row was removed, so the confirmation is a visible message with an Undo button. */
  const confirmDecision = (id: string, name: string, message: string) =>
    show({ tone: 'success', message, action: { label: t('undo'), onAction: () => void reopen(id, name) } });
  const reopen = async (id: string, name: string) => {
    const outcome = await onReopen(id);
    show(
      outcome.ok
        ? { tone: 'success', message: t('undone', { name }) }
        : { tone: 'danger', message: outcome.message },
    );
  };
  const accept = async ({ _id: id, user: { name } }: JoinRequest) => {
    setBusy(id);
    setFailure(null);
    announce(t('accepting'));
    noteLeaving(id);
    const outcome = await onAccept(id);
    setBusy(null);
    if (outcome.ok) {
      confirmDecision(id, name, t('acceptedNow', { name }));
      return;
    }
    leaving.current = null;
    setFailure({ id, message: outcome.message });
    announce(outcome.message, { politeness: 'assertive' });
  };
  const reject = async (reason: string): Promise<FormOutcome> => {
    if (!asked) return { ok: true };
    const { _id: id, user } = asked;
    noteLeaving(id);
    const outcome = await onReject(id, reason);
    if (outcome.ok) confirmDecision(id, user.name, t('rejectedNow', { name: user.name }));
    else leaving.current = null;
    return outcome;
  };

  return (
    <div data-slot="join-requests-screen">
      <PageHeader title={t('title')} intro={t('intro')} />
      <ChoiceButtons<HubRequestState>
        label={t('folder')}
        choices={HUB_REQUEST_STATES.map((id) => ({ id, label: t(id) }))}
        chosen={folder}
        onChoose={onFolder}
      />
      <div
        ref={region}
        tabIndex={-1}
        role="group"
        aria-label={t('list')}
        className="mt-8 flex flex-col gap-6"
      >
        {state.status === 'loading' && (
          <div className="flex flex-col gap-8">
            <LoadingText>{t('loading')}</LoadingText>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} lines={3} className="max-w-measure" />
            ))}
          </div>
        )}
        {state.status === 'error' && (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
        )}
        {state.status === 'ready' && requests.length === 0 && (
          <EmptyState
            title={t(folder === 'requested' ? 'noneRequested' : 'noneOther')}
            icon={<Icon of={UserPlus} size={32} />}
          >
            {t(folder === 'requested' ? 'noneRequestedText' : 'noneOtherText')}
          </EmptyState>
        )}
        {state.status === 'ready' && requests.length > 0 && (
          <ul>
            {requests.map((request) => (
              <li key={request._id}>
                <RequestRow
                  request={request}
                  busy={busy === request._id}
                  failure={failure?.id === request._id ? failure.message : undefined}
                  onAccept={() => void accept(request)}
                  onReject={() => setAsked(request)}
                />
              </li>
            ))}
          </ul>
        )}
        {page && <KeyPager label={t('pages')} page={page} />}
      </div>
      <ReasonDialog
        open={asked !== null}
        title={t('rejectTitle', { name: asked?.user.name ?? '' })}
        description={t('rejectText', { name: asked?.user.name ?? '' })}
        label={t('rejectLabel')}
        confirmLabel={t('rejectConfirm')}
        danger
        onConfirm={reject}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </div>
  );
}
