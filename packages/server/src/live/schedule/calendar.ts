import type { liveClasses } from '../tables';

type Row = typeof liveClasses.$inferSelect;

const LINE_OCTETS = 75;

/** Text of a property (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in a text.
    .replace(/\p{Cc}/gu, ' ');

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Lines have at most 75 octets; a longer one goes on after a space (RFC 5545, 3.1). Characters stay whole. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

interface CalendarParts {
  classes: readonly Row[];
  host: string;
  /** Name of the course or hub. */
  of: string;
  publicUrl: string;
  now: Date;
}

/**
 * Classes as an iCalendar file in UTC (spec 13.63). The UID stays the same for ever and SEQUENCE grows with each
 * change, so that calendars replace their entry; where all classes are cancelled, the file cancels the entries.
 */
export function calendarOf({ classes, host, of, publicUrl, now }: CalendarParts): string {
  const cancelled = classes.every(({ cancelledAt }) => cancelledAt !== null);
  const site = new URL(publicUrl).hostname;
  const events = classes.flatMap((row) => [
    'BEGIN:VEVENT',
    `UID:${row.id}@${site}`,
    `SEQUENCE:${row.sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(row.startsAt)}`,
    `DTEND:${stamp(row.endsAt)}`,
    `SUMMARY:${escaped(row.title)}`,
    `DESCRIPTION:${escaped([`${of} – ${host}`, row.description].filter((text) => text !== '').join('\n'))}`,
    `URL:${publicUrl}/console/live-classes/${encodeURIComponent(row.id)}`,
    `STATUS:${row.cancelledAt === null ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Digiken//Live classes//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
