/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {any} report of vitest's JSON reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that fails to load reports no failed test, but it counts as a failure.
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts a flaky test as failed, because it hides a race condition.
 * @param {any} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/**
 * The counts of one stage: its report, corrected by its exit code, which includes failures outside tests.
 * @param {Counts | undefined} counts undefined if the stage writes no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countStage(counts, exitCode) {
  const found = counts ?? { passed: 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
