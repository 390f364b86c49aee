import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gateProjects } from './tools/gate/projects.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    projects: [
      ...gateProjects({
        root: here('.'),
        configDir: here('.storybook'),
        setupFile: here('.storybook/gate/vitest-setup.ts'),
      }),
    ],
  },
});
