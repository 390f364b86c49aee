import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { arrows } from './tools/eslint/arrows.mjs';
import { bareText } from './tools/eslint/bare-text.mjs';
import { serverModules } from './tools/eslint/server-modules.mjs';
import { writtenText } from './tools/eslint/written-text.mjs';

const RAW_ANNOUNCEMENT = [
  "JSXAttribute[name.name='aria-live']",
  "JSXAttribute[name.name='role'][value.value=/^(?:alert|status)$/]",
  "CallExpression[callee.property.name='setAttribute'][arguments.0.value='aria-live']",
].map((selector) => ({
  selector,
  message: 'Only foundations/announcer speaks to screen readers: call useAnnounce() instead.',
}));

const INLINE_STYLE = {
  selector: "JSXAttribute[name.name='style']",
  message:
    "Pre-rendered HTML runs under style-src 'self', which drops style attributes: use a class or an SVG attribute.",
};

const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'HTML of lessons is sanitised on the server and enters the page only through courses/lesson-html.',
};

const BARE_TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'].map((name) => ({
  name,
  message:
    'Time is read and waited for through foundations/clock, so that tests can advance it: clock.' +
    name +
    '().',
}));

const LOST_ABORT = {
  selector: "Property[key.name='redirect'][value.value='error']",
  message:
    "With redirect: 'error', Node's fetch can lose its signal to the garbage collector, and then no time limit or abort stops it from reading the body. Use 'manual' and refuse 3xx.",
};

const SOURCES = ['packages/{ui,learning,app,hooks}/src/**/*.{ts,tsx}'];

/**
 * Rules of our own, which need no types, and Storybook's. Oxlint runs the rest (.oxlintrc.json): rules that need types,
 * React, and accessibility. Its disable comments start with `oxlint-disable`.
 */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-ssr/**',
      '**/node_modules/**',
      'storybook-static/**',
      '**/.tmp/**',
      'a11y-reports/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.base],
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error' },
  },
  {
    files: ['packages/*/**/*.{ts,tsx,mjs}'],
    plugins: { digiken: { rules: { arrows } } },
    rules: { 'digiken/arrows': 'error' },
  },
  {
    files: ['packages/server/src/**/*.ts'],
    plugins: { server: { rules: { modules: serverModules } } },
    rules: { 'server/modules': 'error', 'no-restricted-syntax': ['error', LOST_ABORT] },
  },
  {
    files: ['packages/{ui,learning,app}/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx', '**/story/**'],
    plugins: { messages: { rules: { 'written-text': writtenText, 'bare-text': bareText } } },
    rules: { 'messages/written-text': 'error', 'messages/bare-text': 'error' },
  },
  {
    files: SOURCES,
    rules: { 'no-restricted-syntax': ['error', ...RAW_ANNOUNCEMENT, INLINE_STYLE, RAW_HTML] },
  },
  {
    files: ['packages/ui/src/foundations/announcer/**'],
    rules: { 'no-restricted-syntax': ['error', INLINE_STYLE, RAW_HTML] },
  },
  {
    // 2026-11-22: the summary of a form's errors is the one alert in the page itself: it must be readable where it is
    // announced (WCAG 4.1.3).
    files: ['packages/ui/src/forms/error-summary/**'],
    rules: { 'no-restricted-syntax': ['error', INLINE_STYLE, RAW_HTML] },
  },
  {
    // 2026-11-30: late-markup gives React nothing, so that it leaves the pre-rendered HTML of the element as it is.
    files: ['packages/learning/src/courses/lesson-html/**', 'packages/app/src/shell/late-markup.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...RAW_ANNOUNCEMENT, INLINE_STYLE] },
  },
  {
    files: ['packages/{ui,learning}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: [
            { name: 'fetch', message: 'components never call a server: data comes in by props.' },
            ...BARE_TIMERS,
          ],
          checkGlobalObject: true,
        },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['packages/app/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { globals: BARE_TIMERS, checkGlobalObject: true }] },
  },
  {
    files: ['packages/ui/src/foundations/{clock,manual-clock}/*.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
);
