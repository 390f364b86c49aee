import { join, relative } from 'node:path';

/** Work that later issues bring: the only names that a row may give instead of a guard. */
export const TO_COME = ['payments', 'quizzes', 'certificates', 'live classes', 'AI chat'];

/** @typedef {{ file: string, title: string }} Guard */
/** @typedef {{ id: string, statement: string, guards: Guard[], toCome?: string }} Row */
/** @typedef {{ file: string, title: string, passed: boolean, skipped?: boolean }} RanTest file relative to the root */

const ROW = /^\|\s*([\dR]+\.\d+)\s*\|(.*)\|(.*)\|\s*$/;
const GUARD = /^`([^`]+)` › (.+)$/;

/**
 * The rows of docs/specification.md.
 * @param {string} markdown
 * @returns {{ rows: Row[], problems: string[] }}
 */
export function readRows(markdown) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const problems = [];
  for (const line of markdown.split('\n')) {
    const [, id = '', statement = '', cell = ''] = ROW.exec(line) ?? [];
    if (id === '') continue;
    const toCome = /^to come: (.+)$/.exec(cell.trim())?.[1];
    /** @type {Guard[]} */
    const guards = [];
    for (const part of toCome ? [] : cell.split('<br>')) {
      const [, file = '', title = ''] = GUARD.exec(part.trim()) ?? [];
      if (file === '')
        problems.push(`${id}: “${part.trim()}” is no guard: write \`file\` › part of the test’s title.`);
      else guards.push({ file, title });
    }
    if (toCome && !TO_COME.includes(toCome))
      problems.push(`${id}: “${toCome}” is not among the work to come.`);
    rows.push({ id, statement: statement.trim(), guards, toCome });
  }
  const ids = rows.map(({ id }) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) problems.push(`${id} stands twice.`);
  return { rows, problems };
}

/**
 * Guards that did not guard: no such test, or it did not pass. A test that skips itself where the shared
 * courses are absent guards nothing there: its row then needs another guard that ran.
 * @param {readonly Row[]} rows
 * @param {readonly RanTest[]} ran
 * @returns {string[]}
 */
export function checkGuards(rows, ran) {
  return rows.flatMap(({ id, guards }) => {
    const skipped = [];
    const problems = guards.flatMap(({ file, title }) => {
      const found = ran.filter((test) => test.file === file && test.title.includes(title));
      if (found.length === 0) return [`${id}: no test of ${file} with “${title}” in its title ran.`];
      if (found.every((test) => test.skipped)) skipped.push(title);
      return found.some((test) => !test.skipped && !test.passed)
        ? [`${id}: “${title}” of ${file} did not pass.`]
        : [];
    });
    if (guards.length > 0 && skipped.length === guards.length) {
      problems.push(`${id}: every guard of it was skipped.`);
    }
    return problems;
  });
}

/**
 * What the specification says literally and the page does not: quoted texts and addresses.
 * @param {string} specification product.md
 * @param {string} page docs/specification.md
 * @returns {string[]}
 */
export function missingLiterals(specification, page) {
  const quoted = [...specification.matchAll(/"([^"\n]+)"/g)].map(([, text = '']) => text);
  const addresses = [...specification.matchAll(/(?<![\w/])\/[a-z][\w{}/?=-]*/g)].map(([text]) => text);
  // Its own mark for what nobody knows.
  const unknown = 'not shown';
  const known = page.replaceAll('\\|', '|');
  return [...new Set([...quoted, ...addresses])].filter((text) => text !== unknown && !known.includes(text));
}

/**
 * @param {any} report of vitest's JSON reporter
 * @param {string} root
 * @returns {RanTest[]}
 */
export function vitestTests(report, root) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      file: relative(root, file.name),
      title: test.fullName,
      passed: test.status === 'passed',
      skipped: test.status !== 'passed' && test.status !== 'failed',
    })),
  );
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @param {string} root
 * @returns {RanTest[]}
 */
export function playwrightTests(report, root) {
  /** @param {any} suite @param {string} before @returns {RanTest[]} */
  const walk = (suite, before) => {
    const title = suite.title === suite.file ? before : `${before} ${suite.title}`.trim();
    const own = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
      file: relative(root, join(report.config.rootDir, spec.file)),
      title: `${title} ${spec.title}`.trim(),
      passed: spec.ok,
      skipped: spec.tests.every((/** @type {any} */ test) => test.status === 'skipped'),
    }));
    return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ child) => walk(child, title))];
  };
  return report.suites.flatMap((/** @type {any} */ suite) => walk(suite, ''));
}
