import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the bundle of the current sources. */
    bundle: string;
  }
}

const PACKAGE = join(import.meta.dirname, '../..');

/** The command line for tests that start processes: compiled once, where tsx would do it at every start. */
export default async function setup(project: TestProject) {
  await mkdir(join(PACKAGE, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(PACKAGE, '.tmp/bundle-'));
  // The other settings are in tsup.config.ts.
  await build({ outDir: folder, silent: true });
  project.provide('bundle', folder);
  return () => rm(folder, { recursive: true, force: true });
}
