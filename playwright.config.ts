import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/lib/chromium-flags.mjs';
import { findChromium, findTestChromium } from './scripts/lib/chromium.mjs';
import { ALL, LEFT_OUT } from './scripts/lib/level.mjs';
import { temporaryFolder } from './scripts/lib/temporary-folder.mjs';
import { timeOut } from './scripts/lib/time-factor.mjs';
import type { ServerOptions } from './e2e/support/test.ts';

process.env.TMPDIR = temporaryFolder();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The learner's main paths: also by mouse on a wide screen, and by keys at the width of 400% zoom. */
const MAIN_PATHS = '**/{path,path-offline.all,study}.spec.ts';

/** By keys alone, at the other widths, and every scenario of a payment. */
const FURTHER_JOURNEYS = [
  { name: 'keyboard-1280', testDir: 'e2e/keyboard', use: desktop },
  { name: 'journeys-1280', testDir: 'e2e/journeys', testMatch: MAIN_PATHS, use: desktop },
  { name: 'keyboard-390', testDir: 'e2e/keyboard', testMatch: MAIN_PATHS, use: { viewport: phone.viewport } },
  // Every route of every role, and everything that can be pressed on it.
  { name: 'sweep', testDir: 'e2e/sweep' },
  // Both widths and both kinds of input, each scenario once.
  { name: 'payments', testDir: 'e2e/payments' },
];

/**
 * Alone, one after the other, at the end: a time, or whether a page moves, is measured on a machine that does nothing
 * else.
 */
const MEASURED = [
  { name: 'crash', testDir: 'e2e/measured', testMatch: '**/crash.spec.ts' },
  { name: 'offline-speed', testDir: 'e2e/measured', testMatch: '**/offline-speed.spec.ts', use: phone },
  {
    name: 'weight',
    testDir: 'e2e/measured',
    testMatch: '**/weight.spec.ts',
    // As users have it.
    use: { ...desktop, launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } },
  },
];

const UNMEASURED = [
  { name: 'journeys-390', testDir: 'e2e/journeys', use: phone },
  { name: 'checks', testDir: 'e2e/checks', use: desktop },
  ...(ALL ? FURTHER_JOURNEYS : []),
];

/** Each measured project waits for all others before it. */
const measured = MEASURED.map((project, index) => ({
  ...project,
  dependencies: index === 0 ? UNMEASURED.map(({ name }) => name) : [MEASURED[index - 1]?.name ?? ''],
}));

/**
 * Journeys of real users through the built app and server in a real browser.
 * journeys/ by touch on a phone; checks/ once. `npm run test:all` adds keyboard/ (by keys alone on a wide screen, so
 * that each step is taken at both widths and by both kinds of input), payments/ and measured/.
 */
export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  testIgnore: LEFT_OUT,
  globalSetup: './e2e/support/data.ts',
  outputDir: 'test-results',
  // Each worker has a server of its own.
  workers: 2,
  fullyParallel: false,
  // A test that passes at the second try hides a race.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Ends a test that hangs.
  timeout: timeOut(180_000),
  expect: { timeout: timeOut(10_000) },
  reporter: 'list',
  use: {
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A trace of every test, thrown away when it passes, took a quarter of the time: `--trace=on` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [...UNMEASURED, ...(ALL ? measured : [])],
});
