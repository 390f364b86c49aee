import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { BaseLink } from '@digiken/ui/link-provider';

export const myCoursesTabsMessages = defineMessages('my-courses-tabs', {
  label: 'My courses',
  courses: 'Courses',
  notes: 'Notes',
  andBookmarks: 'and bookmarks',
  kept: { one: '{count} kept', other: '{count} kept' },
  downloads: 'Downloads',
});

const PAGES = ['courses', 'notes', 'downloads'] as const;

export interface MyCoursesTabsProps {
  current: (typeof PAGES)[number];
  hrefs: Record<(typeof PAGES)[number], string>;
  /** How many notes and bookmarks there are; undefined: not known here. */
  notes?: number;
}

/** The pages of My courses. Links, because each is a page with an address. */
export function MyCoursesTabs({ current, hrefs, notes }: MyCoursesTabsProps) {
  const t = useMessages(myCoursesTabsMessages);
  return (
    <nav
      aria-label={t('label')}
      data-slot="my-courses-tabs"
      className="-mt-4 mb-5 flex flex-wrap border-b border-line print:hidden"
    >
      {PAGES.map((page) => (
        <BaseLink
          key={page}
          href={hrefs[page]}
          aria-current={page === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-target-primary items-center gap-2 rounded-t-sm border-b-2 border-transparent px-3.5 font-bold text-ink-muted hover:text-ink aria-[current]:border-accent-ink aria-[current]:text-ink"
        >
          <span>
            <span>{t(page)}</span>{' '}
            {page === 'notes' && <span className="max-sm:sr-only">{t('andBookmarks')}</span>}
          </span>
          {page === 'notes' && notes !== undefined && notes > 0 && (
            <span className="rounded-full bg-selected px-2.5 text-sm text-ink">
              <span aria-hidden="true">{notes}</span>
              <span className="dk-visually-hidden">{t('kept', { count: notes })}</span>
            </span>
          )}
        </BaseLink>
      ))}
    </nav>
  );
}
