import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Alias } from 'vite';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { devStyles, devWorker, refreshBesideMessages, SOURCE_CONDITION, uiSources } from './vite-dev.ts';
import { groupOf, isBundled } from './vite-groups.ts';

/** Tests use the built contract and hooks, like the built app. */
const dev = process.env.VITEST === undefined;

/** Files of packages, as they are published, that the packages' exports do not choose for a browser. */
const PUBLISHED_FILES: Alias[] = [
  // The exports of the package lead to its development build only, which warns developers on the console.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router/package.json')).replace(
      'package.json',
      'dist/production/index.mjs',
    ),
  },
  // Its version for browsers decodes names of characters by `innerHTML`, which Trusted Types refuse.
  {
    find: /^decode-named-character-reference$/,
    replacement: fileURLToPath(import.meta.resolve('decode-named-character-reference')),
  },
];

/** Chunks that keep their name, because this file or a test finds them by it. The entry lists all names, so the others are short. */
const NAMED = /^(?:rolldown-runtime|vendor|shared|area|learner)$|-pages?$/;

const ALWAYS_LOADED = /assets\/(?:rolldown-runtime|vendor|shared)-/;

/** Rarely opened pages: they name what they need themselves, one request later, so that no other page has to. */
const RARE = /assets\/(?:check-pages|certificate-pages|gifts?-page|give-page)-/;

/** Tests of what a page does before anything else has run: each gets a page and modules of its own. */
const ON_A_NEW_PAGE = 'test/**/*.new-page.test.{ts,tsx}';

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), uiSources, ...(dev ? [devStyles, devWorker, refreshBesideMessages] : [])],
  resolve:
    command === 'build'
      ? { alias: PUBLISHED_FILES }
      : { conditions: dev ? [SOURCE_CONDITION, ...defaultClientConditions] : undefined },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT || 3000}` } },
  // Pre-rendering runs the bundle in Node, so it includes the workspace packages.
  ssr: { noExternal: [/^@digiken\//] },
  build: {
    manifest: true,
    // The policy allows no inline script, and every supported browser supports module preloading.
    modulePreload: {
      polyfill: false,
      // Every page starts with these, so no later page has to name them again: 0.3 KB of the first load.
      resolveDependencies: (file, files, { hostType }) =>
        hostType !== 'js' ? files : RARE.test(file) ? [] : files.filter((one) => !ALWAYS_LOADED.test(one)),
    },
    // `font-src 'self'` and `img-src 'self'` also apply to small files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The entry lists the file of every chunk, so each letter of a name is part of the first load.
        chunkFileNames: ({ name }) => `assets/${NAMED.test(name) ? name : 'c'}-[hash:7].js`,
        // Few chunks for what every visitor needs: many small files compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /^\0rolldown\/runtime|node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|swr|dequal|use-sync-external-store)[\\/]/,
            },
            { test: isBundled, name: groupOf, debugName: 'groups', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://digiken.example/' } },
    projects: [
      {
        extends: true,
        // Files take turns in one page: a new one with all modules costs each file two seconds.
        test: {
          name: 'app',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [ON_A_NEW_PAGE, ...LEFT_OUT],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'app-new-page', include: [ON_A_NEW_PAGE] } },
    ],
    // The first test of a file also imports the code of its pages.
    testTimeout: timeOut(30_000),
    setupFiles: ['../../tools/library/async-timeout.ts'],
    provide: { asyncTimeout: timeOut(5_000) },
  },
}));
