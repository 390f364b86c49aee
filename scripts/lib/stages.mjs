import { join } from 'node:path';
import { countPlaywright, countVitest } from './counts.mjs';
import { ALL } from './level.mjs';
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
 * @property {boolean} [onlyInAll] runs only in `npm run test:all`
 * @property {boolean} [essential] no later stage can run if it fails
 * @property {boolean} [alone] uses both cores or reads the output of earlier stages, so no other stage runs with it
 */

/** Each level keeps its own reports. */
export const REPORTS = join(ROOT, '.tmp/test-reports', ALL ? 'all' : 'default');
const CELLS = ['dark-1280', 'light-320'];

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

/** @param {Stage} stage @returns {Stage} */
const onlyInAll = (stage) => ({ ...stage, onlyInAll: true });

/**
 * The stages of both levels. Stages that are not `alone` use one core: two run at the same time, long ones first.
 * @type {Stage[]}
 */
const EVERY_STAGE = [
  {
    name: 'build',
    program: process.execPath,
    // Only tests of `npm run test:all` open the built Storybook.
    args: ['scripts/build.mjs', ...(ALL ? [] : ['--no-storybook'])],
    essential: true,
    alone: true,
  },
  // The lint rules and the type check use the same types.
  { name: 'lint', program: 'oxlint', args: ['.', '--type-check', '--deny-warnings'], alone: true },
  // Two pages or workers, half idle: beside a stage that keeps one core busy, and not beside each other.
  onlyInAll(vitest('transcripts', ['--project=transcripts'])),
  { name: 'eslint', program: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'knip', program: 'knip', args: [] },
  onlyInAll(vitest('consumers', ['--project=consumers'], join(ROOT, 'tools/package'))),
  onlyInAll(playwright('visual', 'tools/visual/playwright.config.ts')),
  onlyInAll(vitest('package', ['--project=package'], join(ROOT, 'tools/package'))),
  packageTests('app'),
  onlyInAll(vitest('gate test', ['--project=gate-test'])),
  packageTests('ui'),
  onlyInAll(vitest('firefox', ['--project=firefox'])),
  vitest('tools', ['--project=tools']),
  packageTests('hooks'),
  packageTests('learning'),
  packageTests('contract'),
  { name: 'format', program: 'biome', args: ['format', '.'] },
  { ...packageTests('server'), alone: true },
  {
    ...vitest('story gate', [
      ...CELLS.map((cell) => `--project=${cell}`),
      // The conformance report needs every cell.
      ...(ALL ? ['--reporter=./tools/gate/a11y-reporter.ts'] : []),
    ]),
    alone: true,
  },
  { ...playwright('e2e'), alone: true },
  onlyInAll({
    name: 'a11y report',
    program: process.execPath,
    args: ['--import', 'tsx', 'tools/a11y-report/main.ts', '--check'],
    alone: true,
  }),
  { name: 'specification', program: process.execPath, args: ['scripts/specification.mjs'], alone: true },
];

/** The stages of this level. */
export const STAGES = EVERY_STAGE.filter((stage) => ALL || !stage.onlyInAll);
