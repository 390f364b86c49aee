import { defineConfig } from 'vitest/config';

/** Tests `@digiken/ui` as published: the packed tarball and three apps that install it. */
export default defineConfig({
  test: {
    // Bundles every entry; on a busy machine that takes minutes.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'package', include: ['test/*.test.ts'], globalSetup: ['test/setup.ts'] },
      },
      { extends: true, test: { name: 'consumers', include: ['apps/*.test.ts'], fileParallelism: false } },
    ],
  },
});
