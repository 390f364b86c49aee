import { CircleCheck, CirclePause, Clock, Download, Pause, Play, RefreshCw } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Checkbox } from '@digiken/ui/checkbox';
import { formatDataSize } from '@digiken/ui/data-size';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ProgressBar } from '@digiken/ui/progress';
import { unitDownloadMessages } from './messages';

export { unitDownloadMessages } from './messages';

/** A unit on this device. */
export interface UnitDownloadView {
  state: 'none' | 'waiting' | 'downloading' | 'paused' | 'stored' | 'outdated' | 'failed';
  /** Bytes that are downloaded. */
  done?: number;
  /** Bytes of everything that was chosen. */
  bytes?: number;
  withVideos?: boolean;
  /** Only of `failed`. */
  reason?: 'room' | 'full' | 'network' | 'damaged' | 'refused';
  /** Bytes of room that are missing; only of `room`. */
  missing?: number;
  /** The server's own message; only of `refused`. */
  message?: string;
}

export interface UnitDownloadProps {
  /** The unit's title, for the names of the buttons. */
  title: string;
  download: UnitDownloadView;
  /** What a download takes, in bytes. Without it, a button asks for it first. */
  offer?: { bytes: number; videoBytes: number };
  /** The sizes are being asked for, or could not be loaded. */
  asking?: boolean | 'failed';
  onAsk?: () => void;
  /** In a row of a list: the button alone, with the size. */
  brief?: boolean;
  onStart: (options: { withVideos: boolean }) => void;
  onPause: () => void;
  onResume: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}

/** Downloads a unit to this device, says how far it is, and removes it (spec 14.10–14.16). */
export function UnitDownload(props: UnitDownloadProps) {
  const t = useMessages(unitDownloadMessages);
  const announce = useAnnounce();
  const { title, download } = props;
  const { state } = download;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  const status = useStatus(download);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // Its progress is not announced: a slow download would talk for minutes.
    if (state !== 'downloading' && state !== 'waiting') {
      announce(state === 'none' ? t('removed', { title }) : status);
    }
    // The button that was pressed went with what it did.
    focusIfLost(() => root.current?.querySelector('button') ?? root.current);
  }, [state, status, title, announce, t]);

  return (
    <div
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={title}
      data-slot="unit-download"
      data-state={state}
      className="flex max-w-form flex-col gap-3"
    >
      {state === 'none' ? <Offer {...props} /> : <Begun {...props} status={status} />}
    </div>
  );
}

/** What a sighted user reads beside the buttons, and what is announced when it changes. */
function useStatus({
  state,
  done = 0,
  bytes = 0,
  withVideos,
  reason,
  missing = 0,
  message,
}: UnitDownloadView): string {
  const t = useMessages(unitDownloadMessages);
  const locale = useLocale();
  const size = (value: number) => formatDataSize(value, locale);
  switch (state) {
    case 'none':
      return '';
    case 'downloading':
      return t('downloading', { done: size(done), total: size(bytes) });
    case 'stored':
      return t(withVideos ? 'storedWithVideos' : 'stored', { size: size(bytes) });
    case 'failed':
      if (reason === 'refused' && message) return message;
      return t(reason ?? 'network', { size: size(missing) });
    default:
      return t(state);
  }
}

function Offer({ title, offer, asking, onAsk, brief = false, onStart }: UnitDownloadProps) {
  const t = useMessages(unitDownloadMessages);
  const locale = useLocale();
  const [withVideos, setWithVideos] = useState(false);
  if (!offer) {
    return (
      <>
        {asking === 'failed' && <Callout tone="warning">{t('askFailed')}</Callout>}
        <Button
          variant="secondary"
          className="self-start"
          busy={asking === true}
          icon={<Icon of={Download} size={18} />}
          aria-label={asking === true ? undefined : t('askOf', { title })}
          onClick={onAsk}
        >
          {asking === true ? t('asking') : t('ask')}
        </Button>
      </>
    );
  }
  const { bytes, videoBytes } = offer;
  const size = formatDataSize(bytes + (withVideos ? videoBytes : 0), locale);
  return (
    <>
      {videoBytes > 0 && (
        <Checkbox
          label={t('videos', { size: formatDataSize(videoBytes, locale) })}
          checked={withVideos}
          onChange={(event) => setWithVideos(event.currentTarget.checked)}
        />
      )}
      {!brief && <p className="text-sm text-ink-muted">{t('includes')}</p>}
      <Button
        variant="secondary"
        className="self-start"
        icon={<Icon of={Download} size={18} />}
        aria-label={brief ? t('saveOf', { size, title }) : undefined}
        onClick={() => onStart({ withVideos })}
      >
        {t(brief ? 'save' : 'start', { size })}
      </Button>
    </>
  );
}

/** The icon of a state and its colour. */
const LOOK = {
  stored: [CircleCheck, 'text-success-ink'],
  outdated: [CircleCheck, 'text-success-ink'],
  paused: [CirclePause, 'text-ink-muted'],
  waiting: [Clock, 'text-ink-muted'],
} as const;
const lookOf = (state: UnitDownloadView['state']) =>
  state in LOOK ? LOOK[state as keyof typeof LOOK] : LOOK.stored;

function Begun(props: UnitDownloadProps & { status: string }) {
  const t = useMessages(unitDownloadMessages);
  const { title, download, status, onPause, onResume, onUpdate, onRemove } = props;
  const { state, done = 0, bytes = 0 } = download;
  const locale = useLocale();
  const size = (value: number) => formatDataSize(value, locale);
  const [icon, ink] = lookOf(state);
  const button = (
    key: 'pause' | 'resume' | 'update' | 'remove' | 'again',
    onClick: () => void,
    icon?: ReactNode,
  ) => (
    <Button size="sm" variant="secondary" icon={icon} aria-label={t(`${key}Of`, { title })} onClick={onClick}>
      {t(key)}
    </Button>
  );
  const remove = button('remove', onRemove);
  return (
    <>
      {state === 'downloading' ? (
        <ProgressBar label={t('progress', { title })} done={done} total={bytes} text={status} />
      ) : state === 'failed' ? (
        <Callout tone="warning">{status}</Callout>
      ) : (
        <>
          {state === 'paused' && done > 0 && (
            <ProgressBar
              label={t('progress', { title })}
              done={done}
              total={bytes}
              text={t('downloading', { done: size(done), total: size(bytes) })}
            />
          )}
          <p className="flex items-start gap-2">
            <Icon of={icon} size={20} className={cn('mt-1 shrink-0', ink)} />
            <span className="text-pretty">{status}</span>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {(state === 'waiting' || state === 'downloading') &&
          button('pause', onPause, <Icon of={Pause} size={16} />)}
        {state === 'paused' && button('resume', onResume, <Icon of={Play} size={16} />)}
        {state === 'failed' && button('again', onResume, <Icon of={RefreshCw} size={16} />)}
        {state === 'outdated' && button('update', onUpdate, <Icon of={RefreshCw} size={16} />)}
        {state !== 'waiting' && state !== 'downloading' && remove}
      </div>
    </>
  );
}
