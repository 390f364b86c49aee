import { useEffect } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const resultsAnnouncerMessages = defineMessages('searchResults', {
  found: '{results} found',
  courses: { one: '{count} course', other: '{count} courses' },
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  hubs: { one: '{count} hub', other: '{count} hubs' },
  messages: { one: '{count} message', other: '{count} messages' },
});

export interface ResultsAnnouncerProps {
  query: string;
  courses: number;
  lessons: number;
  hubs: number;
  messages: number;
}

/** Announces the number of results once per search. */
export function ResultsAnnouncer({ query, courses, lessons, hubs, messages }: ResultsAnnouncerProps) {
  const t = useMessages(resultsAnnouncerMessages);
  const announce = useAnnounce();
  useEffect(() => {
    const results = [
      t('courses', { count: courses }),
      t('lessons', { count: lessons }),
      ...(hubs > 0 ? [t('hubs', { count: hubs })] : []),
      ...(messages > 0 ? [t('messages', { count: messages })] : []),
    ];
    announce(t('found', { results: results.join(', ') }));
  }, [announce, t, query, courses, lessons, hubs, messages]);
  return null;
}
