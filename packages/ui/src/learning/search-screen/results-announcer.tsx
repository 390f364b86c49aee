import { useEffect } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const resultsAnnouncerMessages = defineMessages('searchResults', {
  found: '{courses}, {lessons} found',
  courses: { one: '{count} course', other: '{count} courses' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
});

export interface ResultsAnnouncerProps {
  query: string;
  courses: number;
  lessons: number;
}

/** Says how much was found, once for each search. */
export function ResultsAnnouncer({ query, courses, lessons }: ResultsAnnouncerProps) {
  const t = useMessages(resultsAnnouncerMessages);
  const announce = useAnnounce();
  useEffect(() => {
    announce(
      t('found', { courses: t('courses', { count: courses }), lessons: t('lessons', { count: lessons }) }),
    );
  }, [announce, t, query, courses, lessons]);
  return null;
}
