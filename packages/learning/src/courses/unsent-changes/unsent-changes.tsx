import { CircleAlert } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Dialog, preloadDialog } from '@digiken/ui/dialog';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { SyncState, syncStateMessages, type SyncStateProps } from '@digiken/ui/sync-state';
import { ChangeLine, type UnsentChange } from './change-line';

export type { UnsentChange, UnsentChangeKind } from './change-line';

export const unsentChangesMessages = defineMessages('unsentChanges', {
  show: 'Show changes',
  refused: {
    one: '{count} change was not accepted.',
    other: '{count} changes were not accepted.',
  },
  title: 'Changes on this device',
  refusedHeading: 'Not accepted',
  refusedIntro: 'These changes are only on this device. Read why, then send them again or delete them.',
  waitingHeading: 'Waiting to be sent',
  nothing: 'Everything is sent. You can close this window.',
});

export interface UnsentChangesProps {
  /** `hidden`: nothing is waiting, and nothing was just sent. */
  state: Extract<SyncStateProps['state'], 'synced' | 'syncing' | 'queued' | 'unable'> | 'hidden';
  /** In the order in which they were made; refused ones as well. */
  changes: readonly UnsentChange[];
  /** When the server last confirmed everything, ISO 8601. */
  at?: string;
  /** Sends what waits now. */
  onRetry: () => void;
  onSendAgain: (id: string) => void;
  onDiscard: (id: string) => void;
  /** @returns whether the text is on the clipboard */
  onCopy: (text: string) => Promise<boolean>;
}

/**
 * What has not reached the server: a status line, and a list of the changes with what can be done about each
 * (spec 14.37, 14.38). Renders nothing while there is nothing to say.
 */
export function UnsentChanges({
  state,
  changes,
  at,
  onRetry,
  onSendAgain,
  onDiscard,
  onCopy,
}: UnsentChangesProps) {
  const t = useMessages(unsentChangesMessages);
  const sync = useMessages(syncStateMessages);
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const refused = changes.filter((change) => change.refused !== undefined);
  const waiting = changes.filter((change) => change.refused === undefined);
  const shown = state !== 'hidden' || changes.length > 0;

  // The connection is often gone when the list is opened.
  useEffect(() => {
    if (shown) void preloadDialog().catch(() => {});
  }, [shown]);

  const count = refused.length;
  const said = useRef(0);
  useEffect(() => {
    if (count > said.current) announce(t('refused', { count }));
    said.current = count;
  }, [count, t, announce]);

  const act = (change: (id: string) => void) => (id: string) => {
    change(id);
    // The pressed button goes with its line.
    list.current?.focus();
  };
  const line = (change: UnsentChange) => (
    <ChangeLine
      key={change.id}
      {...{ change, onCopy }}
      onSendAgain={act(onSendAgain)}
      onDiscard={act(onDiscard)}
    />
  );

  return (
    <div data-slot="unsent-changes" hidden={!shown} className="mb-6 rounded-lg border bg-surface px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div hidden={state === 'hidden'}>
          <SyncState
            state={state === 'hidden' ? 'synced' : state}
            pending={waiting.length}
            at={state === 'synced' ? at : undefined}
          />
        </div>
        {count > 0 && (
          <p className="flex min-h-8 items-center gap-2 text-sm font-medium text-danger-ink">
            <Icon of={CircleAlert} size={18} className="shrink-0" />
            <span>{t('refused', { count })}</span>
          </p>
        )}
        {changes.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {(state === 'queued' || state === 'unable') && (
              <Button size="sm" variant="secondary" onClick={onRetry}>
                {sync('retry')}
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
              {t('show')}
            </Button>
          </div>
        )}
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={t('title')}>
        <div
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label={t('title')}
          className="flex flex-col gap-6 rounded-sm"
        >
          {changes.length === 0 && <p>{t('nothing')}</p>}
          {count > 0 && (
            <section className="flex flex-col gap-3">
              <h3 className="font-bold">{t('refusedHeading')}</h3>
              <p className="text-ink-muted">{t('refusedIntro')}</p>
              <ul className="flex flex-col divide-y divide-line">{refused.map(line)}</ul>
            </section>
          )}
          {waiting.length > 0 && (
            <section className="flex flex-col gap-3">
              <h3 className="font-bold">{t('waitingHeading')}</h3>
              <ul className="flex flex-col divide-y divide-line">{waiting.map(line)}</ul>
            </section>
          )}
        </div>
      </Dialog>
    </div>
  );
}
