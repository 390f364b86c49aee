import { spreadsheetCsv } from '@digiken/contract/constants';
import type { OwnNotes, ShownNote } from '@digiken/hooks/learning';
import type { notesPageMessages } from '../../../notes-messages';
import { notePath } from '../../../views/notes';
import { dayName } from '../../shared/day-name';

/** The texts of the files, by key. */
export type FileTexts = (
  key: keyof typeof notesPageMessages.defaults,
  values?: Record<string, string | number>,
) => string;

export interface FileOptions {
  t: FileTexts;
  locale: string;
  /** Of this site, e.g. `https://digiken.example`: links in files are absolute. */
  origin: string;
}

/** A note as files say it. */
export interface FiledNote {
  lesson: string;
  /** Empty: not known. */
  unit: string;
  kind: string;
  quote: string;
  text: string;
  date: string;
  link: string;
}

function filed(note: ShownNote, { t, locale, origin }: FileOptions): FiledNote {
  const { lesson, unit, kind, quote, text, createdAt } = note;
  return {
    lesson: lesson.title,
    unit: unit === null ? '' : t('unitOf', unit),
    kind: t(kind),
    quote: quote ?? '',
    text,
    date: dayName(createdAt, locale),
    link: new URL(notePath(note), origin).href,
  };
}

/** The notes of each course that has some, in the order of the page. */
export const byCourse = ({ notes, courses }: OwnNotes, options: FileOptions) =>
  courses
    .map(({ _id, title }) => ({
      title,
      notes: notes.filter(({ courseId }) => courseId === _id).map((note) => filed(note, options)),
    }))
    .filter((course) => course.notes.length > 0);

/** A table for a spreadsheet, with a row for each note. */
export function notesCsv(found: OwnNotes, options: FileOptions): string {
  const { t } = options;
  const head = (['course', 'unit', 'lesson', 'kind', 'marked', 'note', 'date', 'link'] as const).map((key) =>
    t(key),
  );
  const rows = byCourse(found, options).flatMap(({ title, notes }) =>
    notes.map(({ unit, lesson, kind, quote, text, date, link }) => [
      ...[title, unit, lesson, kind],
      ...[quote, text, date, link],
    ]),
  );
  return spreadsheetCsv([head, ...rows]);
}

/** Plain text for a message. */
export function notesText(found: OwnNotes, options: FileOptions): string {
  const lines = ({ lesson, unit, kind, quote, text, date, link }: FiledNote) => [
    `${lesson}${unit && ` (${unit})`}`,
    ...(quote ? [`“${quote}”`] : []),
    ...(text ? [text] : []),
    `${kind}, ${date}`,
    link,
  ];
  return byCourse(found, options)
    .map(({ title, notes }) => [title, ...notes.map((note) => lines(note).join('\n'))].join('\n\n'))
    .join('\n\n\n');
}
