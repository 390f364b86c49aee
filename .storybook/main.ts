import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { baseCatalog, criteriaOf, deriveCatalog } from '../tools/a11y-report/catalog.ts';

/** What a docs page calls each WCAG criterion. */
const wcagNames = Object.fromEntries(
  criteriaOf(deriveCatalog(baseCatalog())).map(({ num, name }) => [num, name]),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default docgen misses the variants of class-variance-authority; this one skips files that its
    // tsconfig does not name.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      define: { WCAG_NAMES: JSON.stringify(wcagNames) },
      build: {
        rolldownOptions: {
          onwarn: (warning: { code?: string }, report: (warning: { code?: string }) => void) => {
            // Some libraries mark their files for server components; there are none in a Storybook.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
          },
        },
      },
    }),
};

export default config;
