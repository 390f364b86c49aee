import { defineConfig } from 'vitest/config';

/** The same files on both databases: what holds on one has to hold on the other. */
const on = (database: 'pglite' | 'postgres', exclude: string[] = []) => ({
  test: {
    name: database,
    include: ['test/**/*.test.ts'],
    exclude,
    globalSetup: [`test/support/${database}.setup.ts`, 'test/support/bundle.setup.ts'],
    // The server is loaded once a worker, not once a file: its modules keep nothing between two servers. Threads
    // share what V8 made of PGlite's code, which processes would each compile again.
    isolate: false,
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Two cores, and every file runs a database of its own.
    maxWorkers: 2,
    // What one database has of its own (a folder with a lock, connections that can break) the other has not.
    projects: [on('pglite', ['test/postgres-*.test.ts']), on('postgres', ['test/pglite-*.test.ts'])],
  },
});
