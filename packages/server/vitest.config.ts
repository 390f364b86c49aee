import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALL, LEFT_OUT } from '../../scripts/lib/level.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';

process.env.TMPDIR = temporaryFolder();

const EVERY_FILE = 'test/**/*.test.ts';

/** One project after the other, each in Vitest's own order: a worker loads the server once for each change of project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.sort((one, other) => projects.indexOf(one.project) - projects.indexOf(other.project));
  }
}

const on = (database: 'pglite' | 'postgres', exclude: string) => ({
  test: {
    name: database,
    include: [EVERY_FILE],
    exclude: [...LEFT_OUT, exclude],
    globalSetup: [`test/support/${database}.setup.ts`],
    // Loads the server once per worker, not once per file: its modules hold no state of a server. Threads share the
    // compiled code of PGlite, which each process would compile again.
    isolate: false,
    pool: 'threads',
    testTimeout: timeOut(20_000),
    hookTimeout: timeOut(60_000),
    expect: { poll: { timeout: timeOut(10_000) } },
  },
});

export default defineConfig({
  test: {
    // Once for both databases.
    globalSetup: ['test/support/bundle.setup.ts'],
    // Every file runs a database of its own, which shares the core of its worker.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ByProject },
    /**
     * `npm run test:all` runs every file on both databases, except `postgres-*` and `pglite-*`. The default run uses
     * PostgreSQL: PGlite is the same PostgreSQL 18, compiled to WebAssembly, behind the same driver, and all servers of
     * the journeys in `e2e` use it. `allowOneConnection` checks in every file that no transaction waits for a second
     * connection, which PGlite does not have.
     */
    projects: [
      ...(ALL ? [on('pglite', 'test/postgres-*.test.ts')] : []),
      on('postgres', 'test/pglite-*.test.ts'),
    ],
  },
});
