import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { librarySources } from '../../tools/library/sources.ts';

/** Unit tests only: what a story cannot tell. The gate at the root runs the stories in a real browser. */
export default defineConfig({
  plugins: [react(), librarySources],
  test: {
    name: 'learning',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Files take turns in one page: a new one costs each file a second.
    isolate: false,
    // Other stages may keep the machine busy.
    testTimeout: 20_000,
  },
});
