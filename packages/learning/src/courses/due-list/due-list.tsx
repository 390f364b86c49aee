import { useId } from 'react';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { DateTile } from '../../lib/date-tile';
import { When } from '../../lib/when';

export const dueListMessages = defineMessages('dueList', {
  title: 'Due soon',
  until: 'Until',
  begun: 'In progress',
});

export interface DueItem {
  id: string;
  title: string;
  course: string;
  /** ISO 8601. */
  dueAt: string;
  href: string;
  /** Begun or not. */
  state: 'due' | 'in-progress';
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
        {items.map(({ id: key, title, course, dueAt, href, state }) => (
          <li key={key} className="relative flex gap-3.5 border-line px-5 py-3.5 not-last:border-b">
            <DateTile iso={dueAt} />
            <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
              <BaseLink
                href={href}
                className="rounded-sm leading-snug font-bold underline-offset-4 after:absolute after:inset-0 hover:underline"
                dir="auto"
              >
                {title}
              </BaseLink>
              <span className="text-sm text-ink-muted" dir="auto">
                {course}
              </span>
              <span className="text-sm text-ink-muted">
                {t('until')} <When iso={dueAt} />
                <span>{state === 'in-progress' && ` · ${t('begun')}`}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
