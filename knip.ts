import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type may be exported beside the function whose signature it is part of.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Holds React 18 for the tests that run on both versions.
  ignoreWorkspaces: ['tools/react-18'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/bench/ui/page/*.{tsx,css}',
        'e2e/support/*.mjs',
        'tools/*/main.ts',
        // A page loads it.
        'tools/demo-film/encode.mjs',
        'tools/gate/a11y-reporter.ts',
        'tools/gate-test/.storybook/preview.tsx',
        'tools/package/vitest.config.ts',
        'tools/package/{apps,test}/*.test.ts',
        'tools/package/test/setup.ts',
      ],
      storybook: { config: ['.storybook/main.ts', 'tools/gate-test/.storybook/main.ts'] },
      vitest: { config: ['vitest.config.ts', 'tools/gate-test/vitest.config.ts'] },
      playwright: { config: ['playwright.config.ts', 'tools/visual/playwright.config.ts'] },
      // Started by their path, or found by it.
      ignoreDependencies: ['@arethetypeswrong/cli', '@openacr/openacr', 'autocannon', 'chromatic', 'publint'],
    },
    'packages/app': {
      entry: ['scripts/*.mjs', 'public/*.js', 'src/worker/offline.js', 'src/entry-server.tsx'],
    },
    // Their builds take every file as an entry; these are the public ones.
    'packages/contract': {
      entry: ['src/{index,constants}.ts', 'src/routes/*.ts', 'tsup.config.ts'],
      tsup: false,
    },
    'packages/hooks': { entry: ['src/entries/*.ts', 'tsup.config.ts'], tsup: false },
    // The story gate reads the metas.
    'packages/learning': { entry: ['src/*/*/*.meta.ts'] },
    'packages/server': {
      // index.html of an activity loads its script.
      entry: ['bench/*.ts', 'test/support/{*.mjs,*.setup.ts}', 'src/demo/activities/*/script.js'],
      // Their files are read.
      ignoreDependencies: [/^@fontsource\//, 'scorm-again'],
    },
    'packages/ui': {
      entry: ['src/*/*/*.meta.ts', 'src/**/*.css'],
      // Its files are read.
      ignoreDependencies: [/^@fontsource-variable\//],
    },
    'consumers/next': {},
    'consumers/plain': {},
    'consumers/server-render': { entry: ['src/server.tsx'] },
    // index.html links the style sheet.
    'consumers/vite': { entry: ['src/style.css'] },
  },
};

export default config;
