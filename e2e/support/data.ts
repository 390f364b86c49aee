import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRealCourse } from './real-course.ts';
import { startServer } from './server.ts';

/**
 * What a server's data folder holds when it starts: the demonstration, or the real course beside it.
 * `apart` is the demonstration for a server of one's own: what its tests decide, others would find decided.
 */
export type DataSet = 'demo' | 'apart' | 'real course';

const FOLDER = 'DIGIKEN_E2E_PREPARED';

/** Playwright's global set-up: the folder that all workers of this run keep prepared data in. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-e2e-prepared-'));
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A fresh data folder, copied from what the run has prepared once: an import alone takes a quarter of a minute. */
export async function freshData(set: DataSet): Promise<string> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error(`${FOLDER} is not set: playwright.config.ts names no global set-up.`);
  const prepared = join(folder, set === 'real course' ? 'real-course' : 'demo');
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-e2e-'));
  if (await copied(prepared, dataDir)) return dataDir;
  const own = await mkdtemp(`${prepared}-`);
  await prepare(set, own);
  await cp(own, dataDir, { recursive: true });
  // Another worker may have been faster; then its folder stays, and this one is of no use.
  await rename(own, prepared).catch(() => rm(own, { recursive: true }));
  return dataDir;
}

async function prepare(set: DataSet, dataDir: string): Promise<void> {
  if (set === 'real course') await writeFile(join(dataDir, REPORT), await importRealCourse(dataDir));
  const server = await startServer({ dataDir });
  await server.stop();
}

async function copied(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The file of a data folder that keeps what the import printed. */
export const REPORT = 'import-report.txt';
