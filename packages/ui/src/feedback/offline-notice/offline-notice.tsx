import { Wifi, WifiOff } from 'lucide';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { clock } from '../../foundations/clock/clock';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const offlineNoticeMessages = defineMessages('offline-notice', {
  label: 'Connection',
  offline: 'You are offline.',
  stays: 'Open pages stay open, and you can keep working.',
  kept: {
    one: '{count} change is saved on this device and sent when you are back online.',
    other: '{count} changes are saved on this device and sent when you are back online.',
  },
  online: 'You are back online.',
  sending: { one: '{count} change is being sent.', other: '{count} changes are being sent.' },
});

/** How long the online message stays (ms). */
const GOOD_NEWS = 8000;
/** A connection change is announced only if it lasts this long (ms). */
const SAY_AFTER = 1000;

export interface OfflineNoticeProps extends Forwarded {
  online: boolean;
  /** Number of changes waiting on this device. */
  keptChanges?: number;
}

/** A status line for the top of a page: shown while offline and briefly after. It covers and blocks nothing. */
export const OfflineNotice = forwardRef<HTMLElement, OfflineNoticeProps>(function OfflineNotice(
  { online, keptChanges = 0, className, ...rest },
  ref,
) {
  const t = useMessages(offlineNoticeMessages);
  const announce = useAnnounce();
  const [seen, setSeen] = useState(online);
  const [back, setBack] = useState(false);
  if (online !== seen) {
    setSeen(online);
    setBack(online);
  }
  const state = online ? (back ? 'back' : undefined) : 'offline';
  const title = t(online ? 'online' : 'offline');
  const kept = keptChanges > 0 ? t(online ? 'sending' : 'kept', { count: keptChanges }) : undefined;
  const more = kept ?? (online ? undefined : t('stays'));
  const words = more === undefined ? title : `${title} ${more}`;
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });

  const said = useRef<typeof state>(undefined);
  useEffect(() => {
    if (state === undefined) return undefined;
    const speaking = clock.setTimeout(() => {
      // Back online before the loss was announced: announce nothing.
      if (state === 'offline' || said.current === 'offline') announce(latest.current);
      said.current = state;
    }, SAY_AFTER);
    const ending = state === 'back' ? clock.setTimeout(() => setBack(false), GOOD_NEWS) : undefined;
    return () => {
      clock.clearTimeout(speaking);
      clock.clearTimeout(ending);
    };
  }, [state, announce]);

  if (state === undefined) return null;
  const icon = online ? Wifi : WifiOff;
  return (
    <section
      {...rest}
      ref={ref}
      aria-label={t('label')}
      data-slot="offline-notice"
      data-state={state}
      className={cn(
        'flex items-start gap-3 px-4 py-2.5 text-ink sm:px-6 forced-colors:border',
        online ? 'bg-success-soft' : 'bg-warning-soft',
        className,
      )}
    >
      <Icon
        of={icon}
        size={20}
        className={cn('mt-1 shrink-0', online ? 'text-success-ink' : 'text-warning-ink')}
      />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-bold">{title}</span> <span>{more}</span>
      </p>
    </section>
  );
});
