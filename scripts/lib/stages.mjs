import { join } from 'node:path';
import { countPlaywright, countVitest } from './counts.mjs';
import { ROOT } from './run.mjs';
import { playwrightTests, vitestTests } from './specification.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} program
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] file of its JSON report
 * @property {(report: any) => import('./counts.mjs').Counts} [count]
 * @property {(report: any, root: string) => import('./specification.mjs').RanTest[]} [tests] each test of the report
 * @property {boolean} [essential] nothing after it can run when it fails
 * @property {boolean} [beside] keeps one core busy while the next stages keep the other
 * @property {boolean} [wide] wants both cores: what runs beside is waited for first
 */

const REPORTS = join(ROOT, '.tmp/test-reports');
export const CELLS = ['dark-1280', 'light-320'];

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Stage}
 */
function vitest(name, args = [], cwd = ROOT) {
  const report = join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    program: 'vitest',
    args: ['run', ...reporters, ...args],
    cwd,
    report,
    count: countVitest,
    tests: vitestTests,
  };
}

/** @param {string} name */
const packageTests = (name) => vitest(name, [], join(ROOT, 'packages', name));

/**
 * @param {string} name
 * @param {string} [config]
 * @returns {Stage}
 */
function playwright(name, config = 'playwright.config.ts') {
  const report = join(REPORTS, `${name}.json`);
  return {
    name,
    program: 'playwright',
    args: ['test', `--config=${config}`, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: countPlaywright,
    tests: playwrightTests,
  };
}

/** @type {Stage[]} all of `npm test`, cheap before dear */
export const STAGES = [
  { name: 'build', program: process.execPath, args: ['scripts/build.mjs'], essential: true },
  { name: 'format', program: 'biome', args: ['format', '.'] },
  // One program for each tsconfig.json: its types serve the rules and the type check.
  { name: 'lint', program: 'oxlint', args: ['.', '--type-check', '--deny-warnings'] },
  { name: 'eslint', program: 'eslint', args: ['.', '--max-warnings', '0'], beside: true },
  vitest('tools', ['--project=tools']),
  vitest('consumers', ['--project=consumers'], join(ROOT, 'tools/package')),
  vitest('package', ['--project=package'], join(ROOT, 'tools/package')),
  packageTests('contract'),
  packageTests('hooks'),
  packageTests('ui'),
  packageTests('app'),
  { ...packageTests('server'), wide: true },
  {
    ...vitest('story gate', [
      ...CELLS.map((cell) => `--project=${cell}`),
      '--reporter=./tools/gate/a11y-reporter.ts',
    ]),
    wide: true,
  },
  vitest('gate test', ['--project=gate-test']),
  { ...vitest('transcripts', ['--project=transcripts']), beside: true },
  playwright('visual', 'tools/visual/playwright.config.ts'),
  vitest('firefox', ['--project=firefox']),
  {
    name: 'a11y report',
    program: process.execPath,
    args: ['--import', 'tsx', 'tools/a11y-report/main.ts', '--check'],
    // It reads what the transcripts have left.
    wide: true,
  },
  playwright('e2e'),
  { name: 'specification', program: process.execPath, args: ['scripts/specification.mjs'] },
];
