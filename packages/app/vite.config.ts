import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Alias } from 'vite';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { firstStyles } from './vite-first-styles';
import { devStyles, devWorker, refreshBesideMessages, SOURCE_CONDITION, uiSources } from './vite-dev';
import { type ChunkingContext, Needs } from './vite-chunks';
import { REACT, reactImports, reactModules } from './vite-react';
import { trimReactDom } from './vite-react-dom';
import { treeShakeRouter } from './vite-router';

/** Tests use the built contract and hooks, like the built app. */
const dev = process.env.VITEST === undefined;

/** Together these save 2.5 KB of gzip on the first load of `/`. */
const LIGHTER: Alias[] = [
  // The exports of the package always resolve to its development build.
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

/** The pages where visitors arrive. Modules that both need form one chunk; modules that only other pages share do not. */
const ARRIVALS = ['src/pages/home-page.tsx', 'src/pages/courses-page.tsx'];

/** Chunks that keep their name, because this file or a test finds them by it. The entry lists all names, so the others are short. */
const NAMED = /^(?:rolldown-runtime|vendor|shared|section|area|frame|learner|common)$|-pages?$/;

const ALWAYS_LOADED = /assets\/(?:rolldown-runtime|vendor|shared|section)-/;

/** Rarely opened pages: they name what they need themselves, one request later, so that no other page has to. */
const RARE = /assets\/(?:check-pages|certificate-pages|gifts?-page|give-page)-/;

/** Every page starts with it. */
const ENTRY = 'src/main.tsx';
/** What learners see first, what surrounds every console, and the pages that visitors open as well. */
const LEARNERS_FIRST = [
  'src/shell/console-shell.tsx',
  'src/pages/dashboard-page.tsx',
  'src/areas/learner/area.tsx',
];
const SHELLS = [
  'src/shell/console-shell.tsx',
  'src/areas/instructor/instructor-shell.tsx',
  'src/areas/hub/hub-shell.tsx',
];
const OPEN_PAGES = [
  'course',
  'unit',
  'lesson',
  'search',
  'about',
  'accessibility',
  'help-desk',
  'sign-in',
  'sign-up',
]
  .concat('forgot-password', 'reset-password', 'verify-email', 'check', 'not-found')
  .map((name) => `src/pages/${name}-page${name === 'check' ? 's' : ''}.tsx`);

let needs: Needs | undefined;
const needsOf = (chunking: ChunkingContext) => (needs ??= new Needs(chunking, import.meta.dirname));

/** What every page needs, and what both pages need where visitors arrive. */
function neededOnArrival(id: string, chunking: ChunkingContext): string | null {
  const { some, every } = needsOf(chunking);
  return some([ENTRY], id) || every(ARRIVALS, id) ? 'shared' : null;
}

/** What a first load of a console needs besides: few files compress better than many small ones. */
function neededInConsoles(id: string, chunking: ChunkingContext): string | null {
  const { some, every } = needsOf(chunking);
  // A page keeps a file of its own name.
  if (some([ENTRY, ...ARRIVALS], id) || /src[\\/]pages[\\/]/.test(id)) return null;
  const first = some(LEARNERS_FIRST, id);
  // Open pages do not load a console.
  if (some(OPEN_PAGES, id)) return first ? 'common' : null;
  if (every(SHELLS, id)) return 'frame';
  return first ? 'learner' : null;
}

/** Pages that people open by the address in a message or a search. */
const OPENED = [
  'src/pages/course-page.tsx',
  'src/pages/unit-page.tsx',
  'src/pages/lesson-page.tsx',
  'src/areas/learner/pages/quiz-page.tsx',
];
const OTHERS = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\/pages\/[^/]+\.tsx$/.test(path) && !OPENED.includes(path));
/** Pages: a module that more others need does not make them load the code of a page that people open. */
const WIDELY_USED = 12;

/**
 * What those pages need besides: a file for each group of them, and one for what many pages need. As fifty small files, a
 * lesson waited for ten rounds of requests (spec 14.301).
 */
function neededWhenOpened(id: string, chunking: ChunkingContext): string | null {
  const { some } = needsOf(chunking);
  if (some([ENTRY], id) || /[\\/]pages[\\/]/.test(id)) return null;
  const needing = OPENED.filter((page) => some([page], id));
  if (needing.length === 0) return null;
  // A page where visitors arrive loads no more for it: it needs all of the file.
  const arrival = ARRIVALS.findIndex((page) => some([page], id));
  if (arrival >= 0) return `arrival-${arrival}`;
  if (some(LEARNERS_FIRST, id)) return null;
  const widely = OTHERS.filter((page) => some([page], id)).length >= WIDELY_USED;
  // An icon alone would be a file of its own.
  const shared = needing.length > 2 || (needing.length > 1 && /[\\/]lucide[\\/]/.test(id));
  return widely || shared ? 'parts' : `for-${needing.map((page) => OPENED.indexOf(page)).join('')}`;
}

/** Tests of what a page does before anything else has run: each gets a page and modules of its own. */
const ON_A_NEW_PAGE = ['early-command-key', 'failed-styles', 'first-load', 'lazy-page', 'pre-hydration'].map(
  (name) => `test/${name}.test.{ts,tsx}`,
);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    firstStyles,
    tailwindcss(),
    treeShakeRouter,
    trimReactDom,
    reactModules,
    reactImports,
    uiSources,
    ...(dev ? [devStyles, devWorker, refreshBesideMessages] : []),
  ],
  resolve:
    command === 'build'
      ? { alias: isSsrBuild === true ? LIGHTER : [...REACT, ...LIGHTER] }
      : { conditions: dev ? [SOURCE_CONDITION, ...defaultClientConditions] : undefined },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT || 3000}` } },
  // Pre-rendering runs the bundle in Node, so it includes the workspace packages.
  ssr: { noExternal: [/^@digiken\//] },
  build: {
    manifest: true,
    // The policy allows no inline script, and every supported browser supports module preloading.
    modulePreload: {
      polyfill: false,
      // Every page starts with these, or shows a section, so no later page has to name them again: 0.3 KB of the first load.
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
              test: /^\0rolldown\/runtime|node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|swr|dequal)[\\/]/,
            },
            { name: neededOnArrival, debugName: 'shared' },
            // What open pages need as well stays out of these, so that they do not load a console.
            { name: neededInConsoles, debugName: 'consoles', includeDependenciesRecursively: false },
            { name: neededWhenOpened, debugName: 'opened', includeDependenciesRecursively: false },
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
          exclude: [...ON_A_NEW_PAGE, ...LEFT_OUT],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'app-new-page', include: ON_A_NEW_PAGE } },
    ],
    // The first test of a file also imports the code of its pages.
    testTimeout: timeOut(30_000),
    setupFiles: ['../../tools/library/async-timeout.ts'],
    provide: { asyncTimeout: timeOut(5_000) },
  },
}));
