import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Every file runs on PostgreSQL, except `pglite-*`. PGlite is the same PostgreSQL 18 compiled to WebAssembly, with the
 * same driver. Only files for which it may behave differently run on it as well, because each server on it costs a second
 * of processor time. `allowOneConnection` checks in every file that no transaction waits for a second connection, which
 * PGlite does not have.
 */
const ALSO_ON_PGLITE = [
  // Every route with valid requests, so that every module's queries run on both.
  'authorisation-matrix',
  // Values of every kind, through the stream that replaces the socket.
  'activities',
  'contract-fuzz',
  'control-characters',
  'demo',
  'file-store',
  'import',
  // Transactions, locks and constraints of requests at the same moment, which share one connection.
  'accounts-limits',
  'accounts-session',
  'authoring-staging',
  'enrolment',
  'idempotency',
  'jobs',
  'live-seats',
  'lti-launch',
  'oidc',
  'payments-attempts',
  'payments-seats',
  'payments-settle',
  'platform-database',
  'platform-requests',
  'question-banks',
  'quiz-attempts',
  'quiz-regrading',
  'sync',
  'sync-week',
  'tutor-model',
  // Collation, ranking and pages of lists.
  'admin-content',
  'admin-people',
  'courses',
  'courses-pages',
  'discussions',
  'hubs',
  'messages',
  'passages',
  'search',
  // Dates in time zones.
  'course-announcements',
  'learning-week',
  'notifications',
  // Rows of every table, exported, copied, restored or deleted by SQL of their own.
  'backup',
  'course-copies',
  'course-reimports',
  'migration-certificates',
  'migration-content-source',
  'migration-quizzes',
  'privacy',
].map((name) => `test/${name}.test.ts`);

/** Files that take longest. Vitest starts with the largest file, so these would run alone at the end. */
const LONGEST = new Set(
  [
    'authorisation-matrix',
    'content-limits',
    'contract-fuzz',
    'pglite-process',
    'postgres-network',
    'scale',
  ].map((name) => `${name}.test.ts`),
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // A worker loads the server once for each project that it changes to.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = ({ project, moduleId }: TestSpecification) =>
      projects.indexOf(project.name) * 2 + (LONGEST.has(basename(moduleId)) ? 0 : 1);
    return sorted.sort((one, other) => place(one) - place(other));
  }
}

const on = (database: 'pglite' | 'postgres', include: string[], exclude: string[] = []) => ({
  test: {
    name: database,
    include,
    exclude,
    globalSetup: [`test/support/${database}.setup.ts`],
    // Loads the server once per worker, not once per file: its modules hold no state of a server. Threads share the
    // compiled code of PGlite, which each process would compile again.
    isolate: false,
    pool: 'threads',
    testTimeout: 40_000,
    hookTimeout: 120_000,
    // A busy machine may need more than the default of a second.
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  test: {
    // Once for both databases.
    globalSetup: ['test/support/bundle.setup.ts'],
    // For two cores: every file runs a database of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      on('pglite', ['test/pglite-*.test.ts', ...ALSO_ON_PGLITE]),
      on('postgres', ['test/**/*.test.ts'], ['test/pglite-*.test.ts']),
    ],
  },
});
