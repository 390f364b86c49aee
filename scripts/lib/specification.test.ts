import { expect, test } from 'vitest';
import {
  checkGuards,
  missingLiterals,
  playwrightTests,
  readRows,
  rowsInTitle,
  vitestTests,
} from './specification.mjs';

test('reads rows and finds a row that is there twice', () => {
  expect(readRows('| 2.1 | / (home) |')).toEqual({
    rows: [{ id: '2.1', statement: '/ (home)' }],
    problems: [],
  });
  expect(readRows('| 2.1 | a |\n| 2.1 | b |').problems).toEqual(['2.1 is there twice.']);
});

test('reads single rows and ranges from titles', () => {
  expect(rowsInTitle('[2.1-2.3][R.5] opens every page')).toEqual(['2.1', '2.2', '2.3', 'R.5']);
  expect(rowsInTitle('sorts [1, 2] by time')).toEqual([]);
});

test('requires a test that ran and passed for each row', () => {
  const report = {
    testResults: [
      {
        name: '/repo/packages/hooks/test/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'session [4.1] opens' },
          { status: 'failed', fullName: '[4.2] breaks' },
          { status: 'skipped', fullName: '[4.3] sleeps' },
          { status: 'skipped', fullName: '[4.1] sleeps too' },
        ],
      },
    ],
  };
  const spec = {
    file: 'checks/shell.spec.ts',
    title: '[4.4] scrolls',
    ok: true,
    tests: [{ status: 'expected' }],
  };
  const suite = { title: 'checks/shell.spec.ts', file: 'checks/shell.spec.ts', specs: [spec] };
  const ran = [
    ...vitestTests(report, '/repo/'),
    ...playwrightTests({ config: { rootDir: '/repo/e2e' }, suites: [suite] }, '/repo/'),
  ];
  const check = (id: string) =>
    checkGuards(
      ['4.1', '4.2', '4.3', '4.4', id].map((row) => ({ id: row, statement: row })),
      ran,
    );
  expect(check('4.1')).toEqual([
    '4.2: packages/hooks/test/a.test.ts › [4.2] breaks did not pass.',
    '4.3: all its tests were skipped.',
  ]);
  expect(check('4.5')).toContain('4.5 (4.5): no test names this row.');
  expect(checkGuards([], ran)).toContain('e2e/checks/shell.spec.ts › [4.4] scrolls: there is no row 4.4.');
});

test('reads the rows of a story from its tags', () => {
  const story = {
    status: 'passed',
    fullName: 'Signed Out',
    meta: { gate: { tags: ['dev', 'spec:2.60'] } },
  };
  const report = {
    testResults: [{ name: '/repo/packages/ui/src/a/a.stories.tsx', assertionResults: [story] }],
  };
  expect(vitestTests(report, '/repo/')[0]?.rows).toEqual(['2.60']);
});

test('reports a text or an address of the specification that is missing from all rows', () => {
  const said = 'Shows "Try Again" on /courses; the rest is "not shown".';
  expect(missingLiterals(said, 'Try Again')).toEqual(['/courses']);
  expect(missingLiterals(said, '"Try Again", /courses')).toEqual([]);
});
