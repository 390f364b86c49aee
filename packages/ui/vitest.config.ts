import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests only: what a story cannot tell. Stories are run by the gate at the root, in a real browser. */
export default defineConfig({
  plugins: [react()],
  test: { name: 'ui', include: ['{src,codemods}/**/*.test.{ts,tsx}'], environment: 'jsdom' },
});
