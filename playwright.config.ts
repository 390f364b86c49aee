import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/lib/chromium-flags.mjs';
import { findChromium, findTestChromium } from './scripts/lib/chromium.mjs';
import type { ServerOptions } from './e2e/support/test.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const MEASURED = ['**/crash.spec.ts', '**/offline-speed.spec.ts', '**/weight.spec.ts'];

/** The learner's main path: also by mouse on a wide screen, and by keys at the width of 400% zoom. */
const STUDY = '**/study.spec.ts';

/**
 * Journeys of real users through the built app and server in a real browser.
 * journeys/ by touch on a phone, keyboard/ by keys alone on a wide screen, so each step is taken at both widths and by
 * both kinds of input; checks/ once.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/data.ts',
  outputDir: 'test-results',
  // Each worker has a server of its own. Two keep three quarters of two cores busy, so a third fits between them.
  workers: 3,
  fullyParallel: false,
  // A test that passes at the second try hides a race.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A trace of every test, thrown away when it passes, took a quarter of the time: `--trace=on` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'journeys-390', testDir: 'e2e/journeys', use: phone },
    { name: 'keyboard-1280', testDir: 'e2e/keyboard', use: desktop },
    { name: 'journeys-1280', testDir: 'e2e/journeys', testMatch: STUDY, use: desktop },
    { name: 'keyboard-390', testDir: 'e2e/keyboard', testMatch: STUDY, use: { viewport: phone.viewport } },
    // Both widths and both kinds of input, each scenario once.
    { name: 'payments', testDir: 'e2e/payments' },
    { name: 'checks', testDir: 'e2e/checks', testIgnore: MEASURED, use: desktop },
    // Alone, one after the other, at the end: a time, or whether a page moves, is measured on a machine that does
    // nothing else.
    {
      name: 'crash',
      testDir: 'e2e/checks',
      testMatch: '**/crash.spec.ts',
      dependencies: ['journeys-390', 'keyboard-1280', 'journeys-1280', 'keyboard-390', 'payments', 'checks'],
    },
    {
      name: 'offline-speed',
      testDir: 'e2e/checks',
      testMatch: '**/offline-speed.spec.ts',
      use: phone,
      dependencies: ['crash'],
    },
    {
      name: 'weight',
      testDir: 'e2e/checks',
      testMatch: '**/weight.spec.ts',
      // As users have it.
      use: { ...desktop, launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } },
      dependencies: ['offline-speed'],
    },
  ],
});
