import type { JoinRequest } from '@digiken/contract';
import { Button } from '@digiken/ui/button';
import { Avatar } from '@digiken/ui/avatar';
import { Badge } from '@digiken/ui/badge';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Quoting } from '../../lib/quoting';
import { joinRequestsMessages } from './join-requests-screen.messages';

const TONES = { accepted: 'success', rejected: 'danger', cancelled: 'neutral' } as const;

export interface RequestRowProps {
  request: JoinRequest;
  busy: boolean;
  failure?: string;
  onAccept: () => void;
  onReject: () => void;
}

/** One request to join. */
export function RequestRow({ request, busy, failure, onAccept, onReject }: RequestRowProps) {
  const t = useMessages(joinRequestsMessages);
  const { user, message, createdAt, state, reason } = request;
  const { name } = user;
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-t border-line py-6"
    >
      <div className="flex min-w-0 flex-[1_1_16rem] gap-4">
        <Avatar name={name} src={user.avatar ?? undefined} />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="text-lg font-bold wrap-anywhere">{name}</span>
            {state !== 'requested' && <Badge tone={TONES[state]}>{t(state)}</Badge>}
          </p>
          <p className="text-sm text-ink-muted">
            {t('asked')} <RelativeTime iso={createdAt} />
          </p>
          <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">
            {message === '' ? (
              <span className="text-ink-muted">{t('noMessage')}</span>
            ) : (
              <bdi lang={request.messageLanguage}>{message}</bdi>
            )}
          </p>
          {reason && (
            <p className="max-w-measure text-ink-muted wrap-anywhere">
              <Quoting
                sentence={(text) => t('reason', { reason: text })}
                text={reason}
                language={request.reasonLanguage}
              />
            </p>
          )}
          {failure && <Callout tone="danger">{failure}</Callout>}
        </div>
      </div>
      {state === 'requested' && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={busy}
            aria-label={busy ? t('accepting') : t('acceptName', { name })}
            data-decides
            onClick={onAccept}
          >
            {busy ? t('accepting') : t('accept')}
          </Button>
          <Button variant="quiet" aria-label={t('rejectName', { name })} onClick={onReject}>
            {t('reject')}
          </Button>
        </div>
      )}
    </article>
  );
}
