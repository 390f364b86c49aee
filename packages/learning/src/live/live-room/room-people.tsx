import type { LiveSeat } from '@digiken/contract';
import { LIVE_GIVEN_ROLES } from '@digiken/contract/constants';
import { Captions, EllipsisVertical, Hand, Mic, MicOff, Volume2 } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Avatar } from '@digiken/ui/avatar';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Menu, type MenuEntry } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { Switch } from '@digiken/ui/switch';
import { useOutcome } from '../../lib/use-outcome';
import { WithQuestion } from '../../lib/with-question';
import { HandQueue, handsOf } from './hand-queue';
import { liveRoomMessages } from './messages';
import type { RoomPerson } from './types';

type Outcome = Promise<FormOutcome>;
type GivenRole = (typeof LIVE_GIVEN_ROLES)[number];

/** What hosts and co-hosts decide. */
export interface RoomHost {
  /** Those in the waiting room, the first one first. */
  waiting: readonly LiveSeat[];
  /** @param id null: everyone who waits */
  onAdmit: (id: string | null) => Outcome;
  onMute: (id: string) => Outcome;
  onRole: (id: string, role: GivenRole) => Outcome;
  onRemove: (id: string) => Outcome;
  onLower: (id: string) => Outcome;
  onLock: (locked: boolean) => Outcome;
  /** Undefined: nothing can be recorded. */
  onRecord?: (recording: boolean) => Outcome;
  onEnd: () => Outcome;
}

export interface RoomPeopleProps {
  people: readonly RoomPerson[];
  locked: boolean;
  recording: boolean;
  timeZone?: string;
  host?: RoomHost;
}

const ROLES = ['speaker', 'co-host', 'captioner', 'learner'] as const satisfies readonly GivenRole[];

/** Everyone in the class, those who came last at the end, with what hosts decide on. */
export function RoomPeople({ people, locked, recording, timeZone, host }: RoomPeopleProps) {
  const t = useMessages(liveRoomMessages);
  const acting = useOutcome();
  const [leaving, setLeaving] = useState<RoomPerson | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const tutors = people.filter(({ role }) => role !== 'learner');
  const learners = people.filter(({ role }) => role === 'learner');
  const act = (work: () => Outcome, success?: string) => void acting.run(work, success);

  const remove = async () => {
    if (!host || !leaving) return;
    const outcome = await acting.run(() => host.onRemove(leaving._id), t('removed', { name: leaving.name }));
    if (!outcome.ok) return;
    setLeaving(null);
    focusIfLost(() => list.current);
  };
  const actsOf = (person: RoomPerson): MenuEntry[] => {
    if (!host || person.me || person.role === 'host') return [];
    return [
      ...(person.microphone
        ? [{ label: t('mute'), onSelect: () => act(() => host.onMute(person._id)) }]
        : []),
      ...ROLES.filter((role) => role !== person.role).map((role) => ({
        label: t(`make_${role}`),
        onSelect: () => act(() => host.onRole(person._id, role)),
      })),
      { separator: true },
      { label: t('remove'), danger: true, onSelect: () => setLeaving(person) },
    ];
  };

  return (
    <div className="flex flex-col gap-4">
      {acting.problem && !leaving && <Callout tone="danger">{acting.problem}</Callout>}
      {host && host.waiting.length > 0 && <Waiting host={host} />}
      <HandQueue
        hands={handsOf(people)}
        timeZone={timeZone}
        onLower={host && ((id) => act(() => host.onLower(id)))}
      />
      {tutors.length > 0 && (
        <div>
          <h2 ref={list} tabIndex={-1} className="text-sm font-bold text-ink-muted">
            {t('tutors')}
          </h2>
          <PersonRows people={tutors} actsOf={actsOf} />
        </div>
      )}
      {learners.length > 0 && (
        <div>
          <h2 className="text-sm font-bold text-ink-muted">{`${t('learners')} ${learners.length}`}</h2>
          <PersonRows people={learners} actsOf={actsOf} />
        </div>
      )}
      {host && <HostTools host={host} locked={locked} recording={recording} />}
      <ConfirmDialog
        open={leaving !== null}
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        message={
          <div className="flex flex-col gap-3">
            <p>{t('removeText')}</p>
            {acting.problem && <FieldError>{acting.problem}</FieldError>}
          </div>
        }
        confirmLabel={t(acting.busy ? 'removing' : 'removeConfirm')}
        cancelLabel={t('keep')}
        danger
        busy={acting.busy}
        onConfirm={() => void remove()}
        onOpenChange={(open) => {
          if (open) return;
          acting.clear();
          setLeaving(null);
        }}
      />
    </div>
  );
}

interface PersonRowsProps {
  people: readonly RoomPerson[];
  actsOf: (person: RoomPerson) => MenuEntry[];
}

function PersonRows({ people, actsOf }: PersonRowsProps) {
  const t = useMessages(liveRoomMessages);
  return (
    <ul className="flex flex-col">
      {people.map((person) => {
        const acts = actsOf(person);
        const name = person.me ? t('you') : person.name;
        const facts = [
          ...(person.role === 'learner' ? [] : [t(`role_${person.role}`)]),
          ...(person.speaking ? [t('isSpeaking')] : []),
        ];
        return (
          <li key={person._id} data-slot="room-person" className="flex items-center gap-2.5 py-1.5">
            <Avatar name={person.name} src={person.avatar ?? undefined} size="sm" />
            <span className="min-w-0 grow leading-snug">
              <span
                className={cn('block wrap-anywhere', (person.role !== 'learner' || person.me) && 'font-bold')}
              >
                {name}
              </span>
              {facts.length > 0 && <span className="block text-sm text-ink-muted">{facts.join(', ')}</span>}
            </span>
            {person.handAt !== null && (
              <Icon of={Hand} size={20} label={t('handUp')} className="shrink-0 text-warning-ink" />
            )}
            {person.role === 'captioner' && (
              <Icon of={Captions} size={20} className="shrink-0 text-ink-muted" />
            )}
            {person.speaking ? (
              <Icon of={Volume2} size={20} className="shrink-0 text-accent-ink" />
            ) : (
              <Icon
                of={person.microphone ? Mic : MicOff}
                size={18}
                label={t(person.microphone ? 'microphoneOn' : 'microphoneOff')}
                className="shrink-0 text-ink-muted"
              />
            )}
            {acts.length > 0 && (
              <Menu
                label={t('acts', { name: person.name })}
                icon={<Icon of={EllipsisVertical} size={20} />}
                variant="quiet"
                align="end"
                items={acts}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Waiting({ host }: { host: RoomHost }) {
  const t = useMessages(liveRoomMessages);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const admitting = useOutcome();
  const admit = async (id: string | null) => {
    await admitting.run(() => host.onAdmit(id));
    focusIfLost(() => title.current);
  };
  return (
    <section
      aria-labelledby={heading}
      data-slot="room-waiting"
      className="flex flex-col gap-2 rounded-lg bg-info-soft px-3.5 py-3 forced-colors:border-2"
    >
      <h2 ref={title} id={heading} tabIndex={-1} className="text-sm font-bold text-info-ink">
        {`${t('waiting')} ${host.waiting.length}`}
      </h2>
      <ul className="flex flex-col gap-1">
        {host.waiting.map(({ _id, name, avatar }) => (
          <li key={_id} className="flex items-center gap-2.5">
            <Avatar name={name} src={avatar ?? undefined} size="sm" />
            <span className="min-w-0 grow font-bold wrap-anywhere">{name}</span>
            <Button
              size="sm"
              variant="secondary"
              busy={admitting.busy}
              aria-label={t('admitOne', { name })}
              onClick={() => void admit(_id)}
            >
              {t('admit')}
            </Button>
          </li>
        ))}
      </ul>
      {host.waiting.length > 1 && (
        <Button size="sm" busy={admitting.busy} onClick={() => void admit(null)} className="self-start">
          {t('admitAll')}
        </Button>
      )}
      {admitting.problem && <FieldError>{admitting.problem}</FieldError>}
    </section>
  );
}

function HostTools({ host, locked, recording }: { host: RoomHost; locked: boolean; recording: boolean }) {
  const t = useMessages(liveRoomMessages);
  const heading = useId();
  const acting = useOutcome();
  const { onRecord } = host;
  return (
    <section
      aria-labelledby={heading}
      data-slot="room-host"
      className="flex flex-col gap-2 border-t border-line pt-4"
    >
      <h2 id={heading} className="text-sm font-bold text-ink-muted">
        {t('host')}
      </h2>
      <Switch
        label={t('lock')}
        hint={t('lockHint')}
        checked={locked}
        onChange={(event) => {
          const next = event.currentTarget.checked;
          void acting.run(() => host.onLock(next));
        }}
      />
      {onRecord && (
        <WithQuestion
          title={t('recordTitle')}
          message={t('recordText')}
          confirmLabel={t('recordConfirm')}
          busyLabel={t('recordStarting')}
          cancelLabel={t('keep')}
          success={t('done')}
          onConfirm={() => onRecord(true)}
        >
          {(ask) => (
            <Switch
              label={t('record')}
              hint={t('recordHint')}
              checked={recording}
              onChange={() => {
                if (recording) void acting.run(() => onRecord(false));
                else ask();
              }}
            />
          )}
        </WithQuestion>
      )}
      {acting.problem && <Callout tone="danger">{acting.problem}</Callout>}
      <WithQuestion
        title={t('endTitle')}
        message={t('endText')}
        confirmLabel={t('endConfirm')}
        busyLabel={t('ending')}
        cancelLabel={t('keep')}
        success={t('done')}
        onConfirm={host.onEnd}
      >
        {(ask) => (
          <Button variant="secondary" onClick={ask} className="mt-1 self-start">
            {t('end')}
          </Button>
        )}
      </WithQuestion>
    </section>
  );
}
