import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'hooks',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://digiken.example/' } },
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    // A machine that tests may be busy.
    testTimeout: 20_000,
  },
});
