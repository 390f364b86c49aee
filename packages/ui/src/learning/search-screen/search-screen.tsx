import { PageHeader } from '../../display/page-header/page-header';
import { EmptyState } from '../../display/empty-state/empty-state';
import { Section } from '../../display/section/section';
import { SearchBox } from '../../forms/search-box/search-box';
import type { CourseView, LoadState } from '../../foundations/lib/types';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ErrorScreen } from '../../screens/error-screen/error-screen';
import { CourseGrid } from '../course-grid/course-grid';
import { PAGE } from '../lib/page';
import { ResultsAnnouncer } from './results-announcer';

export const searchScreenMessages = defineMessages('searchScreen', {
  title: 'Search',
  titleFor: 'Results for “{query}”',
  label: 'Search courses and lessons',
  start: 'Type a subject, a skill or a word from a lesson.',
  courses: { one: '{count} course', other: '{count} courses' },
  lessons: { one: '{count} lesson of yours', other: '{count} lessons of yours' },
  none: 'Nothing found for “{query}”',
  noneText: 'Check the spelling, or try fewer or more general words.',
  place: '{course}, {unit}',
});

/** A lesson that matches. */
export interface LessonHitView {
  id: string;
  href: string;
  title: string;
  courseTitle: string;
  unitTitle: string;
  /** Plain text around the match. */
  excerpt: string;
}

export interface SearchScreenProps {
  /** What was searched for; empty before the first search. */
  query: string;
  state: LoadState;
  courses: CourseView[];
  lessons: LessonHitView[];
  /** Gets the trimmed, non-empty text. */
  onSearch: (text: string) => void;
}

/** Courses, and for learners their own lessons, that match a text. */
export function SearchScreen({ query, state, courses, lessons, onSearch }: SearchScreenProps) {
  const t = useMessages(searchScreenMessages);
  const ready = state.status === 'ready' && query !== '';
  const nothing = ready && courses.length === 0 && lessons.length === 0;
  return (
    <div data-slot="search-screen" className={`${PAGE} flex flex-col gap-12`}>
      <div>
        <PageHeader title={query ? t('titleFor', { query }) : t('title')} className="pb-6" />
        <SearchBox
          label={t('label')}
          showLabel
          defaultValue={query}
          onSearch={onSearch}
          busy={state.status === 'loading' && query !== ''}
          className="max-w-form"
        />
        {query === '' && <p className="mt-3 text-ink-muted">{t('start')}</p>}
      </div>
      {ready && <ResultsAnnouncer query={query} courses={courses.length} lessons={lessons.length} />}
      {query !== '' && state.status === 'error' && (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      )}
      {query !== '' && state.status === 'loading' && <CourseGrid courses={[]} loading={3} />}
      {nothing && (
        <EmptyState title={t('none', { query })} className="wrap-anywhere">
          {t('noneText')}
        </EmptyState>
      )}
      {ready && lessons.length > 0 && (
        <Section title={t('lessons', { count: lessons.length })}>
          <ul className="flex flex-col gap-2">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Hit lesson={lesson} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {ready && courses.length > 0 && (
        <Section title={t('courses', { count: courses.length })}>
          <CourseGrid courses={courses} />
        </Section>
      )}
    </div>
  );
}

function Hit({ lesson }: { lesson: LessonHitView }) {
  const t = useMessages(searchScreenMessages);
  return (
    <article className="relative -mx-4 flex flex-col gap-1 rounded-lg px-4 py-4 hover:bg-hover has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus">
      <p className="text-sm text-ink-muted">
        {t('place', { course: lesson.courseTitle, unit: lesson.unitTitle })}
      </p>
      <h3 className="text-lg font-bold">
        <BaseLink
          href={lesson.href}
          className="text-link underline decoration-1 underline-offset-4 outline-none after:absolute after:inset-0"
        >
          {lesson.title}
        </BaseLink>
      </h3>
      <p className="max-w-measure text-ink-muted">{lesson.excerpt}</p>
    </article>
  );
}
