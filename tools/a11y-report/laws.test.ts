import { expect, test } from 'vitest';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import type { Level } from './conformance.ts';
import { folder, input, story } from './fixtures.ts';
import { type AnswerOf, clausesOf, enChapters, performanceRows } from './laws.ts';
import { reportFiles } from './report.ts';

const criteria = criteriaOf(deriveCatalog(baseCatalog())).filter(({ level }) => level !== 'AAA');
const answers =
  (levels: Record<string, Level> = {}): AnswerOf =>
  (num) => ({ level: levels[num] ?? 'supports', notes: '' });
const row = (en: string, levels?: Record<string, Level>) =>
  performanceRows(answers(levels)).find((one) => one.en === en);

test('a statement of performance has the worst answer of its criteria, and names what is left to a person', () => {
  expect(row('4.2.1')?.level).toBe('supports');
  expect(row('4.2.1', { '1.2.5': 'partially-supports' })).toMatchObject({
    level: 'partially-supports',
    notes: expect.stringContaining('Not fully met: 1.2.5.') as string,
  });
  expect(row('4.2.1', { '1.3.3': 'not-evaluated' })).toMatchObject({
    level: 'supports',
    notes: expect.stringContaining('left to a person: 1.3.3.') as string,
  });
  expect(row('4.2.9', { '2.3.1': 'not-evaluated' })?.level).toBe('not-evaluated');
});

test('the statements name criteria of WCAG only, and each statement once', () => {
  const asked = new Set<string>();
  const rows = performanceRows((num) => {
    asked.add(num);
    return { level: 'supports', notes: '' };
  });
  expect(rows.map(({ en }) => en)).toEqual(Array.from({ length: 10 }, (_, index) => `4.2.${index + 1}`));
  const known = criteria.map(({ num }) => num);
  expect([...asked].filter((num) => !known.includes(num))).toEqual([]);
});

test('EN 301 549 adopts WCAG 2.1 and Section 508 adopts WCAG 2.0', () => {
  const clauses = criteria.map(clausesOf);
  expect(clauses.filter(([en]) => en !== '–')).toHaveLength(50);
  expect(clauses.filter(([, us]) => us !== '–')).toHaveLength(38);
});

test('the clauses on video follow the answers on captions and audio description', () => {
  const chapters = enChapters(answers({ '1.2.5': 'partially-supports' }));
  expect(chapters.find(({ name }) => name.startsWith('7.2'))?.level).toBe('partially-supports');
  expect(chapters.find(({ name }) => name.startsWith('7.1'))?.level).toBe('supports');
});

test('the report has the tables of the laws, and an empty column for the review by a person', () => {
  const html = reportFiles(input([folder('actions/chip')], [story('actions/chip')]))['vpat.html'] ?? '';
  for (const name of [
    'functional performance',
    'Section 508, other chapters',
    'EN 301 549, other chapters',
  ]) {
    expect(html).toContain(name);
  }
  expect(html.split('<th scope="col">Reviewed by a person</th>')).toHaveLength(6);
  expect(html.match(/<td><\/td><\/tr>/g)?.length).toBeGreaterThan(56);
});
