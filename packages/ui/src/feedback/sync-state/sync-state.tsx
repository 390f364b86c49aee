import { CircleCheck, CloudOff, CloudUpload, HardDrive, History, LoaderCircle } from 'lucide';
import { forwardRef, useEffect, useRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { StateLine } from '../save-state/state-line';

export const syncStateMessages = defineMessages('sync-state', {
  synced: 'Everything is sent and up to date.',
  'recently-synced': 'Sent and up to date a short while ago.',
  syncing: 'Sending and fetching…',
  syncingCount: { one: 'Sending {count} change…', other: 'Sending {count} changes…' },
  queued: 'Waiting for a connection.',
  queuedCount: {
    one: '{count} change on this device is waiting for a connection.',
    other: '{count} changes on this device are waiting for a connection.',
  },
  'not-recently-synced': 'Not synced recently. Connect to the internet when you can.',
  unable: 'Sending failed. Your changes are saved on this device.',
  'no-space': 'This device is full. Free some space, then try again.',
  last: 'Last time:',
  retry: 'Try again',
});

const LOOK = {
  synced: { icon: CircleCheck, ink: 'text-success-ink', worry: 0 },
  'recently-synced': { icon: CircleCheck, ink: 'text-success-ink', worry: 0 },
  syncing: { icon: LoaderCircle, ink: 'text-ink-muted', worry: 0 },
  queued: { icon: CloudUpload, ink: 'text-warning-ink', worry: 1 },
  'not-recently-synced': { icon: History, ink: 'text-warning-ink', worry: 2 },
  unable: { icon: CloudOff, ink: 'text-danger-ink', worry: 3 },
  'no-space': { icon: HardDrive, ink: 'text-danger-ink', worry: 4 },
} as const;

export interface SyncStateProps extends Forwarded {
  state: keyof typeof LOOK;
  /** Number of changes not yet on the server; shown with `syncing` and `queued`. */
  pending?: number;
  /** ISO 8601: time of the last complete sync. */
  at?: string;
  /** Shown with `queued`, `not-recently-synced`, `unable` and `no-space`, if a retry makes sense. */
  onRetry?: () => void;
}

const isDone = (state: SyncStateProps['state']) => state === 'synced' || state === 'recently-synced';

/** Shows whether this device and the server are in sync. Announces a worse status and completion. */
export const SyncState = forwardRef<HTMLDivElement, SyncStateProps>(function SyncState(
  { state, pending, at, onRetry, ...rest },
  ref,
) {
  const t = useMessages(syncStateMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  const { icon, ink, worry } = LOOK[state];
  const counted = pending !== undefined && pending > 0 && (state === 'syncing' || state === 'queued');
  const words = counted ? t(`${state}Count`, { count: pending }) : t(state);

  useEffect(() => {
    const last = before.current;
    if (last === state) return;
    before.current = state;
    const worse = worry > LOOK[last].worry;
    if (worse || (isDone(state) && !isDone(last))) announce(words);
  }, [state, worry, words, announce]);

  return (
    <StateLine
      {...rest}
      ref={ref}
      slot="sync-state"
      state={state}
      icon={icon}
      ink={ink}
      text={
        <>
          <span>{words}</span>
          {at !== undefined && (
            <span className="font-normal text-ink-muted">
              {' '}
              {t('last')} <RelativeTime iso={at} />
            </span>
          )}
        </>
      }
    >
      {worry > 0 && onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </StateLine>
  );
});
