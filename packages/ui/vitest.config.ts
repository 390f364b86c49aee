import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ALL, LEFT_OUT } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';

const from = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What every release must do on both versions of React. */
const ON_BOTH = 'src/**/*.react-18.test.tsx';

/** What code does before anything else has run: each of these files gets a page and modules of its own. */
const ON_A_NEW_PAGE = 'src/**/*.new-page.test.tsx';

const shared = {
  environment: 'jsdom',
  testTimeout: timeOut(20_000),
  setupFiles: ['../../tools/library/async-timeout.ts'],
  provide: { asyncTimeout: timeOut(5_000) },
};

/** The same promises on React 18. */
const onReact18 = {
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^(react|react-dom)(\/.*)?$/, replacement: from('tools/react-18/node_modules/$1$2') },
      // Its CommonJS build would load the React beside it.
      {
        find: '@testing-library/react',
        replacement: from('node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
      },
    ],
  },
  test: {
    name: 'ui-react-18',
    include: [ON_BOTH],
    isolate: false,
    env: { REACT_MAJOR: '18' },
    ...shared,
    // The alias applies only to what Vite transforms.
    server: {
      deps: {
        inline: [
          /@(?:testing-library|floating-ui|radix-ui|tanstack)\//,
          /react-hook-form|react-remove-scroll|react-style-singleton|use-(?:callback-ref|sidecar)/,
        ],
      },
    },
  },
} satisfies TestProjectInlineConfiguration;

/** Unit tests only: what a story cannot tell. Stories are run by the gate at the root, in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'ui',
          include: ['{src,codemods}/**/*.test.{ts,tsx}'],
          exclude: [ON_A_NEW_PAGE, ...LEFT_OUT],
          // Files take turns in one page: a new one with all modules costs each file a second.
          isolate: false,
          env: { REACT_MAJOR: '19' },
          ...shared,
        },
      },
      {
        plugins: [react()],
        test: { name: 'ui-new-page', include: [ON_A_NEW_PAGE], env: { REACT_MAJOR: '19' }, ...shared },
      },
      ...(ALL ? [onReact18] : []),
    ],
  },
});
