import { defineConfig } from 'vitest/config';

/**
 * Files whose outcome no database can change: what they check happens before a query or after its rows are read. They
 * run on PGlite only. Locking, transactions, constraints, the order of texts, search, paging, migrations, two processes
 * and every kind of input that reaches a column are checked on both.
 */
const INDEPENDENT_OF_THE_DATABASE = [
  // Settings, mail and HTTP itself.
  'platform-config',
  'platform-http',
  'platform-mail',
  'platform-openapi',
  'platform-requests',
  // Roles and signed addresses are compared in JavaScript; contract-fuzz calls every route on both databases.
  'authorisation-matrix',
  'media-access',
  'sign-in-timing',
  // Parsing and rendering; import.test.ts writes courses on both databases.
  'authoring-round-trip',
  'content-limits',
  'import-archive-hostile',
  'import-cartridge',
  'import-hostile',
  'import-text',
].map((name) => `test/${name}.test.ts`);

const on = (database: 'pglite' | 'postgres', exclude: string[] = []) => ({
  test: {
    name: database,
    include: ['test/**/*.test.ts'],
    exclude,
    globalSetup: [`test/support/${database}.setup.ts`, 'test/support/bundle.setup.ts'],
    // Loads the server once per worker, not once per file: its modules hold no state of a server. Threads share the
    // compiled code of PGlite, which each process would compile again.
    isolate: false,
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // For two cores: every file runs a database of its own.
    maxWorkers: 2,
    projects: [
      on('pglite', ['test/postgres-*.test.ts']),
      on('postgres', ['test/pglite-*.test.ts', ...INDEPENDENT_OF_THE_DATABASE]),
    ],
  },
});
