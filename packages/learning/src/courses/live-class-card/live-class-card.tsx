import { CalendarPlus, Captions, CirclePlay, Clock, Radio, UserRound, UsersRound, Video } from 'lucide';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Badge } from '@digiken/ui/badge';
import { Card } from '@digiken/ui/card';
import { DataSizeBadge } from '@digiken/ui/data-size-badge';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Icon } from '@digiken/ui/icon';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { classTime } from './class-time';

export const liveClassCardMessages = defineMessages('live-class-card', {
  scheduled: 'Planned',
  open: 'Open now',
  live: 'Live now',
  ended: 'Over',
  cancelled: 'Cancelled',
  full: 'Full',
  when: 'When',
  with: 'With',
  places: 'Places',
  hours: '{start} to {end}',
  taken: '{taken} of {capacity} places taken',
  left: { one: '{count} place left', other: '{count} places left', zero: 'No places left' },
  capacity: { one: '{count} place', other: '{count} places' },
  opensAt: 'Opens at {time}',
  join: 'Join the class',
  noLink: 'The link to join will appear here.',
  isFull: 'All places are taken. The class may be recorded.',
  isCancelled: 'This class was cancelled.',
  recording: 'Watch the recording',
  captions: 'Read the captions',
  noRecording: 'There is no recording yet.',
  calendar: 'Add to your calendar',
  of: '({title})',
});

const LOOK = {
  scheduled: { tone: 'info' },
  open: { tone: 'success' },
  live: { variant: 'solid' },
  ended: { tone: 'neutral' },
  cancelled: { tone: 'danger' },
  full: { tone: 'warning' },
} as const;

const MINUTE = 60_000;
/** Default number of minutes before the start at which a class opens. */
const OPENS_BEFORE = 10;
/** The number of free places is shown if at most this many are left. */
const FEW = 5;

export interface LiveClassCardProps {
  title: string;
  /** BCP 47 tag of `title`, e.g. "sw"; undefined if it is not known. */
  titleLanguage?: string;
  /** The course of the class. */
  course: string;
  instructor: string;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601. */
  endsAt: string;
  /** ISO 8601: when users can join. Default: 10 minutes before it starts. */
  opensAt?: string;
  /** The server's status; the user's clock is not used. */
  state: keyof typeof LOOK;
  /** The join link, shown while it is open or live. */
  joinHref?: string;
  capacity?: number;
  taken?: number;
  recordingHref?: string;
  recordingBytes?: number;
  /** Only captions are behind `recordingHref`. */
  captionsOnly?: boolean;
  /** A calendar file (ICS). */
  calendarHref?: string;
  /** Saves the calendar file, where it has no address of its own. */
  onCalendar?: () => void;
  /** More links and buttons, e.g. for the host. */
  actions?: ReactNode;
  /** Fixed current time in ms since 1970. Default: the clock. */
  now?: number;
  /** IANA name. Default: the user's own. */
  timeZone?: string;
  headingLevel?: 2 | 3 | 4;
}

/** A live class in a list: its time in the user's time zone, and the link to join when it is open. */
export function LiveClassCard(props: LiveClassCardProps) {
  const { title, course, instructor, state, startsAt, endsAt, now, headingLevel = 3 } = props;
  const t = useMessages(liveClassCardMessages);
  const locale = useLocale();
  // The server does not know the user's time zone: it prints UTC and labels it.
  const timeZone = useHydrated() ? props.timeZone : 'UTC';
  const time = classTime(Date.parse(startsAt), Date.parse(endsAt), locale, timeZone);
  const until = time.endDay === undefined ? time.end : `${time.endDay}, ${time.end}`;

  return (
    <Card className="h-full">
      <div
        data-slot="live-class-card"
        data-state={state}
        className="@container/class flex min-w-0 grow flex-col gap-4"
      >
        <div className="flex flex-col items-start gap-2">
          <Badge {...LOOK[state]} icon={state === 'live' ? <Icon of={Radio} size={16} /> : undefined}>
            {t(state)}
          </Badge>
          <ClassTitle level={headingLevel}>
            <bdi lang={props.titleLanguage}>{title}</bdi>
          </ClassTitle>
          <p className="text-ink-muted wrap-anywhere" dir="auto">
            {course}
          </p>
        </div>
        <dl className="flex flex-col gap-2.5">
          <Fact label={t('when')} icon={<Icon of={Clock} size={20} />}>
            <span className="font-bold">{time.day}</span>
            <span className="block">
              <span>{t('hours', { start: time.start, end: until })}</span> <span>{`(${time.zone})`}</span>
            </span>
            {(state === 'scheduled' || state === 'full') && (
              <RelativeTime iso={startsAt} now={now} className="block text-ink-muted" />
            )}
          </Fact>
          <Fact label={t('with')} icon={<Icon of={UserRound} size={20} />}>
            {instructor}
          </Fact>
          <Places {...props} />
        </dl>
        <div className="mt-auto flex flex-col items-start gap-3 pt-1">
          <WayIn {...props} timeZone={timeZone} />
          {props.actions && <div className="flex flex-wrap gap-2">{props.actions}</div>}
        </div>
      </div>
    </Card>
  );
}

function ClassTitle({ level, children }: { level: 2 | 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return <Heading className="text-lg font-bold text-pretty wrap-anywhere">{children}</Heading>;
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <dt className="shrink-0">
        <span aria-hidden="true" className="mt-0.5 block text-accent-ink">
          {icon}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Places({ state, capacity, taken }: LiveClassCardProps) {
  const t = useMessages(liveClassCardMessages);
  if (capacity === undefined || state === 'ended' || state === 'cancelled') return null;
  const left = taken === undefined ? undefined : Math.max(0, capacity - taken);
  return (
    <Fact label={t('places')} icon={<Icon of={UsersRound} size={20} />}>
      <span>
        {taken === undefined ? t('capacity', { count: capacity }) : t('taken', { taken, capacity })}
      </span>
      {left !== undefined && left <= FEW && (
        <span className="block font-bold">{t('left', { count: left })}</span>
      )}
    </Fact>
  );
}

function WayIn(props: LiveClassCardProps) {
  const { title, state, startsAt, opensAt, timeZone, joinHref, recordingHref } = props;
  const { recordingBytes, captionsOnly = false } = props;
  const t = useMessages(liveClassCardMessages);
  const locale = useLocale();
  const which = <VisuallyHidden>{t('of', { title })}</VisuallyHidden>;
  const opens = opensAt === undefined ? Date.parse(startsAt) - OPENS_BEFORE * MINUTE : Date.parse(opensAt);
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });

  if (state === 'open' || state === 'live') {
    if (joinHref === undefined) return <p className="text-ink-muted">{t('noLink')}</p>;
    return (
      <ButtonLink href={joinHref} icon={<Icon of={Video} size={20} />}>
        {t('join')} {which}
      </ButtonLink>
    );
  }
  if (state === 'cancelled') return <p>{t('isCancelled')}</p>;
  if (state === 'ended') {
    if (recordingHref === undefined) return <p className="text-ink-muted">{t('noRecording')}</p>;
    return (
      <>
        <ButtonLink
          href={recordingHref}
          variant="secondary"
          icon={<Icon of={captionsOnly ? Captions : CirclePlay} size={20} />}
        >
          <span>{t(captionsOnly ? 'captions' : 'recording')}</span> {which}
        </ButtonLink>
        {recordingBytes !== undefined && <DataSizeBadge bytes={recordingBytes} detail="video" />}
      </>
    );
  }
  return (
    <>
      <p className={state === 'full' ? undefined : 'font-bold'}>
        {state === 'full' ? t('isFull') : t('opensAt', { time: clock.format(opens) })}
      </p>
      {state === 'scheduled' && props.calendarHref !== undefined && (
        <ButtonLink
          href={props.calendarHref}
          variant="secondary"
          size="sm"
          icon={<Icon of={CalendarPlus} size={18} />}
        >
          {t('calendar')} {which}
        </ButtonLink>
      )}
      {state === 'scheduled' && props.onCalendar !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={CalendarPlus} size={18} />}
          onClick={props.onCalendar}
        >
          {t('calendar')} {which}
        </Button>
      )}
    </>
  );
}
