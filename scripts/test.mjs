#!/usr/bin/env node
// npm test: runs the stages of its level in order. `npm test -- lint e2e` runs only those; `--list` prints their names;
// `--continue` leaves out what has passed on the same files.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureTestChromium } from './ensure-chromium.mjs';
import { countStage, sum } from './lib/counts.mjs';
import { lastLines } from './lib/last-lines.mjs';
import { currentTree, readOutcomes, writeOutcomes } from './lib/outcomes.mjs';
import { fail, run } from './lib/run.mjs';
import { runStages } from './lib/schedule.mjs';
import { REPORTS, STAGES } from './lib/stages.mjs';
import { timeOut } from './lib/time-factor.mjs';

/** @typedef {import('./lib/outcomes.mjs').Outcome & { printed: string }} Outcome */

/** Enough for the failures that a test runner lists last, with their differences. */
const REPEATED_LINES = 60;

/** @param {string[]} wanted */
function choose(wanted) {
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`No stage "${unknown[0]}"; there are: ${STAGES.map(({ name }) => name).join(', ')}.`);
  }
  return wanted.length === 0 ? STAGES : STAGES.filter(({ name }) => wanted.includes(name));
}

/**
 * @param {import('./lib/stages.mjs').Stage} stage
 * @param {boolean} shared print the output at the end, because another stage may print at the same time
 * @returns {Promise<Outcome>}
 */
async function runStage({ name, program, args, cwd, env, report, count }, shared) {
  if (!shared) console.log(`\n━━━ ${name} ━━━`);
  if (report) {
    await mkdir(dirname(report), { recursive: true });
    await rm(report, { force: true });
  }
  const start = performance.now();
  let printed = '';
  const onOutput = (/** @type {string} */ text) => {
    printed += text;
    if (!shared) process.stdout.write(text);
  };
  const code = await run(program, args, { cwd, env, onOutput });
  if (shared) console.log(`\n━━━ ${name} ━━━\n${printed}`);
  const counts = report && count ? await readReport(report, count) : undefined;
  const outcome = { name, seconds: (performance.now() - start) / 1000, printed, ...countStage(counts, code) };
  console.log(`━━━ ${name}: ${outcome.failed > 0 ? 'FAILED' : 'ok'}, ${minutes(outcome.seconds)} min`);
  return outcome;
}

/** @param {string} path @param {(report: any) => import('./lib/counts.mjs').Counts} count */
async function readReport(path, count) {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    console.error(`No report at ${path}: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1);

/**
 * Prints the end of each failed stage's output again, so that a log cut to its last part still names the failures.
 * @param {Outcome[]} outcomes
 */
function repeatFailures(outcomes) {
  for (const { name, failed, printed } of outcomes) {
    if (failed > 0)
      console.log(`\n━━━ ${name}: FAILED, its last lines ━━━\n${lastLines(printed, REPEATED_LINES)}`);
  }
}

/** @param {import('./lib/outcomes.mjs').Outcome[]} outcomes @param {string[]} notRun */
function printSummary(outcomes, notRun) {
  const width = Math.max(...outcomes.map(({ name }) => name.length), 5);
  const line = (/** @type {(string | number)[]} */ [name = '', ...rest]) =>
    `${String(name).padEnd(width)}  ${rest.map((value) => String(value).padStart(7)).join('  ')}`;
  console.log(`\n${line(['stage', 'minutes', 'passed', 'failed', 'skipped'])}`);
  for (const { name, seconds, passed, failed, skipped } of outcomes) {
    console.log(line([name, minutes(seconds), passed, failed, skipped]));
  }
  console.log(line(['all', minutes(performance.now() / 1000), '', '', '']).trimEnd());
  if (notRun.length > 0) console.log(`Not run, because an earlier stage failed: ${notRun.join(', ')}`);
}

// Each running stage ends its own program; no other stage may follow.
process.once('SIGTERM', () => setImmediate(() => process.exit(143)));

try {
  if (process.argv.includes('--list')) {
    console.log(STAGES.map(({ name }) => name).join('\n'));
    process.exit(0);
  }
  const options = process.argv.slice(2);
  const names = options.filter((option) => !option.startsWith('--'));
  const kept = join(REPORTS, 'outcomes.json');
  const tree = currentTree();
  const earlier = readOutcomes(kept, tree);
  const passedBefore = options.includes('--continue') ? earlier.filter(({ failed }) => failed === 0) : [];
  const stages = choose(names).filter(({ name }) => !passedBefore.some((stage) => stage.name === name));
  console.log(`Chromium: ${await ensureTestChromium()}`);
  console.log(`Time-outs are ${(timeOut(100) / 100).toFixed(1)} times those of a quiet machine.`);

  /** @type {Outcome[]} */
  const ended = [];
  await runStages(stages, async (stage, shared) => {
    const outcome = await runStage(stage, shared);
    ended.push(outcome);
    const others = earlier.filter(({ name }) => !ended.some((one) => one.name === name));
    writeOutcomes(kept, tree, [...others, ...ended]);
    return outcome;
  });
  repeatFailures(ended);
  const all = [...passedBefore, ...ended];
  printSummary(
    all,
    stages.map(({ name }) => name).filter((name) => !ended.some((outcome) => outcome.name === name)),
  );
  const { passed, failed, skipped } = sum(all);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
