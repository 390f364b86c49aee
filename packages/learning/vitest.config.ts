import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { librarySources } from '../../tools/library/sources.ts';

/** Unit tests only: what a story cannot tell. The gate at the root runs the stories in a real browser. */
export default defineConfig({
  plugins: [react(), librarySources],
  test: {
    name: 'learning',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...LEFT_OUT],
    environment: 'jsdom',
    // Files take turns in one page: a new one costs each file a second.
    isolate: false,
    testTimeout: timeOut(20_000),
    setupFiles: ['../../tools/library/async-timeout.ts'],
    provide: { asyncTimeout: timeOut(5_000) },
  },
});
