import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { liveClasses } from '../tables';

type Row = typeof liveClasses.$inferSelect;

interface CalendarParts {
  classes: readonly Row[];
  host: string;
  /** Name of the course or hub. */
  of: string;
  publicUrl: string;
  now: Date;
}

/** Control characters other than line breaks are not allowed in a text (RFC 5545, 3.3.11). */
const printable = (text: string): string => text.replace(/[^\P{Cc}\r\n]/gu, ' ');

/**
 * Classes as an iCalendar file in UTC (spec 13.63). The UID stays the same for ever and SEQUENCE grows with each
 * change, so that calendars replace their entry; where all classes are cancelled, the file cancels the entries.
 */
export function calendarOf({ classes, host, of, publicUrl, now }: CalendarParts): string {
  const cancelled = classes.every(({ cancelledAt }) => cancelledAt !== null);
  const site = new URL(publicUrl).hostname;
  const calendar = ical({
    prodId: { company: 'Digiken', product: 'Live classes', language: 'EN' },
    scale: 'GREGORIAN',
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const row of classes)
    calendar.createEvent({
      id: `${row.id}@${site}`,
      sequence: row.sequence,
      stamp: now,
      start: row.startsAt,
      end: row.endsAt,
      summary: printable(row.title),
      description: printable([`${of} – ${host}`, row.description].filter((text) => text !== '').join('\n')),
      url: `${publicUrl}/console/live-classes/${encodeURIComponent(row.id)}`,
      status: row.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  return `${calendar.toString()}\r\n`;
}
