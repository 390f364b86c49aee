import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/lib/run.mjs';
import { type Catalog, criteriaOf } from './catalog.ts';
import type { Adherence } from './conformance.ts';
import { LACKS } from './methods.ts';
import { chapterTable, lawTables, TABLES } from './vpat.ts';

const read = (name: string) => readFileSync(join(ROOT, 'a11y-reports', name), 'utf8');
const criteria = criteriaOf(parse(read('catalog-wcag-2.2.yaml')) as Catalog);

type Chapters = Record<string, { criteria?: { num: string; components: { adherence: Adherence }[] }[] }>;

/** The answers in an OpenACR file of the record. */
function answersIn(name: string): (num: string) => Adherence {
  const { chapters } = parse(read(name)) as { chapters: Chapters };
  const byNum = new Map(
    Object.values(chapters)
      .flatMap((chapter) => chapter.criteria ?? [])
      .map(({ num, components }) => [num, components[0]?.adherence]),
  );
  return (num) => {
    const answer = byNum.get(num);
    if (!answer) throw new Error(`${name} has no criterion ${num}.`);
    return answer;
  };
}

const bodyRows = (html: string) => html.match(/<tr><th scope="row">.*/g) ?? [];
/** The part of a page under a heading. */
const sectionOf = (html: string, heading: string) =>
  html.split('<h2>').find((part) => part.startsWith(`${heading}</h2>`)) ?? '';

describe.each([
  ['vpat.html', 'openacr.yaml', ['everything']],
  ['product.html', 'product-openacr.yaml', ['everything', 'product']],
])('the record in %s', (page, acr, scopes) => {
  const html = read(page);
  const answerTo = answersIn(acr);

  test('[16.43] is made of the same answers, and by the same rules as today', () => {
    for (const [chapter, caption] of TABLES)
      expect(html).toContain(chapterTable(chapter, caption, criteria, answerTo));
    for (const table of lawTables(answerTo)) expect(html).toContain(table);
  });

  test('[16.40] claims no criterion for which something is known to be lacking', () => {
    const own = LACKS.filter(({ of }) => scopes.includes(of) || of.includes('/'));
    for (const { criterion, because } of own) {
      const { level, notes } = answerTo(criterion);
      expect(level, criterion).toBe('partially-supports');
      expect(notes, criterion).toContain(because);
    }
  });
});

test('[16.43] each figure of the record counts what its own tables show', () => {
  const status = read('status.md');
  const rows = status
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Component|---) /.test(line));
  expect(status).toContain(`: ${rows.length} components, `);
  expect(read('vpat.html')).toContain(`: ${rows.length} components</dd>`);
  expect(status).toContain(
    `Virtual screen reader: ${rows.filter((row) => row.includes('[virtual]')).length} transcripts.`,
  );

  const product = read('product.html');
  const routes = product
    .split('<h2>')
    .filter((part) => part.startsWith('Routes of '))
    .flatMap(bodyRows);
  const unopened = sectionOf(product, 'Routes that no test opens').match(/<li>/g) ?? [];
  expect(product).toContain(`${routes.length} opened, ${unopened.length} not opened`);
  const passedFor = (num: string) =>
    routes.filter((row) => row.split('</td>')[0]?.split('<td>')[1]?.split(', ').includes(num)).length;
  const answerTo = answersIn('product-openacr.yaml');
  for (const { num } of criteria.filter(({ level }) => level !== 'AAA')) {
    const [, passed, all] = /passed on (\d+) of (\d+) route/.exec(answerTo(num).notes) ?? ['', '0', '0'];
    expect([num, Number(passed), Number(all)]).toEqual([num, passedFor(num), passedFor(num)]);
  }
});

const NUMBER =
  '\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?';
const COUNTED = 'flows|stories|transcripts|criteria|routes|components';
const FIGURE = new RegExp(`\\b(?:${NUMBER}) (?:[a-z]+ )?(?:${COUNTED})\\b`, 'gi');

/** Documents about today; a decision record tells what was true when it was taken. */
function proseFiles(): string[] {
  const inside = (folder: string) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  return [
    'README.md',
    'CONTRIBUTING.md',
    'a11y-reports/README.md',
    'a11y-reports/orca/README.md',
    'docs/accessibility-evaluation.md',
    'docs/architecture.md',
    'packages/ui/README.md',
    ...inside('docs/guides'),
  ];
}

test('[16.43] no document repeats a figure of the report, which the next run would change', () => {
  expect('in twenty-one key flows, of 12 components, in Six criteria'.match(FIGURE)).toHaveLength(3);
  const found = proseFiles().flatMap((file) =>
    (readFileSync(join(ROOT, file), 'utf8').match(FIGURE) ?? []).map((figure) => `${file}: ${figure}`),
  );
  expect(found).toEqual([]);
});
