import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Every file runs on PostgreSQL, except `pglite-*`. These run on PGlite as well. It is the same PostgreSQL 18 compiled
 * to WebAssembly, spoken to through the same driver, but one server on it costs a second of processor time.
 */
const ALSO_ON_PGLITE = [
  // Every route with a valid request of every role, so that every module's queries run on both.
  'authorisation-matrix',
  // Rows that are locked, and JSON with long texts.
  'activities',
  'demo',
  // Votes and answers at the same time; sort keys and counts in SQL.
  'discussions',
  // Every route with random input: values of every kind pass through the stream that replaces the socket.
  'contract-fuzz',
  'control-characters',
  'platform-fuzz',
  // Transactions, locks, constraints and concurrent requests on one connection.
  'accounts-limits',
  'accounts-session',
  'authoring-media',
  'authoring-curriculum',
  'authoring-staging',
  // Rows of every type, exported and loaded by SQL of its own.
  'backup',
  'certificates',
  // Rights of several authors, in SQL over lists of every kind.
  'co-instructors',
  'enrolment',
  // Rows that name files, in every table; locks against whoever stores the same content.
  'file-store',
  'idempotency',
  'import',
  'import-cartridge',
  'jobs',
  'learning',
  // Versions of texts, in SQL over both copies of a course.
  'lesson-versions',
  // Weeks and days of a time zone, in SQL.
  'learning-week',
  // Seats that several people take at the same moment.
  'live-seats',
  // Edits of published courses, in their copies.
  'question-banks',
  'quiz-authoring',
  'quiz-manual-marking',
  'quiz-regrading',
  'quiz-arrangements',
  'platform-database',
  // Jobs and sweeps; a shutdown with requests under way.
  'platform-requests',
  // Migrations on existing rows.
  'migration-certificates',
  'migration-content-source',
  'migration-quizzes',
  // Collation, ranking, filters and pages of lists.
  'admin-content',
  'admin-people',
  'authoring-learners',
  // Copies of all rows of a course, in one transaction.
  'course-copies',
  // Rows of every table that refers to a course, copied and restored by SQL of its own.
  'course-reimports',
  'courses',
  'courses-pages',
  'hubs',
  'hubs-console',
  // Dates of time zones, locks and jobs in SQL of their own.
  'course-announcements',
  'hub-announcements',
  'hub-assignments',
  'hub-invitations',
  'messages',
  'notes',
  // Its insert and its times of day are SQL of its own.
  'notifications',
  // Identities and single-use sign-ins, in transactions at the same moment.
  'oidc',
  // The same, for launches from learning platforms.
  'lti-launch',
  // The same actions at the same moment, each in a transaction of its own.
  'sync',
  'sync-week',
  'offline-unit',
  'own-events',
  'passkeys',
  'two-step',
  'notifications-payments',
  // Rows of every module, deleted in one transaction, and searched by SQL of its own.
  'privacy',
  'payments-admin',
  'payments-attempts',
  'payments-coupons',
  'payments-earnings',
  'payments-gifts',
  'payments-seats',
  'payments-settle',
  'payments-totals',
  'quiz-attempts',
  'quiz-files',
  'reviews',
  'unit-completion',
  'search',
  'passages',
  // Questions at the same time; answers that are written and followed in one process on one connection.
  'tutor-model',
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
