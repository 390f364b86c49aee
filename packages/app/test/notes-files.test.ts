import type { OwnNotes } from '@digiken/hooks/learning';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { notesPageMessages } from '../src/notes-messages';
import { notesCsv, notesText } from '../src/areas/learner/notes/notes-files';
import { notesWord } from '../src/areas/learner/notes/notes-word';
import { zipOf } from '../src/areas/learner/notes/zip';
import { notePath } from '../src/views/notes';

const found: OwnNotes = {
  courses: [
    { _id: 'c1', title: 'Shop & books', image: null, total: 2, found: { note: 1, marked: 1, bookmark: 0 } },
    { _id: 'c2', title: 'Garden', image: null, total: 1, found: { note: 0, marked: 0, bookmark: 0 } },
  ],
  notes: [
    {
      ...{ _id: 'n1', kind: 'note', text: '=HYPERLINK("http://x")\nLine <two>', quote: 'Say "it"' },
      ...{ section: { id: 'count', title: 'Count' }, createdAt: '2026-11-23T09:00:00Z', editedAt: null },
      ...{ lesson: { _id: 'l1', title: 'Close the day' }, courseId: 'c1' },
      unit: { title: 'Cash', position: 1 },
    },
    {
      ...{ _id: 'n2', kind: 'marked', text: '', quote: '@every \u0007day', section: null, editedAt: null },
      ...{ createdAt: '2026-11-20T09:00:00Z', lesson: { _id: 'l2', title: 'Water' }, courseId: 'c1' },
      unit: null,
    },
  ],
  more: false,
};
const t = (key: keyof typeof notesPageMessages.defaults, values: Record<string, string | number> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    notesPageMessages.defaults[key],
  );
const options = { t, locale: 'en-KE', origin: 'https://digiken.example' };
const LINK = 'https://digiken.example/console/course/unit/lesson/l1/Close-the-day#count';

/** The files of an archive that is not compressed, by name, with the checks of its format. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer);
  const files = new Map<string, string>();
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    const size = view.getUint32(at + 22, true);
    const nameLength = view.getUint16(at + 26, true);
    const start = at + 30 + nameLength;
    const content = bytes.slice(start, start + size);
    expect(view.getUint32(at + 14, true)).toBe(crc32(content));
    const decode = (part: Uint8Array) => new TextDecoder().decode(part);
    files.set(decode(bytes.slice(at + 30, start)), decode(content));
    at = start + size;
  }
  const directory = at;
  let listed = 0;
  while (view.getUint32(at, true) === 0x02014b50) {
    listed += 1;
    at += 46 + view.getUint16(at + 28, true);
  }
  expect(view.getUint32(at, true)).toBe(0x06054b50);
  expect([view.getUint16(at + 10, true), view.getUint32(at + 16, true)]).toEqual([listed, directory]);
  expect([listed, at + 22]).toEqual([files.size, bytes.length]);
  return files;
}

describe('[17.84] files of notes', () => {
  it('links a row to its passage', () => {
    expect(found.notes.map(notePath)).toEqual([
      '/console/course/unit/lesson/l1/Close-the-day#count',
      '/console/course/unit/lesson/l2/Water',
    ]);
  });

  it('is a table in which no cell begins as a formula', () => {
    const csv = notesCsv(found, options);
    expect(csv.startsWith('\uFEFFCourse,Unit,Lesson,Kind,Marked text,Note,Date,Link\r\n')).toBe(true);
    expect(csv).toContain(
      `Shop & books,Unit 1 · Cash,Close the day,Note,"Say ""it""","'=HYPERLINK(""http://x"")\nLine <two>",`,
    );
    expect(csv).toContain(",'@every \u0007day,,");
    expect(csv).toContain(LINK);
  });

  it('is a text by course', () => {
    expect(notesText(found, options)).toContain(
      `Shop & books\n\nClose the day (Unit 1 · Cash)\n“Say "it"”\n=HYPERLINK("http://x")\nLine <two>\nNote, 23 Nov 2026\n${LINK}`,
    );
  });

  it('is a Word document of well-formed parts, in which texts are no markup', () => {
    const files = unzip(notesWord(found, options));
    for (const [name, text] of files) {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      expect([name, parsed.querySelector('parsererror')]).toEqual([name, null]);
    }
    const parsed = new DOMParser().parseFromString(files.get('word/document.xml') ?? '', 'application/xml');
    const texts = [...parsed.getElementsByTagName('w:t')].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      ...['Notes and bookmarks', 'Shop & books', 'Close the day', 'Unit 1 · Cash', '“Say "it"”'],
      ...['=HYPERLINK("http://x")', 'Line <two>', 'Note, 23 Nov 2026'],
      ...['Water', '“@every day”', 'Marked text, 20 Nov 2026'],
    ]);
    expect(files.get('word/_rels/document.xml.rels')).toContain(`Target="${LINK}" TargetMode="External"`);
  });

  it('is an archive with names and texts in UTF-8', () => {
    expect(unzip(zipOf([{ name: 'ñ.txt', text: 'Ñandú' }]))).toEqual(new Map([['ñ.txt', 'Ñandú']]));
  });
});
