import type { LiveClass } from '@digiken/contract';
import type { LiveScope } from '@digiken/contract/constants';
import { CalendarPlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { FilterBar } from '@digiken/ui/filter-bar';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import { KeyPager } from '@digiken/ui/key-pager';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { LiveClassCard } from '../../courses/live-class-card/live-class-card';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { PAGE } from '../../lib/page';
import { useOutcome } from '../../lib/use-outcome';
import { liveClassesScreenMessages } from './messages';

export { liveClassesScreenMessages } from './messages';

export interface LiveClassesScreenProps {
  state: LoadState;
  /** Upcoming: the next one first. Past: the latest one first. */
  classes: readonly LiveClass[];
  /** The course or hub of a class. */
  placeOf: (live: LiveClass) => string;
  /** The class's page. */
  hrefOf: (live: LiveClass) => string;
  recordingHrefOf: (live: LiveClass) => string;
  when: 'upcoming' | 'past';
  /** The courses and hubs to filter by; undefined without this filter. */
  of?: { value: string; options: readonly { value: string; label: string }[] };
  /** Receives `when` and `of`; an empty text is the first option. */
  onFilter: (values: Record<string, string>) => void;
  page?: KeyPage;
  onCalendar: (id: string) => Promise<FormOutcome>;
  /** For hosts, like those below. */
  scheduleHref?: string;
  editHrefOf?: (live: LiveClass) => string;
  slidesHrefOf?: (live: LiveClass) => string;
  attendanceHrefOf?: (live: LiveClass) => string;
  onCancel?: (id: string, scope: LiveScope) => Promise<FormOutcome>;
  /** The next step of people who have no classes. Default: their courses. */
  emptyAction?: ReactNode;
  /** Fixed current time in ms since 1970. Default: the clock. */
  now?: number;
  /** IANA name. Default: the user's own. */
  timeZone?: string;
}

/** Live classes that a person can join or hosts (spec 13.85, 13.86). */
export function LiveClassesScreen(props: LiveClassesScreenProps) {
  const { state, classes, when, of, onFilter, page, scheduleHref } = props;
  const t = useMessages(liveClassesScreenMessages);
  const narrowed = when === 'past' || (of !== undefined && of.value !== '');
  const empty = state.status === 'ready' && classes.length === 0;
  const schedule = scheduleHref && (
    <ButtonLink href={scheduleHref} icon={<Icon of={CalendarPlus} size={20} />}>
      {t('schedule')}
    </ButtonLink>
  );
  return (
    <div data-slot="live-classes-screen" className={PAGE}>
      <PageHeader
        title={t('title')}
        intro={t(scheduleHref ? 'hostIntro' : 'intro')}
        actions={(!empty || narrowed) && schedule}
      />
      <div className="flex flex-col gap-6">
        {(!empty || narrowed) && (
          <FilterBar
            label={t('filter')}
            selects={[
              {
                name: 'when',
                label: t('when'),
                value: when === 'past' ? 'past' : '',
                options: [
                  { value: '', label: t('upcoming') },
                  { value: 'past', label: t('past') },
                ],
              },
              ...(of
                ? [
                    {
                      name: 'of',
                      label: t('of'),
                      value: of.value,
                      options: [{ value: '', label: t('allOf') }, ...of.options],
                    },
                  ]
                : []),
            ]}
            resultText={state.status === 'ready' ? t('found', { count: classes.length }) : undefined}
            onValueChange={onFilter}
          />
        )}
        {state.status === 'error' && (
          <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
        )}
        {state.status === 'loading' && (
          <div>
            <LoadingText>{t('loading')}</LoadingText>
            <Skeleton lines={6} className="max-w-form" />
          </div>
        )}
        {empty && narrowed && <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>}
        {empty && !narrowed && (
          <EmptyScene
            title={t('noneTitle')}
            picture="courses"
            action={
              schedule ??
              props.emptyAction ?? <ButtonLink href="/console/my-courses">{t('courses')}</ButtonLink>
            }
          >
            {t(scheduleHref ? 'noneHostText' : 'noneText')}
          </EmptyScene>
        )}
        {state.status === 'ready' && classes.length > 0 && <Classes {...props} />}
        {page && <KeyPager label={t('pages')} page={page} />}
      </div>
    </div>
  );
}

function Classes(props: LiveClassesScreenProps) {
  const { classes, when, onCalendar, onCancel } = props;
  const t = useMessages(liveClassesScreenMessages);
  const announce = useAnnounce();
  const saving = useOutcome();
  const [asked, setAsked] = useState<LiveClass | null>(null);
  const card = (one: LiveClass) => (
    <ClassCard
      {...props}
      one={one}
      onCalendar={() => void saving.run(() => onCalendar(one._id))}
      onCancel={onCancel && one.role === 'host' && isRunning(one) ? () => setAsked(one) : undefined}
    />
  );
  // A cancelled class is listed, but it is not what comes next.
  const next = when === 'upcoming' ? classes.find(({ state }) => state !== 'cancelled') : undefined;
  const rest = classes.filter((item) => item !== next);
  return (
    <>
      {saving.problem && <Callout tone="danger">{saving.problem}</Callout>}
      {next && (
        <Section title={t('next')}>
          <div className="rounded-lg ring-2 ring-accent" data-slot="next-class">
            {card(next)}
          </div>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title={t(when === 'past' ? 'pastClasses' : 'later')}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-5">
            {rest.map((item) => (
              <li key={item._id}>{card(item)}</li>
            ))}
          </ul>
        </Section>
      )}
      <FormDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('cancelTitle', { title: asked?.title ?? '' })}
        description={t('cancelText')}
        cancelLabel={t('keep')}
      >
        <Form
          danger
          fieldIds={{}}
          submitLabel={t('cancelConfirm')}
          busyLabel={t('cancelling')}
          className="max-w-none"
          onSubmit={async ({ scope }) => {
            if (!asked || !onCancel) return { ok: true };
            const outcome = await onCancel(asked._id, scope === 'following' ? 'following' : 'this');
            if (outcome.ok) announce(t('cancelled'));
            return outcome;
          }}
        >
          {() =>
            asked?.series && asked.series.place < asked.series.count ? (
              <RadioGroup
                name="scope"
                label={t('scope')}
                defaultValue="this"
                options={[
                  { value: 'this', label: t('scopeThis') },
                  { value: 'following', label: t('scopeFollowing') },
                ]}
              />
            ) : null
          }
        </Form>
      </FormDialog>
    </>
  );
}

const isRunning = ({ state }: LiveClass) => state === 'planned' || state === 'open' || state === 'live';

interface ClassCardProps extends Omit<LiveClassesScreenProps, 'onCalendar' | 'onCancel'> {
  one: LiveClass;
  onCalendar: () => void;
  onCancel?: () => void;
}

function ClassCard(props: ClassCardProps) {
  const { one, now, timeZone, onCalendar, onCancel } = props;
  const t = useMessages(liveClassesScreenMessages);
  const which = <VisuallyHidden>{t('which', { title: one.title })}</VisuallyHidden>;
  const { state } = one;
  const place = props.placeOf(one);
  const held = state !== 'planned' && state !== 'cancelled';
  const links = [
    { key: 'edit', href: state === 'planned' && props.editHrefOf?.(one) },
    { key: 'slides', href: isRunning(one) && !one.external && props.slidesHrefOf?.(one) },
    { key: 'attendance', href: held && props.attendanceHrefOf?.(one) },
  ] as const;
  const shown = links.flatMap(({ key, href }) => (one.role === 'host' && href ? [{ key, href }] : []));
  const acts = shown.length > 0 || onCancel !== undefined;
  return (
    <LiveClassCard
      title={one.title}
      titleLanguage={one.titleLanguage}
      course={
        one.series ? `${place}. ${t('series', { place: one.series.place, count: one.series.count })}` : place
      }
      instructor={one.host.name}
      startsAt={one.startsAt}
      endsAt={one.endsAt}
      opensAt={one.opensAt}
      state={state === 'planned' ? 'scheduled' : state}
      joinHref={props.hrefOf(one)}
      recordingHref={one.recordings > 0 || one.captioned ? props.recordingHrefOf(one) : undefined}
      captionsOnly={one.recordings === 0}
      capacity={one.capacity ?? undefined}
      onCalendar={onCalendar}
      now={now}
      timeZone={timeZone}
      actions={
        acts && (
          <>
            {shown.map(({ key, href }) => (
              <ButtonLink key={key} href={href} variant="secondary" size="sm">
                <span>{t(key)}</span> {which}
              </ButtonLink>
            ))}
            {onCancel && (
              <Button variant="quiet" size="sm" onClick={onCancel}>
                {t('cancel')} {which}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
