import { cp, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { markdownCourses } from '../../packages/server/test/fixtures/courses.ts';
import { PATH_COURSE } from './path-course.ts';
import { forgetPages } from './page-results.ts';
import { runCli, startServer } from './server.ts';

/**
 * What the data folder of a server contains at the start: the demo, or the demo and imported Markdown courses, one of
 * them still a draft (`sellPathCourse`).
 * `isolated` is the demo for a server that other tests do not share, because these tests change what others rely on;
 * `swept` is one for the sweep that changes nothing but what it needs, `renamed` one whose people and hub get long names.
 */
export type DataSet = 'demo' | 'isolated' | 'swept' | 'renamed' | 'imported courses';

const FOLDER = 'DIGIKEN_E2E_PREPARED';

/**
 * Playwright's global setup: creates the folder in which all workers of this run share prepared data. It prepares the
 * demo in the background, so that it is ready soon after the first tests have started.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-e2e-prepared-'));
  process.env[FOLDER] = folder;
  await mkdir(join(folder, 'checked'));
  await forgetPages();
  const prepared = join(folder, 'demo');
  await first(prepared);
  const preparing = prepareOnce('demo', prepared).catch((error: unknown) => console.error(error));
  return async () => {
    await preparing;
    await rm(folder, { recursive: true, force: true });
  };
}

/** The folder that all workers of this run share. */
export function runFolder(): string {
  const folder = process.env[FOLDER];
  if (!folder) throw new Error(`${FOLDER} is not set: playwright.config.ts has no global setup.`);
  return folder;
}

/**
 * A new data folder, copied from one that the run prepares once, because the import and the demo take seconds.
 * The first worker prepares it. The others wait.
 */
export async function freshData(set: DataSet): Promise<string> {
  const prepared = join(runFolder(), set === 'imported courses' ? 'imported' : 'demo');
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-e2e-'));
  while (!(await copied(prepared, dataDir))) {
    if (await first(prepared)) await prepareOnce(set, prepared);
    else await setTimeout(100);
  }
  return dataDir;
}

const markOf = (prepared: string) => `${prepared}.started`;

/** Returns true for one caller only. */
async function first(prepared: string): Promise<boolean> {
  try {
    await mkdir(markOf(prepared));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The folder gets its final name when it is complete. After a failure another worker tries again. */
async function prepareOnce(set: DataSet, prepared: string): Promise<void> {
  try {
    await rename(await prepare(set), prepared);
  } catch (error) {
    await rmdir(markOf(prepared));
    throw error;
  }
}

/** @returns a new data folder */
async function prepare(set: DataSet): Promise<string> {
  if (set === 'imported courses') {
    const dataDir = await freshData('demo');
    const printed: string[] = [];
    for (const { path } of markdownCourses())
      printed.push(await runCli(['import', path, '--publish'], { dataDir }));
    await writeFile(join(dataDir, REPORT), printed.join('\n'));
    await runCli(['import', PATH_COURSE.folder, '--owner', 'instructor@digiken.example'], { dataDir });
    return dataDir;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-e2e-'));
  const server = await startServer({ dataDir });
  await server.stop();
  return dataDir;
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

/** The file in the data folder with what the imports printed. */
export const REPORT = 'import-report.txt';
