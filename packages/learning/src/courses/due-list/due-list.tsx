import { useId, useState } from 'react';
import { clock } from '@digiken/ui/clock';
import { dateFormat } from '@digiken/ui/internal/intl';
import { textIn } from '@digiken/ui/internal/text-language';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { DateTile } from '../../lib/date-tile';
import { noonOf } from '../../lib/noon';
import { When } from '../../lib/when';

export const dueListMessages = defineMessages('dueList', {
  title: 'Due soon',
  class: 'Live class:',
  quiz: 'Quiz:',
  today: 'today',
  until: 'Until',
  begun: 'In progress',
  open: 'Open now',
  host: 'with {name}',
  minutes: '{minutes} min',
  questions: { one: '{count} question', other: '{count} questions' },
  attempts: { one: '{count} attempt left', other: '{count} attempts left' },
  lessons: { one: '{count} lesson to do', other: '{count} lessons to do' },
});

export interface DueItem {
  id: string;
  kind: 'class' | 'quiz' | 'course';
  title: string;
  /** BCP 47 tag of `title`; undefined: not known. */
  titleLanguage?: string;
  /** The course, or the hub. */
  place: string;
  /** ISO 8601: when a class begins or a quiz closes. A date without a time ends with its day. */
  at: string;
  href: string;
  /** The room of the class is open, or the quiz is begun. */
  open?: boolean;
  /** Of a class. */
  host?: string;
  /** Of a class: how long it takes. */
  minutes?: number;
  /** Of a quiz; `attempts`: those that are left, undefined for any number. */
  questions?: number;
  attempts?: number;
  /** Of a course: lessons that are not done. */
  lessons?: number;
}

export interface DueListProps {
  /** What is due first comes first. */
  items: readonly DueItem[];
  /** Default 2. */
  headingLevel?: 2 | 3;
}

/** What has a date, with its day, or with its time if it is today (spec 12.116). Show it only with items. */
export function DueList({ items, headingLevel = 2 }: DueListProps) {
  const t = useMessages(dueListMessages);
  const id = useId();
  const [now] = useState(() => clock.now());
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="due-list"
      className="flex min-w-0 flex-col rounded-xl border bg-raised py-4 in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      <Heading id={id} className="px-5 pb-1 text-lg font-heavy">
        {t('title')}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="relative flex gap-3.5 border-line px-5 py-3.5 not-last:border-b">
            <DateTile
              iso={isDay(item) ? noonOf(item.at) : item.at}
              today={isDay(item) ? undefined : { now, label: t('today') }}
            />
            <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
              <BaseLink
                href={item.href}
                className="rounded-sm leading-snug font-bold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {item.kind !== 'course' && <span>{t(item.kind)}</span>}{' '}
                <span {...textIn(item.titleLanguage)}>{item.title}</span>
              </BaseLink>
              <span className="text-sm text-ink-muted" dir="auto">
                {item.place}
              </span>
              <span className="text-sm text-ink-muted">
                <Time {...item} />
              </span>
              <Details {...item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isDay = ({ at }: DueItem) => !at.includes('T');

function Time(item: DueItem) {
  const t = useMessages(dueListMessages);
  const locale = useLocale();
  const { kind, open, at } = item;
  if (kind === 'class' && open) return <b className="text-success-ink">{t('open')}</b>;
  const when = isDay(item) ? (
    <time dateTime={at}>
      {dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(at))}
    </time>
  ) : (
    <When iso={at} />
  );
  return kind === 'class' ? (
    when
  ) : (
    <span>
      <span>{t('until')}</span> {when}
    </span>
  );
}

/** What it takes: with whom and how long, questions and attempts, or lessons. */
function Details({ kind, open, host, minutes, questions, attempts, lessons }: DueItem) {
  const t = useMessages(dueListMessages);
  const parts = [
    kind === 'quiz' && open && t('begun'),
    host && t('host', { name: host }),
    minutes !== undefined && t('minutes', { minutes }),
    questions !== undefined && t('questions', { count: questions }),
    kind === 'quiz' && !open && attempts !== undefined && t('attempts', { count: attempts }),
    lessons !== undefined && t('lessons', { count: lessons }),
  ].filter((part) => part !== false && part !== undefined);
  if (parts.length === 0) return null;
  return <span className="text-sm text-ink-muted">{parts.join(', ')}</span>;
}
