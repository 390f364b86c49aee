import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { themeStyles } from '../packages/ui/scripts/build-tokens.ts';
import { readComponents } from '../tools/gate/components.ts';
import { inSentenceCase } from './names.ts';
import { pagesByComponent } from '../tools/library/usage.ts';
import { librarySources } from '../tools/library/sources.ts';
import { baseCatalog, criteriaOf, deriveCatalog } from '../tools/a11y-report/catalog.ts';

/** The theme, written only if the tokens have changed: a running Storybook would load it again. */
const theme = new URL('theme.css', import.meta.url);
const { variables, strict } = themeStyles();
if (!existsSync(theme) || readFileSync(theme, 'utf8') !== variables + strict)
  writeFileSync(theme, variables + strict);

/** The label of each WCAG criterion on a docs page. */
const wcagNames = Object.fromEntries(
  criteriaOf(deriveCatalog(baseCatalog())).map(({ num, name }) => [num, name]),
);

/** The gate shows neither docs pages nor the sidebar, so it does not wait for what only they need. */
const inGate = Boolean(process.env.VITEST);

/** Other names of each component, by its folder, for the search in the sidebar. */
const synonyms = Object.fromEntries(
  (inGate ? [] : await readComponents()).flatMap(({ path, meta }) =>
    meta?.synonyms ? [[path, meta.synonyms]] : [],
  ),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/learning/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (existing) =>
    (existing ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          name: inSentenceCase(entry.name ?? entry.exportName),
        })),
    })),
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg" type="image/svg+xml">`,
  managerHead: (head) =>
    `${head ?? ''}<script>window.SYNONYMS = ${JSON.stringify(synonyms).replaceAll('<', '\\u003c')};</script>`,
  staticDirs: [{ from: '../packages/app/public/favicon.svg', to: '/favicon.svg' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default docgen misses the variants of class-variance-authority. This one skips files that are not in
    // its tsconfig.
    reactDocgen: inGate ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('tsconfig.docgen.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), librarySources],
      define: {
        WCAG_NAMES: JSON.stringify(wcagNames),
        PAGES: JSON.stringify(inGate ? {} : pagesByComponent()),
      },
      build: {
        rolldownOptions: {
          onwarn: (warning: { code?: string }, report: (warning: { code?: string }) => void) => {
            // Some libraries mark their files with "use client", which has no effect in Storybook.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
          },
        },
      },
    }),
};

export default config;
