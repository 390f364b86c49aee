import type { TestProject } from 'vitest/node';
import { ensureFirefox } from '../../scripts/ensure-firefox.mjs';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of Firefox; empty if it is not available. */
    firefox: string;
    /** Address of the built Storybook; ends with a slash. */
    storybook: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const server = await serveStorybook();
  provide('firefox', (await ensureFirefox()) ?? '');
  provide('storybook', server.url);
  return () => server.close();
}
