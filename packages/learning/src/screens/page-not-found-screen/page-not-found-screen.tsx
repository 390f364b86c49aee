import { ArrowRight } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { SearchBox } from '@digiken/ui/search-box';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PathEnd } from './path-end';

export const pageNotFoundScreenMessages = defineMessages('page-not-found-screen', {
  title: 'This path ends here',
  text: 'There is no page at this address. It may have moved, or a letter is missing.',
  courses: 'See all courses',
  dashboard: 'Go to your dashboard',
  search: 'Or search for it',
  home: 'Home',
});

export interface PageNotFoundScreenProps {
  /** The dashboard of a user who is signed in; visitors go to the courses. */
  dashboardHref?: string;
  /** Default "/courses". */
  coursesHref?: string;
  /** Called with the trimmed text, never with an empty one. */
  onSearch: (text: string) => void;
}

/** The page for an address that leads nowhere: the courses or the dashboard, then a search (spec 11.54). */
export function PageNotFoundScreen({
  dashboardHref,
  coursesHref = '/courses',
  onSearch,
}: PageNotFoundScreenProps) {
  const t = useMessages(pageNotFoundScreenMessages);
  return (
    <div
      data-slot="page-not-found-screen"
      className="relative mx-auto -mt-6 -mb-20 w-full max-w-content lg:-mt-8 lg:in-data-[slot=page-layout]:-mt-10"
    >
      <PathEnd home={t('home')} />
      <div className="flex min-h-[calc(100dvh-5.25rem)] max-w-form flex-col gap-6 pt-8 pb-84 wrap-anywhere xl:justify-center xl:py-12">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl font-heavy tracking-tight sm:text-4xl">{t('title')}</h1>
          <p className="text-lg">{t('text')}</p>
        </div>
        <ButtonLink
          href={dashboardHref ?? coursesHref}
          size="lg"
          iconAfter={<Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />}
          className="self-start max-sm:w-full"
        >
          {t(dashboardHref ? 'dashboard' : 'courses')}
        </ButtonLink>
        <SearchBox label={t('search')} showLabel onSearch={onSearch} action="/search" />
      </div>
    </div>
  );
}
