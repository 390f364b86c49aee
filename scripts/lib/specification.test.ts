import { describe, expect, it } from 'vitest';
import { checkGuards, missingLiterals, playwrightTests, readRows, vitestTests } from './specification.mjs';

const page = (cell: string) => `| # | statement | guarded by |\n|---|---|---|\n| 4.1 | It holds. | ${cell} |`;
const guard = '`packages/hooks/test/access.test.ts` › every 60 seconds';
const ran = (passed: boolean) => [
  { file: 'packages/hooks/test/access.test.ts', title: 'product.md §4: every 60 seconds', passed },
];

describe('docs/specification.md', () => {
  it('issue 3 §1: a row names its guards', () => {
    expect(readRows(page(`${guard}<br>\`e2e/a.spec.ts\` › b`))).toMatchObject({
      problems: [],
      rows: [{ id: '4.1', guards: [{ title: 'every 60 seconds' }, { file: 'e2e/a.spec.ts', title: 'b' }] }],
    });
  });

  it.each(['?', '', 'to come: everything', 'access.test.ts'])('issue 3 §1: %j is a hole', (cell) => {
    expect(readRows(page(cell)).problems).toHaveLength(1);
  });

  it('issue 3 §1: two rows of one number are a fault', () => {
    expect(readRows(`${page(guard)}\n${page(guard)}`).problems).toEqual(['4.1 stands twice.']);
  });

  it('issue 3 §1: a guard must have run and passed', () => {
    const { rows } = readRows(page(guard));
    expect(checkGuards(rows, ran(true))).toEqual([]);
    expect(checkGuards(rows, ran(false))).toHaveLength(1);
    expect(checkGuards(rows, [])).toHaveLength(1);
  });

  it('issue 3 §1: what the specification says literally stands on the page', () => {
    const specification = 'The text "No notifications yet" at /admin/users, see a/b and 3/4.';
    expect(missingLiterals(specification, '')).toEqual(['No notifications yet', '/admin/users']);
    expect(missingLiterals(specification, specification)).toEqual([]);
  });

  it('issue 3 §1: a skipped test did not run', () => {
    const test = (status: string) => ({ fullName: 'a', status });
    const report = {
      testResults: [{ name: '/r/x.test.ts', assertionResults: [test('passed'), test('skipped')] }],
    };
    expect(vitestTests(report, '/r')).toEqual([{ file: 'x.test.ts', title: 'a', passed: true }]);
    const spec = (title: string, status: string) => ({
      title,
      ok: true,
      file: 'j.spec.ts',
      tests: [{ status }],
    });
    const suites = [
      { title: 'j.spec.ts', file: 'j.spec.ts', specs: [spec('b', 'expected'), spec('c', 'skipped')] },
    ];
    expect(playwrightTests({ suites }, 'e2e')).toEqual([{ file: 'e2e/j.spec.ts', title: 'b', passed: true }]);
  });
});
