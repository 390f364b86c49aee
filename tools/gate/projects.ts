import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { ALL } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { isPage, storyFiles } from './stories.ts';

/** One way to mount every story. In each cell, the story is also swept through variants (.storybook/gate/sweep). */
export interface Cell {
  /** The vitest project, and the cell's name in the reports. */
  name: string;
  /** A theme of .storybook/themes.ts. */
  theme: 'dark' | 'light';
  width: 320 | 1280;
}

/** The two corners of the matrix (docs/adr/0002-the-story-gate.md). */
export const CELLS: readonly Cell[] = [
  { name: 'dark-1280', theme: 'dark', width: 1280 },
  { name: 'light-320', theme: 'light', width: 320 },
];

/** `npm test` mounts each story in one cell: pages in the narrow one, where they break first, all others in the wide one. */
const leftOut = ({ width }: Cell, root: string): string[] =>
  ALL ? [] : storyFiles(root).filter((path) => isPage(path) !== (width === 320));

/**
 * Stories run in frames. No check reads pixels, so nothing is rasterised: a tenth of the time. Styles, layout and
 * frames stay as they are, because the pages inside do not see the opacity of their frame.
 */
const HIDE_STORIES = `
  const style = document.createElement('style');
  style.textContent = 'iframe { opacity: 0 !important }';
  document.head.append(style);
`;

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
  return CELLS.map((cell): TestProjectInlineConfiguration => {
    const { name, theme, width } = cell;
    return {
      root,
      plugins: [storybookTest({ configDir, initialGlobals: { theme, viewport: { value: `w${width}` } } })],
      optimizeDeps: {
        // Found before the first test instead of in the middle of the run, which would reload the page.
        entries: ['packages/{ui,learning}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        // The sweep's own; seen too late, it would reload the page.
        include: ['axe-core'],
      },
      // A file that does not compile fails its own stories, and is not laid over those of others.
      server: { hmr: { overlay: false } },
      test: {
        name,
        exclude: leftOut(cell, root),
        env: { TEST_LEVEL: ALL ? 'all' : 'default' },
        isolate: false,
        // A page waits for frames a fifth of its time: two pages of each cell keep two cores busy.
        maxWorkers: 2,
        // Both cells at once, each in a browser of its own.
        sequence: { groupOrder: 0 },
        setupFiles: [setupFile],
        // Ends a story that hangs.
        testTimeout: timeOut(30_000),
        hookTimeout: timeOut(30_000),
        browser: {
          enabled: true,
          orchestratorScripts: [{ content: HIDE_STORIES }],
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            contextOptions: { colorScheme: theme, reducedMotion: 'reduce' },
            launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    };
  });
}
