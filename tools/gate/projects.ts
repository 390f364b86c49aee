import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';

export interface Cell {
  /** The vitest project, and the cell's name in the reports. */
  name: string;
  /** A theme of .storybook/themes.ts. */
  theme: 'dark' | 'light' | 'high-contrast-dark' | 'high-contrast-light';
  width: 320 | 1280;
  /** What the reader's system asks for. */
  media: { colorScheme: 'dark' | 'light'; contrast?: 'more'; forcedColors?: 'active' };
  /** Runs only stories of these groups. Default all. */
  groups?: readonly string[];
}

/**
 * What floats over a page, and the frame of every page: there colours draw the edges that forced colours take
 * away, and there a story shows most of the parts of the other groups too (docs/adr/0002-the-story-gate.md).
 */
const FRAMES = ['overlays', 'layouts'];

export const CELLS: readonly Cell[] = [
  { name: 'dark-1280', theme: 'dark', width: 1280, media: { colorScheme: 'dark' } },
  { name: 'dark-320', theme: 'dark', width: 320, media: { colorScheme: 'dark' } },
  { name: 'light-1280', theme: 'light', width: 1280, media: { colorScheme: 'light' } },
  { name: 'light-320', theme: 'light', width: 320, media: { colorScheme: 'light' } },
  {
    // The hardest mix: the page's own colours are dark on light, the reader's are light on dark.
    name: 'forced-colors-1280',
    theme: 'light',
    width: 1280,
    media: { colorScheme: 'dark', forcedColors: 'active' },
    groups: FRAMES,
  },
  {
    name: 'high-contrast-320',
    theme: 'high-contrast-light',
    width: 320,
    media: { colorScheme: 'light', contrast: 'more' },
    groups: FRAMES,
  },
];

/** A story file is `<group>/<component>/<component>.stories.tsx`. */
const otherThan = (groups: readonly string[]) => `**/!(${groups.join('|')})/*/*.stories.tsx`;

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
    ({ name, theme, width, media, groups }, order): TestProjectInlineConfiguration => ({
      root,
      plugins: [storybookTest({ configDir, initialGlobals: { theme, viewport: { value: `w${width}` } } })],
      optimizeDeps: {
        // Found before the first test instead of in the middle of the run, which would reload the page.
        entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      },
      test: {
        name,
        isolate: false,
        exclude: groups ? [otherThan(groups)] : [],
        sequence: { groupOrder: order },
        setupFiles: [setupFile],
        testTimeout: 20_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            contextOptions: { ...media, reducedMotion: 'reduce' },
            launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    }),
  );
}
