import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';

/** Every story runs once in each cell. */
export const CELLS = [
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 320 },
] as const;

/**
 * One vitest project per cell, over the stories of one Storybook folder.
 * @param configDir absolute path of the Storybook configuration
 * @param setupFile absolute path of the gate's setup file
 * @param root absolute path of the repository
 */
export function gateProjects({
  configDir,
  setupFile,
  root,
}: {
  configDir: string;
  setupFile: string;
  root: string;
}) {
  return CELLS.map(
    ({ theme, width }, order): TestProjectInlineConfiguration => ({
      root,
      plugins: [storybookTest({ configDir, initialGlobals: { theme, viewport: { value: `w${width}` } } })],
      optimizeDeps: {
        // Found before the first test instead of in the middle of the run, which would reload the page.
        entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      },
      test: {
        name: `${theme}-${width}`,
        isolate: false,
        sequence: { groupOrder: order },
        setupFiles: [setupFile],
        testTimeout: 20_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            contextOptions: { colorScheme: theme, reducedMotion: 'reduce' },
            launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    }),
  );
}
