import { join, relative } from 'node:path';

/** Planned work: the only names that a row may state instead of a test. */
const TO_COME = ['payments', 'quizzes', 'certificates', 'live classes'];

/** @typedef {{ id: string, statement: string, toCome?: string }} Row */
/** @typedef {{ file: string, title: string, passed: boolean, skipped?: boolean, rows: string[] }} RanTest file relative to the root */

const ROW = /^\|\s*([\dR]+\.\d+)\s*\|(.*)\|(.*)\|\s*$/;
const MARK = /\[((?:R|\d+)\.\d+)(?:-((?:R|\d+)\.\d+))?\]/g;
const STORY_TAG = /^spec:((?:R|\d+)\.\d+)$/;

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
    const toCome = cell.trim() || undefined;
    if (toCome && !TO_COME.includes(toCome)) problems.push(`${id}: “${toCome}” is not planned work.`);
    rows.push({ id, statement: statement.trim(), toCome });
  }
  const ids = rows.map(({ id }) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
    problems.push(`${id} is there twice.`);
  return { rows, problems };
}

/**
 * The rows in a test title: `[4.9]`, `[2.1][2.2]`, or a range `[2.1-2.11]`.
 * @param {string} title
 * @returns {string[]} row ids
 */
export function rowsInTitle(title) {
  return [...title.matchAll(MARK)].flatMap(([, from = '', to = from]) => {
    const [section, first] = from.split('.');
    const [lastSection, last] = to.split('.');
    if (section !== lastSection) return [from, to];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    );
  });
}

/**
 * Adds the rows from story tags. Stories use tags because a mark in a story's name would be shown to designers.
 * @param {readonly RanTest[]} ran
 * @param {Record<string, { importPath: string, name: string, tags?: string[] }>} entries of Storybook's index.json
 * @returns {RanTest[]}
 */
export function withStoryRows(ran, entries) {
  // Storybook's list has the names in sentence case, the tests have them in title case.
  const key = (/** @type {string} */ file, /** @type {string} */ name) => `${file} › ${name}`.toLowerCase();
  const tagged = new Map(
    Object.values(entries).map(({ importPath, name, tags = [] }) => [
      key(importPath.replace(/^\.\//, ''), name),
      tags.flatMap((tag) => STORY_TAG.exec(tag)?.[1] ?? []),
    ]),
  );
  return ran.map((test) => ({
    ...test,
    rows: [...test.rows, ...(tagged.get(key(test.file, test.title)) ?? [])],
  }));
}

/**
 * Finds rows without a test, tests of unknown rows, and rows whose tests all failed or
 * were skipped.
 * @param {readonly Row[]} rows
 * @param {readonly RanTest[]} ran
 * @returns {string[]}
 */
export function checkGuards(rows, ran) {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ran.flatMap(({ file, title, rows: named }) =>
    named.filter((id) => !known.has(id)).map((id) => `${file} › ${title}: there is no row ${id}.`),
  );
  const holes = rows.flatMap(({ id, statement, toCome }) => {
    const guards = ran.filter((test) => test.rows.includes(id));
    if (guards.length === 0) return toCome ? [] : [`${id} (${statement}): no test names this row.`];
    const failed = guards.filter((test) => !test.skipped && !test.passed);
    if (failed.length > 0) return failed.map(({ file, title }) => `${id}: ${file} › ${title} did not pass.`);
    return guards.every((test) => test.skipped) ? [`${id}: all its tests were skipped.`] : [];
  });
  return [...new Set([...unknown, ...holes])];
}

/**
 * Quoted texts and addresses of the specification that are missing from the page.
 * @param {string} specification the product's specification
 * @param {string} page docs/specification.md
 * @returns {string[]}
 */
export function missingLiterals(specification, page) {
  const quoted = [...specification.matchAll(/"([^"\n]+)"/g)].map(([, text = '']) => text);
  const addresses = [...specification.matchAll(/(?<![\w/])\/[a-z][\w{}/?=-]*/g)].map(([text]) => text);
  // The specification's mark for unknown values.
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
      rows: rowsInTitle(test.fullName),
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
      rows: rowsInTitle(`${title} ${spec.title}`),
    }));
    return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ child) => walk(child, title))];
  };
  return report.suites.flatMap((/** @type {any} */ suite) => walk(suite, ''));
}
