import { useId } from 'react';
import { dateFormat } from '@digiken/ui/internal/intl';
import { textIn } from '@digiken/ui/internal/text-language';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { DateTile } from '../../lib/date-tile';
import { noonOf } from '../../lib/noon';
import { When } from '../../lib/when';

export const dueListMessages = defineMessages('dueList', {
  title: 'Due soon',
  until: 'Until',
  begun: 'In progress',
  open: 'Open now',
  host: 'with {name}',
});

export interface DueItem {
  id: string;
  title: string;
  /** BCP 47 tag of `title`; undefined: not known. */
  titleLanguage?: string;
  /** The course, or the hub. */
  place: string;
  /** ISO 8601: when it closes, or a class begins. A date without a time ends with its day. */
  dueAt: string;
  href: string;
  /** A quiz that is begun or not, a class that begins later or is open, or a course. */
  state: 'due' | 'in-progress' | 'class' | 'open' | 'course';
  /** Of a class. */
  host?: string;
}

export interface DueListProps {
  /** What is due first comes first. */
  items: readonly DueItem[];
  /** Default 2. */
  headingLevel?: 2 | 3;
}

/** What has a date, with its day (spec 12.116). Show it only with items. */
export function DueList({ items, headingLevel = 2 }: DueListProps) {
  const t = useMessages(dueListMessages);
  const id = useId();
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
            <DateTile iso={isDay(item) ? noonOf(item.dueAt) : item.dueAt} />
            <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
              <BaseLink
                {...textIn(item.titleLanguage)}
                href={item.href}
                className="rounded-sm leading-snug font-bold underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {item.title}
              </BaseLink>
              <span className="text-sm text-ink-muted" dir="auto">
                {item.place}
              </span>
              <Time {...item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isDay = ({ dueAt }: DueItem) => !dueAt.includes('T');

function Time(item: DueItem) {
  const t = useMessages(dueListMessages);
  const locale = useLocale();
  const { state, dueAt, host } = item;
  const when = isDay(item) ? (
    <time dateTime={dueAt}>
      {dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(dueAt))}
    </time>
  ) : (
    <When iso={dueAt} />
  );
  const last = state === 'in-progress' ? t('begun') : host && t('host', { name: host });
  return (
    <span className="text-sm text-ink-muted">
      {state === 'open' ? (
        <b className="text-success-ink">{t('open')}</b>
      ) : state === 'class' ? (
        when
      ) : (
        <>
          {t('until')} {when}
        </>
      )}
      <span>{last && ` · ${last}`}</span>
    </span>
  );
}
