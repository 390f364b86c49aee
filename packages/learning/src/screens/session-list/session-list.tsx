import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { Skeleton } from '@digiken/ui/skeleton';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { sessionListMessages } from './session-list.messages';
import { SessionRow, type SessionView } from './session-row';
import { LoadingText } from '@digiken/ui/internal/loading-text';

export type { SessionView } from './session-row';

export interface SessionListProps {
  state: LoadState;
  sessions: readonly SessionView[];
  /** Ends a session; the app then passes the list without it. */
  onRevoke: (id: string) => Promise<FormOutcome>;
}

/** The devices on which a user is signed in, each with a sign-out button. */
export function SessionList({ state, sessions, onRevoke }: SessionListProps) {
  const t = useMessages(sessionListMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<string | null>(null);
  const [asked, setAsked] = useState<SessionView | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (leaving.current === null || sessions.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    // The focused button was removed with its row.
    focusIfLost(() => list.current);
  }, [sessions]);

  const revoke = async (session: SessionView) => {
    leaving.current = session.id;
    setAsked(null);
    setBusy(session.id);
    setFailure(null);
    announce(t('signingOut'));
    const outcome = await onRevoke(session.id);
    setBusy(null);
    if (outcome.ok) announce(t('signedOut', { device: session.device }));
    else {
      leaving.current = null;
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  if (state.status === 'loading') {
    return (
      <div data-slot="session-list">
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={4} className="max-w-form" />
      </div>
    );
  }
  if (state.status === 'error') {
    return (
      <Callout
        tone="danger"
        actions={
          state.onRetry && (
            <Button size="sm" variant="secondary" onClick={state.onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {state.error?.message ?? t('failed')}
      </Callout>
    );
  }
  return (
    <div data-slot="session-list" className="flex flex-col gap-4">
      {failure && <Callout tone="danger">{failure}</Callout>}
      <ul ref={list} tabIndex={-1} aria-label={t('label')} className="flex flex-col">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onSignOut={() => setAsked(session)}
          />
        ))}
      </ul>
      {sessions.length === 1 && sessions[0]?.current && <p className="text-ink-muted">{t('only')}</p>}
      <ConfirmDialog
        open={asked !== null}
        title={t('confirmTitle')}
        message={t('confirmText', { device: asked?.device ?? '' })}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={() => {
          if (asked) void revoke(asked);
        }}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </div>
  );
}
