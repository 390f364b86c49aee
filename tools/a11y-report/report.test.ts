import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { baseCatalog, type Catalog } from './catalog.ts';
import { CELL, cell, folder, input, results, story } from './fixtures.ts';
import type { ReportInput } from './report-context.ts';
import { reportFiles } from './report.ts';
import { openAcrErrors } from './validate.ts';

interface Acr {
  chapters: Record<
    string,
    { criteria?: { num: string; components: { adherence: { level: string; notes: string } }[] }[] }
  >;
}
interface Node {
  '@type': string | string[];
  mode?: string;
  subject?: string;
  test?: string;
  result?: { outcome: string };
}
const textOf = (given: ReportInput, name: string) => reportFiles(given)[name] ?? '';
const acrOf = (given: ReportInput) => parse(textOf(given, 'openacr.yaml')) as Acr;
const adherence = (given: ReportInput, num: string) =>
  Object.values(acrOf(given).chapters)
    .flatMap(({ criteria = [] }) => criteria)
    .find((criterion) => criterion.num === num)?.components[0]?.adherence;
const graphOf = (given: ReportInput) =>
  (JSON.parse(textOf(given, 'earl.jsonld')) as { '@graph': Node[] })['@graph'];
const assertions = (given: ReportInput) =>
  graphOf(given).filter((node) => node['@type'] === 'earl:Assertion');

const failed = cell({
  outcome: 'failed',
  axe: { violations: [{ rule: 'image-alt', elements: 1 }], incomplete: [], passes: [] },
});
const chip = folder('actions/chip');
const chart = folder('display/chart', { group: 'display', wcag: ['1.1.1', '2.4.3'], interactive: false });
const good = input([chip], [story('actions/chip')]);

test('OpenACR’s validator accepts openacr.yaml with the catalog that includes WCAG 2.2', async () => {
  const catalog: unknown = parse(textOf(good, 'catalog-wcag-2.2.yaml'));
  const acr = textOf(good, 'openacr.yaml');
  expect(await openAcrErrors(acr, catalog)).toEqual([]);
  expect(await openAcrErrors(acr.replace('level: supports', 'level: perfect'), catalog)).toEqual([
    expect.stringContaining("term 'perfect'"),
  ]);
});

test('without the additions of WCAG 2.2 it is valid for the catalog of OpenACR', async () => {
  const acr = acrOf(good);
  expect(await openAcrErrors(stringify(acr), baseCatalog())).toEqual([
    expect.stringContaining("'2.5.8' is not included"),
  ]);
  const additions = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];
  for (const chapter of Object.values(acr.chapters)) {
    chapter.criteria = chapter.criteria?.filter(({ num }) => !additions.includes(num));
  }
  expect(await openAcrErrors(stringify(acr), baseCatalog())).toEqual([]);
});

test('WCAG 2.2: every criterion of levels A and AA has a line', () => {
  const { chapters } = parse(textOf(good, 'catalog-wcag-2.2.yaml')) as Catalog;
  const nums = Object.values(acrOf(good).chapters).flatMap(({ criteria = [] }) =>
    criteria.map(({ num }) => num),
  );
  expect(nums).toEqual(chapters.slice(0, 2).flatMap(({ criteria }) => criteria.map(({ id }) => id)));
  // 50 of WCAG 2.1, 4.1.1 among them, and 6 of 2.2.
  expect(nums).toHaveLength(56);
});

test('a criterion without evidence says "not evaluated"', () => {
  expect(adherence(good, '3.3.1')?.level).toBe('not-evaluated');
  expect(textOf(good, 'vpat.html')).toMatch(/3\.3\.1 Error Identification<\/a><\/th><td>Not evaluated/);
});

test('"supports" only if every component that names the criterion has passing evidence', () => {
  expect(adherence(good, '1.1.1')?.level).toBe('supports');
  const silent = cell({ axe: { violations: [], incomplete: [], passes: [] } });
  const gap = input(
    [chip, chart],
    [story('actions/chip'), story('display/chart', { cells: { [CELL]: silent } })],
  );
  expect(adherence(gap, '1.1.1')).toEqual({
    level: 'not-evaluated',
    notes: 'Automatic tests passed for 1 of 2 components that answer for it. Not evaluated: chart.',
  });
});

test('a failed story makes it "partially supports" and is named', () => {
  const half = input(
    [chip, chart],
    [story('actions/chip'), story('display/chart', { cells: { [CELL]: failed } })],
  );
  expect(adherence(half, '1.1.1')?.level).toBe('partially-supports');
  expect(adherence(half, '1.1.1')?.notes).toContain('Failed: chart.');
  expect(textOf(half, 'status.md')).toContain(`display-chart--default (${CELL}: image-alt)`);
});

test('EARL 1.0: each component has one outcome for each criterion that it names, and none is manual', () => {
  const run = input(
    [chip, chart],
    [story('actions/chip'), story('display/chart', { cells: { [CELL]: failed } })],
  );
  expect(
    assertions(run).map(({ subject, test: about, mode, result }) => [subject, about, mode, result?.outcome]),
  ).toEqual([
    [
      'pkg:npm/%40digiken/ui@1.2.3#actions/chip',
      'https://www.w3.org/TR/WCAG22/#non-text-content',
      'earl:automatic',
      'earl:passed',
    ],
    [
      'pkg:npm/%40digiken/ui@1.2.3#display/chart',
      'https://www.w3.org/TR/WCAG22/#non-text-content',
      'earl:automatic',
      'earl:failed',
    ],
    [
      'pkg:npm/%40digiken/ui@1.2.3#display/chart',
      'https://www.w3.org/TR/WCAG22/#focus-order',
      'earl:automatic',
      'earl:untested',
    ],
  ]);
});

test('EARL 1.0: an undecided axe rule is "cantTell"', () => {
  const unsure = cell({
    axe: { violations: [], incomplete: [{ rule: 'image-alt', elements: 1 }], passes: [] },
  });
  const run = input([chip], [story('actions/chip', { cells: { [CELL]: unsure } })]);
  expect(assertions(run).map(({ mode, result }) => [mode, result?.outcome])).toEqual([
    ['earl:semiAuto', 'earl:cantTell'],
  ]);
});

test('EARL 1.0: everything that an assertion refers to is in the same graph', () => {
  const ids = graphOf(good).map((node) => (node as unknown as Record<string, string>)['@id']);
  for (const { subject, test: about } of assertions(good)) {
    expect(ids).toContain(subject);
    expect(ids).toContain(about);
  }
});

const review = {
  by: 'Amina Yusuf',
  tool: 'NVDA 2026.3, Firefox 150',
  date: '2026-11-20',
  notes: 'All read.',
};
const reviewed = (given: Partial<typeof review>) =>
  input([folder('actions/chip', { reviews: [{ ...review, ...given }] })], [story('actions/chip')]);

test('a review shows its reviewer, tool, version and date', () => {
  expect(textOf(reviewed({}), 'status.md')).toContain(
    'Amina Yusuf, NVDA 2026.3, Firefox 150, 2026-11-20: All read.',
  );
  expect(textOf(reviewed({}), 'vpat.html')).toContain('1 of 1 components');
  expect(textOf(good, 'status.md')).toMatch(/\| not evaluated \|\n/);
});

test.each([
  ['signed by a script', { by: 'axe-core' }, 'signed by a machine'],
  ['done with a virtual reader', { tool: '@guidepup/virtual-screen-reader 0.33' }, 'with a machine alone'],
  ['without a version', { tool: 'NVDA' }, 'names no version'],
  ['without a date', { date: 'last week' }, 'no ISO date'],
  ['by nobody', { by: ' ' }, 'names nobody'],
])('a forged manual review is refused: %s', (_, given, reason) => {
  expect(() => reportFiles(reviewed(given))).toThrow(reason);
});

test('rejects a meta that names a criterion that is not in WCAG', () => {
  expect(() =>
    reportFiles(input([folder('actions/chip', { wcag: ['9.9.9'] })], [story('actions/chip')])),
  ).toThrow('actions/chip: its meta names 9.9.9');
});

test('the same results give the same bytes in any order, with the date of their run and no other', () => {
  const stories = [story('actions/chip'), story('display/chart')];
  const one = reportFiles(input([chip, chart], stories));
  expect(reportFiles(input([chip, chart], [...stories].reverse()))).toEqual(one);
  expect(
    new Set(
      Object.values(one)
        .join()
        .match(/202\d-\d\d-\d\d/g),
    ),
  ).toEqual(new Set([results().date]));
});
