import { defineConfig } from 'vitest/config';
import { timeOut } from '../../scripts/lib/time-factor.mjs';

/** Tests `@digiken/ui` as published: the packed tarball and three apps that install it. */
export default defineConfig({
  test: {
    // Bundles every entry; on a busy machine that takes minutes.
    testTimeout: timeOut(180_000),
    hookTimeout: timeOut(180_000),
    projects: [
      {
        extends: true,
        test: { name: 'package', include: ['test/*.test.ts'], globalSetup: ['test/setup.ts'] },
      },
      { extends: true, test: { name: 'consumers', include: ['apps/*.test.ts'], fileParallelism: false } },
    ],
  },
});
