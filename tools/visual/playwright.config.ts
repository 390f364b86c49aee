import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';

/** Same text rendering on every Debian: no hinting from local font settings, no subpixel colours. */
const SAME_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Compares pictures of a small, stable set of stories with the committed ones (docs/adr/0002-the-story-gate.md). */
export default defineConfig({
  testDir: '.',
  projects: ['pictures', 'comparison', 'docs'].map((name) => ({ name, testMatch: `${name}.spec.ts` })),
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture fails, too: only `npm run visual:update` writes pictures.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: timeOut(60_000),
  reporter: 'list',
  expect: {
    timeout: timeOut(15_000),
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Builds of Chromium may round the edges of letters differently; a taller button differs ten times as much.
      // The colour threshold is what people can see: a slightly different accent must fail.
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
      executablePath: findTestChromium(),
      args: [...CHROMIUM_FLAGS, ...SAME_LETTERS],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
    },
  },
});
