import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { timeOut } from './scripts/lib/time-factor.mjs';
import { gateProjects } from './tools/gate/projects.ts';
import { transcriptsProject } from './tools/transcripts/project.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The story gate (one project per cell), and the tests of the tools themselves. */
export default defineConfig({
  test: {
    // A snapshot that is missing is a change, too: `--update` alone writes one.
    update: 'none',
    projects: [
      ...gateProjects({
        root: here('.'),
        configDir: here('.storybook'),
        setupFile: here('.storybook/gate/vitest-setup.ts'),
      }),
      {
        test: {
          name: 'tools',
          testTimeout: timeOut(20_000),
          include: ['tools/*/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['tools/gate-test/**', 'tools/firefox/**'],
          sequence: { groupOrder: 10 },
        },
      },
      transcriptsProject(here('.')),
      {
        test: {
          name: 'firefox',
          include: ['tools/firefox/*.test.ts'],
          globalSetup: [here('tools/firefox/setup.ts')],
          sequence: { groupOrder: 12 },
        },
      },
      { test: { name: 'gate-test', include: ['tools/gate-test/*.test.ts'], sequence: { groupOrder: 11 } } },
    ],
  },
});
