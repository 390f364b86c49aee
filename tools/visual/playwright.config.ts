import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Letters are drawn the same on every Debian: no hints of the machine's own font settings, no colours at their edges. */
const SAME_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Pictures of a small, stable set of stories against committed ones (docs/adr/0002-the-story-gate.md). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a change, too: `npm run visual:update` alone writes one.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: 'list',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Two builds of Chromium may round the edge of a letter differently; a taller button is ten times as much.
      // Of a colour, what a person sees; another marigold must not pass.
      threshold: 0.05,
      maxDiffPixels: 200,
    },
  },
  use: {
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, ...SAME_LETTERS],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
    },
  },
});
