import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hooks',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://digiken.example/' } },
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    // Files take turns in one page: a new one costs each file a second. The setup empties it after every test.
    isolate: false,
    // Other stages may keep the machine busy.
    testTimeout: 20_000,
  },
});
