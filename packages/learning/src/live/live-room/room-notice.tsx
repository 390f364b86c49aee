import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Spinner } from '@digiken/ui/spinner';
import { useMessages } from '@digiken/ui/messages-provider';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { PAGE } from '../../lib/page';
import { liveRoomMessages } from './messages';
import type { RoomStatus } from './types';

export interface RoomNoticeProps {
  title: string;
  status: Exclude<RoomStatus, 'in' | 'returning'>;
  /** The server's own sentence. */
  message?: string;
  /** The list of classes. */
  backHref: string;
  writeHref?: string;
  onJoin: () => void;
  onLeave: () => void;
}

/** How a person comes in (again), where that is possible. */
const WAY_IN = {
  full: 'again',
  left: 'rejoin',
  closed: 'again',
  refused: 'again',
  elsewhere: 'here',
  lost: 'rejoin',
} as const;

/** In place of the room: why the user is not in it, and the next step. */
export function RoomNotice({
  title,
  status,
  message,
  backHref,
  writeHref,
  onJoin,
  onLeave,
}: RoomNoticeProps) {
  const t = useMessages(liveRoomMessages);
  const pending = status === 'joining' || status === 'waiting';
  const wayIn = status in WAY_IN ? WAY_IN[status as keyof typeof WAY_IN] : undefined;
  const action: ReactNode = pending ? (
    status === 'waiting' && (
      <Button variant="secondary" onClick={onLeave}>
        {t('leave')}
      </Button>
    )
  ) : (
    <div className="flex flex-wrap gap-3">
      {wayIn && <Button onClick={onJoin}>{t(wayIn)}</Button>}
      <ButtonLink href={backHref} variant={wayIn ? 'secondary' : 'primary'}>
        {t('toClasses')}
      </ButtonLink>
      {writeHref && (status === 'removed' || status === 'locked') && (
        <ButtonLink href={writeHref} variant="secondary">
          {t('write')}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <div
      data-slot="room-notice"
      data-status={status}
      className={`${PAGE} flex flex-col gap-5 px-4 pt-6 pb-20 sm:px-6`}
    >
      <h1 tabIndex={-1} className="rounded-sm text-2xl font-heavy tracking-tight wrap-anywhere sm:text-3xl">
        {title}
      </h1>
      <EmptyScene title={t(`${status}-title`)} picture="courses" action={action}>
        <p>{message ?? t(`${status}-text`)}</p>
        {pending && <Spinner />}
      </EmptyScene>
    </div>
  );
}
