import { describe, expect, it } from 'vitest';
import { countPlaywright, countStage, countVitest, sum } from './counts.mjs';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

describe('npm test: summary line', () => {
  it('counts passed, failed and skipped tests of vitest', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('counts a test file that fails to load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitest, numFailedTests: 0, testResults }).failed).toBe(1);
  });

  it('counts a flaky test as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a failure outside tests, such as an unhandled error or a lint finding', () => {
    expect(countStage({ passed: 7, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(countStage(undefined, 2).failed).toBe(1);
    expect(countStage(undefined, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('adds up the stages', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
