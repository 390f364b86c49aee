import type { Course } from '@digiken/contract';
import type { ReactNode } from 'react';
import { PageHeader } from '@digiken/ui/page-header';
import { ButtonLink } from '@digiken/ui/button';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { SearchBox } from '@digiken/ui/search-box';
import type { LoadState } from '@digiken/ui/internal/types';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { CourseGrid } from '../course-grid/course-grid';
import { PAGE } from '../../lib/page';
import { HighlightedText } from './highlighted-text';
import type { TextRange } from './split-text';
import { ResultsAnnouncer } from './results-announcer';

export type { TextRange } from './split-text';

export const searchScreenMessages = defineMessages('searchScreen', {
  title: 'Search',
  titleFor: 'Results for “{query}”',
  label: 'Search courses and lessons',
  start: 'Type a subject, a skill or a word from a lesson.',
  courses: { one: '{count} course', other: '{count} courses' },
  lessons: { one: '{count} of your lessons', other: '{count} of your lessons' },
  hubs: { one: '{count} of your hubs', other: '{count} of your hubs' },
  messages: { one: '{count} of your messages', other: '{count} of your messages' },
  none: 'Nothing found for “{query}”',
  noneText: 'Check the spelling, or try fewer or more general words.',
  seeCourses: 'See all courses',
  place: '{course}, {unit}',
});

/** A matching lesson. */
export interface LessonHitView {
  id: string;
  href: string;
  title: string;
  courseTitle: string;
  unitTitle: string;
  /** Plain text around the match; a line break separates a heading from the text below it. */
  excerpt: string;
  /** BCP 47 tag of `excerpt`; undefined if it is in the lesson's own language. */
  language?: string;
  /** The found words in `excerpt`, highlighted. */
  matches?: readonly TextRange[];
}

/** A matching hub of the user. */
export interface HubHitView {
  id: string;
  href: string;
  name: string;
  summary: string;
  /** BCP 47 tag of `summary`. */
  summaryLanguage?: string;
}

/** A matching message in the user's conversations. */
export interface MessageHitView {
  id: string;
  /** Id of the conversation. */
  href: string;
  subject: string;
  /** BCP 47 tag of `subject`; undefined if it is not known. */
  subjectLanguage?: string;
  /** Plain text around the match; a line break separates a heading from the text below it. */
  excerpt: string;
  /** BCP 47 tag of `excerpt`. */
  excerptLanguage?: string;
  /** The found words in `excerpt`, highlighted. */
  matches?: readonly TextRange[];
  /** ISO 8601. */
  at: string;
}

export interface SearchScreenProps {
  /** The search text; empty before the first search. */
  query: string;
  state: LoadState;
  courses: readonly Course[];
  hrefOf: (course: Course) => string;
  lessons: LessonHitView[];
  hubs?: readonly HubHitView[];
  messages?: readonly MessageHitView[];
  /** Receives the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  /** Default /courses. */
  coursesHref?: string;
}

/** Search results: courses, and for signed-in users their own lessons, hubs and messages. */
export function SearchScreen({
  query,
  state,
  courses,
  hrefOf,
  lessons,
  hubs = [],
  messages = [],
  onSearch,
  coursesHref = '/courses',
}: SearchScreenProps) {
  const t = useMessages(searchScreenMessages);
  const ready = state.status === 'ready' && query !== '';
  const nothing = ready && [courses, lessons, hubs, messages].every((hits) => hits.length === 0);
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
          fieldClassName="max-w-form"
        />
        {query === '' && <p className="mt-3 text-ink-muted">{t('start')}</p>}
      </div>
      {ready && (
        <ResultsAnnouncer
          query={query}
          courses={courses.length}
          lessons={lessons.length}
          hubs={hubs.length}
          messages={messages.length}
        />
      )}
      {query !== '' && state.status === 'error' && (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      )}
      {query !== '' && state.status === 'loading' && <CourseGrid courses={[]} hrefOf={hrefOf} loading={3} />}
      {nothing && (
        <EmptyScene
          title={t('none', { query })}
          picture="courses"
          action={
            <ButtonLink href={coursesHref} size="lg">
              {t('seeCourses')}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyScene>
      )}
      {ready && lessons.length > 0 && (
        <Section title={t('lessons', { count: lessons.length })}>
          <ul className="flex flex-col gap-2">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Hit
                  href={lesson.href}
                  title={lesson.title}
                  place={t('place', { course: lesson.courseTitle, unit: lesson.unitTitle })}
                  text={lesson.excerpt}
                  textLanguage={lesson.language}
                  matches={lesson.matches}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {ready && courses.length > 0 && (
        <Section title={t('courses', { count: courses.length })}>
          <CourseGrid courses={courses} hrefOf={hrefOf} />
        </Section>
      )}
      {ready && hubs.length > 0 && (
        <Section title={t('hubs', { count: hubs.length })}>
          <ul className="flex flex-col gap-2">
            {hubs.map((hub) => (
              <li key={hub.id}>
                <Hit href={hub.href} title={hub.name} text={hub.summary} textLanguage={hub.summaryLanguage} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {ready && messages.length > 0 && (
        <Section title={t('messages', { count: messages.length })}>
          <ul className="flex flex-col gap-2">
            {messages.map((message) => (
              <li key={message.id}>
                <Hit
                  href={message.href}
                  title={message.subject}
                  titleLanguage={message.subjectLanguage}
                  place={<RelativeTime iso={message.at} />}
                  text={message.excerpt}
                  textLanguage={message.excerptLanguage}
                  matches={message.matches}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

interface HitProps {
  href: string;
  title: string;
  titleLanguage?: string;
  /** Its location or time. */
  place?: ReactNode;
  text: string;
  textLanguage?: string;
  matches?: readonly TextRange[];
}

function Hit({ href, title, titleLanguage, place, text, textLanguage, matches }: HitProps) {
  return (
    <article className="relative -mx-4 flex flex-col gap-1 rounded-lg px-4 py-4 wrap-anywhere hover:bg-hover has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus">
      {place && <p className="text-sm text-ink-muted">{place}</p>}
      <h3 className="text-lg font-bold">
        <BaseLink
          href={href}
          className="text-link underline decoration-1 underline-offset-4 outline-none after:absolute after:inset-0"
          lang={titleLanguage}
          dir="auto"
        >
          {title}
        </BaseLink>
      </h3>
      {text && <HighlightedText text={text} language={textLanguage} matches={matches} />}
    </article>
  );
}
