import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gateProjects } from './tools/gate/projects.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The story gate (one project per cell), and the tests of the tools themselves. */
export default defineConfig({
  test: {
    projects: [
      ...gateProjects({
        root: here('.'),
        configDir: here('.storybook'),
        setupFile: here('.storybook/gate/vitest-setup.ts'),
      }),
      {
        test: {
          name: 'tools',
          include: ['tools/*/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['tools/gate-test/**'],
          sequence: { groupOrder: 10 },
        },
      },
      { test: { name: 'gate-test', include: ['tools/gate-test/*.test.ts'], sequence: { groupOrder: 11 } } },
    ],
  },
});
