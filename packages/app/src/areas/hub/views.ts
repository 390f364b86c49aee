import { type Language, LANGUAGES } from '@digiken/contract/constants';
import type { OwnHubMemberDetail } from '@digiken/hooks/hubs';
import type { LearnerProgressScreenProps } from '@digiken/learning/learner-progress-screen';

/** The name of a week by its first day (YYYY-MM-DD), e.g. "16 Nov". */
export function weekName(monday: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${monday}T00:00:00Z`),
  );
}

/** A member's courses. Only instructors see who needs help. */
export const memberCourses = ({ courses }: OwnHubMemberDetail): LearnerProgressScreenProps['courses'] =>
  courses.map((course) => ({ ...course, needsHelp: null }));

/** The language of files that the server writes. @param locale of the interface */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale) ?? 'en-KE';

/** Today (YYYY-MM-DD) in a time zone. @param now milliseconds since the epoch */
export const todayIn = (timeZone: string, now: number): string =>
  // Swedish dates are written in this order.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
