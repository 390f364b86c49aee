import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gateProjects } from '../gate/projects.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The gate's own projects with planted stories; run only by gate.test.ts. */
export default defineConfig({
  test: {
    projects: gateProjects({
      root: here('../..'),
      configDir: here('.storybook'),
      setupFile: here('../../.storybook/gate/vitest-setup.ts'),
    }),
  },
});
