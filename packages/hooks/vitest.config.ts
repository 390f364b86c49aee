import { defineConfig } from 'vitest/config';
import { LEFT_OUT } from '../../scripts/lib/level.mjs';
import { timeOut } from '../../scripts/lib/time-factor.mjs';

export default defineConfig({
  test: {
    name: 'hooks',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'https://digiken.example/' } },
    setupFiles: ['../../tools/library/async-timeout.ts', 'test/setup.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [...LEFT_OUT],
    // Files take turns in one page: a new one costs each file a second. The setup empties it after every test.
    isolate: false,
    testTimeout: timeOut(20_000),
    provide: { asyncTimeout: timeOut(5_000) },
  },
});
