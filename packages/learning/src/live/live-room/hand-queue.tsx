import { Hand, X } from 'lucide';
import { useId, useRef } from 'react';
import { Avatar } from '@digiken/ui/avatar';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { liveRoomMessages } from './messages';
import type { RoomPerson } from './types';

export interface HandQueueProps {
  /** Those whose hand is up, the earliest first. */
  hands: readonly RoomPerson[];
  /** IANA name of the zone of the times. */
  timeZone?: string;
  /** For hosts. */
  onLower?: (id: string) => void;
}

/** People with the earliest raised hand first. @returns those of `people` whose hand is up */
export function handsOf(people: readonly RoomPerson[]): RoomPerson[] {
  return people
    .filter(({ handAt }) => handAt !== null)
    .sort((person, other) => Date.parse(person.handAt ?? '') - Date.parse(other.handAt ?? ''));
}

/** Raised hands as an ordered list. */
export function HandQueue({ hands, timeZone, onLower }: HandQueueProps) {
  const t = useMessages(liveRoomMessages);
  const locale = useLocale();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone });
  if (hands.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      data-slot="hand-queue"
      className="rounded-lg bg-warning-soft px-3.5 pt-3 pb-2 forced-colors:border-2"
    >
      <h2
        ref={title}
        id={heading}
        tabIndex={-1}
        className="flex items-center gap-2 text-sm font-bold text-warning-ink"
      >
        <Icon of={Hand} size={18} />
        {t('hands')}
      </h2>
      <ol className="mt-1 flex flex-col">
        {hands.map((person, index) => (
          <li key={person._id} className="flex items-center gap-2.5 py-1.5">
            <span aria-hidden="true" className="w-3 shrink-0 font-bold tabular-nums">
              {index + 1}
            </span>
            <Avatar name={person.name} src={person.avatar ?? undefined} size="sm" />
            <span className="min-w-0 grow leading-snug">
              <span className="block font-bold wrap-anywhere">{person.me ? t('you') : person.name}</span>
              <span className="block text-sm">
                {index === 0
                  ? t('handFirst')
                  : t('handSince', { time: clock.format(Date.parse(person.handAt ?? '')) })}
              </span>
            </span>
            {onLower && (
              <IconButton
                label={t('lower', { name: person.name })}
                icon={<Icon of={X} size={20} />}
                onClick={() => {
                  onLower(person._id);
                  focusIfLost(() => title.current);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
