import { cp, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/**
 * A fresh data folder, copied from what the run has prepared once: an import alone takes a quarter of a minute.
 * Who comes first prepares it, the others wait.
 */
export async function freshData(set: DataSet): Promise<string> {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error(`${FOLDER} is not set: playwright.config.ts names no global set-up.`);
  const prepared = join(folder, set === 'real course' ? 'real-course' : 'demo');
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-e2e-'));
  while (!(await copied(prepared, dataDir))) {
    if (await first(prepared)) await prepareOnce(set, prepared);
    else await setTimeout(100);
  }
  return dataDir;
}

const markOf = (prepared: string) => `${prepared}.begun`;

/** Whether nobody has begun to prepare it. */
async function first(prepared: string): Promise<boolean> {
  try {
    await mkdir(markOf(prepared));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Under its name it is whole: one that failed leaves the way free for the next to try. */
async function prepareOnce(set: DataSet, prepared: string): Promise<void> {
  try {
    const own = await mkdtemp(`${prepared}-`);
    await prepare(set, own);
    await rename(own, prepared);
  } catch (error) {
    await rmdir(markOf(prepared));
    throw error;
  }
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
