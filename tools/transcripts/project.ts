import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';
import { librarySources } from '../library/sources.ts';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';

/**
 * Compares the speech of a virtual screen reader on each component's keyboard walk with the committed transcripts.
 * @param root absolute path of the repository
 */
export const transcriptsProject = (root: string): TestProjectInlineConfiguration => ({
  root,
  plugins: [tailwindcss(), librarySources],
  optimizeDeps: {
    entries: [
      'packages/{ui,learning}/src/**/*.stories.tsx',
      '.storybook/preview.tsx',
      'tools/transcripts/*.transcripts.ts',
    ],
  },
  test: {
    name: 'transcripts',
    include: ['tools/transcripts/*.transcripts.ts'],
    setupFiles: ['tools/transcripts/clock.ts'],
    testTimeout: timeOut(20_000),
    // Half of a walk is waiting for announcements. Two pages wait at the same time, one for each library.
    maxWorkers: 2,
    sequence: { groupOrder: 12 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce', timezoneId: 'Africa/Nairobi' },
        launchOptions: { executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
