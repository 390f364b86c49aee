import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Alias, Plugin } from 'vite';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { devStyles, refreshBesideMessages, SOURCE_CONDITION, uiSources } from './vite-dev';

/** Tests run on the built contract and hooks, as the built app does. */
const dev = process.env.VITEST === undefined;

/**
 * Lets the bundler drop what the app never uses of the router (server-rendering links, forms, data routes):
 * it keeps them for their `displayName` lines and unmarked `forwardRef` calls. 5 KB of gzip less on every page.
 */
const slimRouter: Plugin = {
  name: 'digiken-slim-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext))\(/g, '= /* @__PURE__ */ $1(')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
};

/** Measured on the first load of `/`: together 2.5 KB of gzip less. */
const LIGHTER: Alias[] = [
  // The package's exports always lead to its development build.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(import.meta.resolve('react-router/package.json')).replace(
      'package.json',
      'dist/production/index.mjs',
    ),
  },
  // React has it built in since 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** Through these every page seems to need everything: what is behind them counts by real use instead. */
const BARREL = /hooks[\\/]dist[\\/]index\.js$|lucide[\\/]dist[\\/]esm[\\/](?:lucide|iconsAndAliases)/;
const BEHIND_BARRELS = /hooks[\\/]dist[\\/]|node_modules[\\/]lucide[\\/]/;
/** Where visitors arrive. What both need is one file; what only other pages share is none of theirs. */
const ARRIVALS = ['src/pages/home-page.tsx', 'src/pages/courses-page.tsx'];

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

function neededBy(page: string, chunking: ChunkingContext): Set<string> {
  const needed = new Set([fileURLToPath(new URL(page, import.meta.url))]);
  for (const id of needed) {
    if (BARREL.test(id)) continue;
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  }
  return needed;
}

let arrivals: Set<string>[] | undefined;

function neededOnArrival(id: string, chunking: ChunkingContext): string | null {
  arrivals ??= ARRIVALS.map((page) => neededBy(page, chunking));
  return arrivals.every((needed) => needed.has(id)) ? 'shared' : null;
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    slimRouter,
    uiSources,
    ...(dev ? [devStyles, refreshBesideMessages] : []),
  ],
  resolve:
    command === 'build'
      ? { alias: LIGHTER }
      : { conditions: dev ? [SOURCE_CONDITION, ...defaultClientConditions] : undefined },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT || 3000}` } },
  // Pre-rendering runs the bundle in Node: with its own copies of the workspace packages inside.
  ssr: { noExternal: [/^@digiken\//] },
  build: {
    manifest: true,
    // The policy allows no inline script, and every supported browser preloads modules by itself.
    modulePreload: { polyfill: false },
    // `font-src 'self'` and `img-src 'self'` hold for small files too.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every visitor needs, in few files: many small ones compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|swr|dequal)[\\/]/,
            },
            { name: 'core', test: BEHIND_BARRELS, minShareCount: 20 },
            { name: neededOnArrival, debugName: 'shared' },
          ],
        },
      },
    },
  },
  test: {
    name: 'app',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://digiken.example/' } },
    include: ['test/**/*.test.{ts,tsx}'],
  },
}));
