import { expect, test } from 'vitest';
import { checkGuards, missingLiterals, playwrightTests, readRows, vitestTests } from './specification.mjs';

const row = (guard: string) => readRows(`| 2.1 | / (home) | ${guard} |`);

test('issue 3 §1: a row without a guard, or with work to come that nobody named, is a hole', () => {
  expect(row('`a.test.ts` › opens<br>`b.test.ts` › closes')).toEqual({
    rows: [
      {
        id: '2.1',
        statement: '/ (home)',
        guards: [
          { file: 'a.test.ts', title: 'opens' },
          { file: 'b.test.ts', title: 'closes' },
        ],
        toCome: undefined,
      },
    ],
    problems: [],
  });
  expect(row('to come: quizzes').problems).toEqual([]);
  for (const guard of ['?', '', 'to come: everything']) expect(row(guard).problems).toHaveLength(1);
});

test('issue 3 §1: a guard that did not run, or did not pass, guards nothing', () => {
  const report = {
    testResults: [
      {
        name: '/work/here/packages/hooks/test/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'guard opens' },
          { status: 'failed', fullName: 'guard breaks' },
          { status: 'skipped', fullName: 'guard sleeps' },
        ],
      },
    ],
  };
  const spec = { file: 'checks/shell.spec.ts', title: 'scrolls', ok: true, tests: [{ status: 'expected' }] };
  const suite = { title: 'checks/shell.spec.ts', file: 'checks/shell.spec.ts', specs: [spec] };
  const ran = [
    ...vitestTests(report, '/work/here/'),
    ...playwrightTests({ config: { rootDir: '/work/here/e2e' }, suites: [suite] }, '/work/here/'),
  ];
  const check = (guard: string) => checkGuards(row(guard).rows, ran).length;
  expect(check('`packages/hooks/test/a.test.ts` › opens')).toBe(0);
  expect(check('`e2e/checks/shell.spec.ts` › scrolls')).toBe(0);
  expect(check('`packages/hooks/test/a.test.ts` › breaks')).toBe(1);
  expect(check('`packages/hooks/test/a.test.ts` › sleeps')).toBe(1);
  // Where the shared courses are absent a journey skips itself: another guard of the row has to have run.
  const other = '`packages/hooks/test/a.test.ts` › opens';
  expect(check(`\`packages/hooks/test/a.test.ts\` › sleeps<br>${other}`)).toBe(0);
  expect(check('`packages/hooks/test/other.test.ts` › opens')).toBe(1);
});

test('issue 3 §1: a text or an address that the specification says and no row does is named', () => {
  const said = 'Shows "Try Again" on /courses; the rest is "not shown".';
  expect(missingLiterals(said, 'Try Again')).toEqual(['/courses']);
  expect(missingLiterals(said, '"Try Again", /courses')).toEqual([]);
});
