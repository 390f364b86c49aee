import { Monitor, Smartphone } from 'lucide';
import { Button } from '@digiken/ui/button';
import { Badge } from '@digiken/ui/badge';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { sessionListMessages } from './session-list.messages';

export interface SessionView {
  id: string;
  /** E.g. "Chrome on Android". */
  device: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  lastSeenAt: string;
  /** The session of the current browser. */
  current: boolean;
}

export interface SessionRowProps {
  session: SessionView;
  busy: boolean;
  onSignOut: () => void;
}

/** One device: its name, its last use, and its sign-out button. */
export function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const t = useMessages(sessionListMessages);
  const icon = /android|iphone|ipad|phone|mobile/i.test(session.device) ? Smartphone : Monitor;
  return (
    <li
      data-slot="session"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <div className="flex min-w-0 flex-[1_1_14rem] items-start gap-4">
        <Icon of={icon} size={22} className="mt-0.5 shrink-0 text-ink-muted" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold wrap-anywhere">{session.device}</span>
            {session.current && <Badge tone="success">{t('current')}</Badge>}
          </p>
          <p className="text-sm text-ink-muted">
            {t('seen')} <RelativeTime iso={session.lastSeenAt} />
            <span>{` · ${t('since')}`}</span> <RelativeTime iso={session.createdAt} />
          </p>
        </div>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={busy ? t('signingOut') : t('signOutDevice', { device: session.device })}
          onClick={onSignOut}
        >
          {busy ? t('signingOut') : t('signOut')}
        </Button>
      )}
    </li>
  );
}
