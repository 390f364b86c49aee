// @vitest-environment jsdom
import { IMPORT_FINDING_KINDS, type ImportFindingKind } from '@digiken/contract/constants';
import { expect, test } from 'vitest';
import { pictureMarkdown } from '../src/areas/instructor/picture-markdown';
import { instructorMessages, type InstructorKey } from '../src/areas/instructor/messages';
import { categoriesOf, checkView, reportView } from '../src/areas/instructor/views';
import { messages as swahili } from '../src/languages/sw';

test('escapes alt text for Markdown', () => {
  expect(pictureMarkdown('/api/media/a.webp', 'Shelf [2]\n with \\ tins')).toBe(
    String.raw`![Shelf \[2\] with \\ tins](/api/media/a.webp)`,
  );
});

test('keeps the category of a course if the list of categories failed to load or lacks it', () => {
  const course = { category: { _id: 'w', name: 'Water' } } as Parameters<typeof categoriesOf>[1];
  const [water, energy] = [
    { id: 'w', name: 'Water' },
    { id: 'e', name: 'Energy' },
  ];
  expect(categoriesOf(undefined, course)).toEqual([water]);
  expect(categoriesOf([{ _id: 'e', name: 'Energy' }], course)).toEqual([water, energy]);
  expect(categoriesOf([{ _id: 'w', name: 'Water' }], course)).toEqual([water]);
  expect(categoriesOf([{ _id: 'e', name: 'Energy' }], undefined)).toEqual([energy]);
});

test('links each check to the place to fix it', () => {
  const gap = (id: 'summary' | 'units' | 'captions', unitId: string | null, topicId: string | null) =>
    checkView({ id, status: 'missing', count: 1, where: [{ unitId, topicId, title: 'Water' }] }, 'c1');
  expect(gap('summary', null, null)).toMatchObject({ href: '/instructor/course/c1?tab=details', where: [] });
  expect(gap('units', null, null)).toMatchObject({ href: '/instructor/course/c1' });
  expect(gap('captions', 'u1', 't1')).toMatchObject({
    href: undefined,
    where: [{ title: 'Water', href: '/instructor/course/unit/topic/t1' }],
  });
});

test('[15.27] each kind of finding has a name in the language of the page, also one of a newer server', () => {
  const finding = (kind: string) => ({
    ...{ kind: kind as ImportFindingKind, where: 'README.md', line: 3 },
    ...{ text: 'This page is not published.', textSw: 'Ukurasa huu haujachapishwa.' },
  });
  const kinds = [...IMPORT_FINDING_KINDS, 'a-kind-of-tomorrow'];
  const counts = { units: 1, lessons: 1, pictures: 0, quizzes: 0 };
  const report = { ...counts, courseId: 'c1', title: 'Goats', updated: false, findings: kinds.map(finding) };
  const job = {
    ...{ _id: 'j', state: 'done' as const, fileName: 'goats.zip', createdAt: '2026-11-29T10:00:00Z', report },
    ...{
      progress: 1,
      outdated: false,
      problem: null,
      changes: null,
      updates: null,
      suggested: [],
      undoUntil: null,
      undoProblem: null,
    },
  };
  const kiswahili: Record<string, unknown> = swahili.instructor ?? {};
  const inBoth = (locale: string, texts: Record<string, unknown>) => {
    const { findings } = reportView(job, (key: InstructorKey) => String(texts[key]), locale);
    return findings.map(({ severity, text }) => ({ severity, text }));
  };
  for (const { severity } of inBoth('en', instructorMessages.defaults))
    expect(severity).toMatch(/^[A-Z][a-z]+[^-]*$/);
  const names: unknown[] = Object.values(instructorMessages.defaults);
  for (const { severity, text } of inBoth('sw', kiswahili)) {
    expect(text).toBe('Ukurasa huu haujachapishwa.');
    expect(severity).not.toBe('undefined');
    expect(names).not.toContain(severity);
  }
});
