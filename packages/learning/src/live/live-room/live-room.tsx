import type { LiveMessage } from '@digiken/contract';
import { clock } from '@digiken/ui/clock';
import { CircleDot, CircleOff, Clock, Leaf, Lock, Settings2 } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Dialog } from '@digiken/ui/dialog';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Switch } from '@digiken/ui/switch';
import { Tab, TabPanel, TabsList, TabsRoot } from '@digiken/ui/tabs';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { CallBar, type CallBarProps } from './call-bar';
import { liveRoomMessages } from './messages';
import { RoomChat } from './room-chat';
import { RoomNotice } from './room-notice';
import { type RoomHost, RoomPeople } from './room-people';
import { RoomPictures } from './room-pictures';
import { RoomSlides } from './room-slides';
import { Stage, type StageProps } from './stage';
import type { RoomControl, RoomPerson, RoomPicture, RoomStatus } from './types';
import { useRoomSpeech } from './use-room-speech';

export { liveRoomMessages } from './messages';
export type { RoomHost } from './room-people';
export type { RoomControl, RoomPerson, RoomPicture, RoomStatus } from './types';

export interface LiveRoomProps extends Pick<StageProps, 'captions' | 'slides' | 'screen' | 'onCaption'> {
  title: string;
  /** The course or hub. */
  place: string;
  /** The host's name. */
  host: string;
  /** ISO 8601. */
  endsAt: string;
  status: RoomStatus;
  /** The server's own sentence about the status. */
  statusMessage?: string;
  /** In the order in which they came, so that nobody's row moves. */
  people: readonly RoomPerson[];
  /** Of those who send pictures, the host first. Empty while data is saved. */
  pictures: readonly RoomPicture[];
  messages: readonly LiveMessage[];
  /** Id of the slide that is shown; null: none. */
  slideId: string | null;
  recording: boolean;
  locked: boolean;
  microphone: RoomControl;
  camera: RoomControl;
  /** For those who may show their screen. */
  screenControl?: RoomControl;
  onHand: (up: boolean) => void;
  onLeave: () => void;
  /** Joins again. */
  onJoin: () => void;
  onMessage: (text: string) => Promise<FormOutcome>;
  /** For hosts. */
  onDeleteMessage?: (id: string) => Promise<FormOutcome>;
  /** For those who may show a slide to everyone. */
  onSlide?: (id: string | null) => Promise<FormOutcome>;
  /** For hosts and co-hosts. */
  hostTools?: RoomHost;
  dataSaver: boolean;
  onDataSaver: (on: boolean) => void;
  /** Megabytes an hour, as it is now. */
  megabytesPerHour: number;
  /** Received and sent since the user came in. */
  bytesUsed: number;
  /** Sound and pictures do not work now, or the server has none. */
  mediaFailed?: boolean;
  /** A host turned the microphone off. */
  mutedByHost?: boolean;
  /** The browser has blocked the sound until the user presses something. */
  onSound?: () => void;
  /** The choice of devices, in a dialog. */
  settings?: ReactNode;
  /** The list of classes. */
  backHref: string;
  /** Writes to the host. */
  writeHref?: string;
  /** The page around it has no padding (`reading` of a console's layout). */
  bleed?: boolean;
  /** IANA name. Default: the user's own. */
  timeZone?: string;
  /** Fixed current time in ms since 1970. Default: the clock. */
  now?: number;
}

const TICK = 15_000;

function useNow(fixed?: number): number {
  const [now, setNow] = useState(() => fixed ?? clock.now());
  useEffect(() => {
    if (fixed !== undefined) return undefined;
    const timer = clock.setInterval(() => setNow(clock.now()), TICK);
    return () => clock.clearInterval(timer);
  }, [fixed]);
  return fixed ?? now;
}

/** A live class while it takes place (spec 13.90). */
export function LiveRoom(props: LiveRoomProps) {
  const { status, people, hostTools, bleed = false } = props;
  useRoomSpeech({ ...props, hosting: hostTools !== undefined, waiting: hostTools?.waiting.length ?? 0 });
  const frame = cn(!bleed && '-mx-4 -mt-6 -mb-20 sm:-mx-6 lg:-mx-10 lg:-mt-8');
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    // Join, Leave and the like go with what they were on.
    focusIfLost(() => root.current?.querySelector('h1'));
  }, [status]);
  if (status !== 'in' && status !== 'returning') {
    return (
      <div ref={root} className={frame}>
        <RoomNotice
          title={props.title}
          status={status}
          message={props.statusMessage}
          backHref={props.backHref}
          writeHref={props.writeHref}
          onJoin={props.onJoin}
          onLeave={props.onLeave}
        />
      </div>
    );
  }
  return (
    <div ref={root} className={frame}>
      <Inside {...props} handUp={people.some(({ me, handAt }) => me && handAt !== null)} />
    </div>
  );
}

function Inside(props: LiveRoomProps & { handUp: boolean }) {
  const { status, recording, mediaFailed, onSound, pictures } = props;
  const t = useMessages(liveRoomMessages);
  const announce = useAnnounce();
  const [captionsShown, setCaptionsShown] = useState(true);
  const [enlarged, setEnlarged] = useState(false);
  const [refused, setRefused] = useState<string>();
  const refusedAt = useRef<Element>(null);
  const refuse: CallBarProps['onUnavailable'] = (reason) => {
    refusedAt.current = document.activeElement;
    setRefused(reason);
    announce(reason);
  };
  const understand = () => {
    setRefused(undefined);
    if (refusedAt.current instanceof HTMLElement) refusedAt.current.focus();
  };
  const stageFree = !props.screen && !props.slides.some(({ _id }) => _id === props.slideId);
  const onStage = stageFree ? pictures.find(({ me }) => !me) : undefined;
  return (
    <div data-slot="live-room" className="@container/room flex min-h-[calc(100dvh-4rem)] flex-col">
      <RoomHead {...props} />
      <div className="flex flex-col empty:hidden">
        {status === 'returning' && (
          <Callout tone="warning" title={t('returning')} className="rounded-none">
            {t('returningText')}
          </Callout>
        )}
        {recording && (
          <Callout tone="danger" className="rounded-none">
            {t('recordingNow')}
          </Callout>
        )}
        {mediaFailed && status === 'in' && (
          <Callout tone="warning" className="rounded-none">
            {t('noMedia')}
          </Callout>
        )}
        {onSound && (
          <Callout
            tone="warning"
            className="rounded-none"
            actions={
              <Button size="sm" onClick={onSound}>
                {t('playSound')}
              </Button>
            }
          >
            {t('playSoundText')}
          </Callout>
        )}
      </div>
      <div
        className={cn(
          'grid grow grid-cols-1 content-start',
          !enlarged &&
            '@min-[52rem]/room:grid-cols-[minmax(0,1fr)_21.5rem] @min-[52rem]/room:content-stretch',
        )}
      >
        <Stage
          slides={props.slides}
          small={props.dataSaver}
          slideId={props.slideId}
          screen={props.screen}
          picture={onStage}
          captions={props.captions}
          captionsShown={captionsShown}
          onCaption={props.onCaption}
          enlarged={enlarged}
          onEnlarge={setEnlarged}
        />
        <RoomSide
          {...props}
          pictures={pictures.filter((picture) => picture !== onStage)}
          enlarged={enlarged}
        />
      </div>
      {/* Also in the low window of a phone that lies on its side: whoever speaks must be able to stop it. */}
      <div
        data-bar="bottom"
        className="z-sticky [@media(min-width:19em)_and_(min-height:24rem)_and_(max-height:30rem)]:sticky [@media(min-width:19em)_and_(min-height:24rem)_and_(max-height:30rem)]:bottom-0"
      >
        {refused !== undefined && (
          <div className="bg-canvas px-4 py-2">
            <Callout
              tone="info"
              actions={
                <Button size="sm" variant="quiet" onClick={understand}>
                  {t('understood')}
                </Button>
              }
            >
              {refused}
            </Callout>
          </div>
        )}
        <CallBar
          microphone={props.microphone}
          camera={props.camera}
          screen={props.screenControl}
          hand={{ up: props.handUp, onChange: props.onHand }}
          captions={{ on: captionsShown, onChange: setCaptionsShown }}
          onLeave={props.onLeave}
          onUnavailable={refuse}
        />
      </div>
    </div>
  );
}

/** Phones show the icons alone; whether a class is recorded stands below, too. */
const WORDS = '@max-[52rem]/room:sr-only';
/** The smallest leave the width to the title. */
const STATE = 'shrink-0 @max-[24rem]/room:sr-only';

function RoomHead({ title, place, host, endsAt, recording, locked, settings, timeZone, now }: LiveRoomProps) {
  const t = useMessages(liveRoomMessages);
  const locale = useLocale();
  const time = useNow(now);
  const [open, setOpen] = useState(false);
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });
  return (
    <header
      data-slot="room-head"
      className="flex min-h-14 items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-4 py-1.5 @max-[19rem]/room:flex-wrap @min-[52rem]/room:min-h-15 @min-[52rem]/room:gap-x-4 @min-[52rem]/room:px-5"
    >
      <div className="min-w-0 grow basis-0 @max-[19rem]/room:basis-full">
        <h1 tabIndex={-1} className="rounded-sm text-lg leading-tight font-heavy wrap-anywhere">
          {title}
        </h1>
        <p className="text-sm text-ink-muted wrap-anywhere">{t('with', { place, host })}</p>
      </div>
      <p className="flex shrink-0 items-center gap-1.5 text-sm tabular-nums">
        <Icon of={Clock} size={18} />
        <span>{clock.format(time)}</span>
        <span className="text-ink-muted @max-[52rem]/room:sr-only">
          <span aria-hidden="true">· </span>
          <span>{t('ends', { time: clock.format(Date.parse(endsAt)) })}</span>
        </span>
      </p>
      {locked && (
        <Badge icon={<Icon of={Lock} size={16} />} className={STATE}>
          <span className={WORDS}>{t('locked')}</span>
        </Badge>
      )}
      <Badge
        tone={recording ? 'danger' : 'neutral'}
        icon={<Icon of={recording ? CircleDot : CircleOff} size={16} />}
        className={STATE}
      >
        <span className={WORDS}>{t(recording ? 'recorded' : 'notRecorded')}</span>
      </Badge>
      {settings && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-haspopup="dialog"
            className="shrink-0 @max-[52rem]/room:min-w-target-primary"
            icon={<Icon of={Settings2} size={18} />}
            onClick={() => setOpen(true)}
          >
            <span className={WORDS}>{t('settings')}</span>
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title={t('settings')}>
            {settings}
          </Dialog>
        </>
      )}
    </header>
  );
}

function RoomSide(props: LiveRoomProps & { enlarged: boolean }) {
  const { people, messages, slides, slideId, enlarged } = props;
  const t = useMessages(liveRoomMessages);
  const [tab, setTab] = useState('people');
  const [read, setRead] = useState(messages.length);
  const [draft, setDraft] = useState('');
  if (tab === 'chat' && read !== messages.length) setRead(messages.length);
  const own = people.find(({ me }) => me)?._id;
  const fresh = messages.slice(read).filter(({ seatId }) => seatId !== own).length;
  const panel =
    'min-h-0 p-4 @min-[52rem]/room:grow @min-[52rem]/room:basis-0 @min-[52rem]/room:overflow-y-auto focus-visible:-outline-offset-3';
  const label = 'px-3! max-[24em]:px-2!';
  return (
    <aside
      aria-label={t('side')}
      data-slot="room-side"
      className={cn(
        'flex min-w-0 flex-col @min-[52rem]/room:border-s @min-[52rem]/room:border-line @min-[52rem]/room:bg-surface',
        !enlarged &&
          '@min-[52rem]/room:sticky @min-[52rem]/room:top-0 @min-[52rem]/room:max-h-[calc(100dvh-12.75rem)] @min-[52rem]/room:min-h-96',
      )}
    >
      <DataSaver {...props} className="@min-[52rem]/room:hidden" />
      <RoomPictures pictures={props.pictures} />
      <TabsRoot value={tab} onValueChange={setTab} className="flex min-h-0 flex-col @min-[52rem]/room:grow">
        <TabsList label={t('tabs')} className="px-2 pt-1 max-[52rem]:justify-between">
          <Tab value="people" className={label}>
            {`${t('people')} ${people.length}`}
          </Tab>
          <Tab value="chat" className={label}>
            <span>{t('chat')}</span>
            {fresh > 0 && (
              <span className="ms-2 inline-block min-w-6 rounded-full bg-emphasis px-1.5 text-sm text-on-emphasis forced-colors:border">
                <span aria-hidden="true">{fresh}</span>
                <VisuallyHidden>{t('newMessages', { count: fresh })}</VisuallyHidden>
              </span>
            )}
          </Tab>
          <Tab value="slides" className={label}>
            {t('slides')}
          </Tab>
        </TabsList>
        <TabPanel value="people" className={panel}>
          <RoomPeople
            people={people}
            locked={props.locked}
            recording={props.recording}
            timeZone={props.timeZone}
            host={props.hostTools}
          />
        </TabPanel>
        <TabPanel value="chat" className={cn(panel, tab === 'chat' && 'flex flex-col')}>
          <RoomChat
            messages={messages}
            ownSeat={own}
            timeZone={props.timeZone}
            draft={draft}
            onDraft={setDraft}
            onSend={props.onMessage}
            onDelete={props.onDeleteMessage}
          />
        </TabPanel>
        <TabPanel value="slides" className={panel}>
          <RoomSlides slides={slides} shown={slideId} onShow={props.onSlide} />
        </TabPanel>
      </TabsRoot>
      <DataSaver {...props} className="hidden border-t @min-[52rem]/room:flex" />
    </aside>
  );
}

type DataSaverProps = Pick<LiveRoomProps, 'dataSaver' | 'onDataSaver' | 'megabytesPerHour' | 'bytesUsed'> & {
  className: string;
};

/** What the class costs, and the switch that makes it cheap. */
function DataSaver({ dataSaver, onDataSaver, megabytesPerHour, bytesUsed, className }: DataSaverProps) {
  const t = useMessages(liveRoomMessages);
  const locale = useLocale();
  return (
    <div
      data-slot="data-saver"
      className={cn(
        'flex items-start gap-3 border-b border-line bg-surface px-4 py-2.5 @min-[52rem]/room:border-b-0',
        className,
      )}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-selected text-accent-ink">
        <Icon of={Leaf} size={20} />
      </span>
      <Switch
        label={t('dataSaver')}
        hint={t('dataCost', {
          rate: megabytesPerHour,
          used: formatDataSize(bytesUsed, locale),
        })}
        checked={dataSaver}
        onChange={(event) => onDataSaver(event.currentTarget.checked)}
        fieldClassName="min-w-0 grow"
      />
    </div>
  );
}
