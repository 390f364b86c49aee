import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { build } from 'vite';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { type Tarball, unpack } from './tarball';

const exec = promisify(execFile);

export const CONSUMERS = ['vite', 'server-render', 'plain', 'next'] as const;
export type ConsumerName = (typeof CONSUMERS)[number];

export const sourceOf = (name: string) => join(ROOT, 'consumers', name);

/**
 * Sets up a consumer under .tmp as if freshly checked out and installed by its lock file. Packages from the registry
 * are kept between runs; the library is unpacked each time.
 * @param folder name of the folder; stages that run at the same time need their own
 * @returns its path
 */
export async function install(name: ConsumerName, tarball: Tarball, folder: string = name): Promise<string> {
  const home = join(ROOT, '.tmp/consumers', folder);
  await mkdir(home, { recursive: true });
  for (const entry of await readdir(home)) {
    if (entry !== 'node_modules') await rm(join(home, entry), { recursive: true, force: true });
  }
  await cp(sourceOf(name), home, { recursive: true });
  await copyFile(tarball.file, join(home, 'digiken-ui.tgz'));

  const lock = await readFile(join(home, 'package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex');
  const stamp = join(home, 'node_modules/.installed-by');
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== key) {
    // Vite and Tailwind are linked from this repository, so that an install takes only seconds.
    const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    // Next's compilers for other systems are optional, and not every registry has them all: `ci` refuses such a lock.
    await exec('npm', [name === 'next' ? 'install' : 'ci', ...flags], { cwd: home });
    await writeFile(stamp, key);
  }
  await unpack(tarball.file, join(home, 'node_modules/@digiken/ui'));
  return home;
}

/** Compiler errors in the app's use of the library, with the app's types of React. */
export function typeErrors(home: string): string[] {
  const path = join(home, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, home);
  const program = ts.createProgram(fileNames, options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** React's development build reports mismatches that its production build repairs silently. */
const development = { 'process.env.NODE_ENV': '"development"' };

/** Builds the page into `dist`. */
export async function buildPage(home: string): Promise<void> {
  await build({ root: home, logLevel: 'error', define: development, build: { minify: false } });
}

/**
 * Builds the app of `next`, and starts its production server on a free port.
 * @returns its address, and a function that stops it
 */
export async function startNext(home: string): Promise<{ url: string; close: () => Promise<void> }> {
  const bin = join(home, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  await exec(process.execPath, [bin, 'build'], { cwd: home, env });
  const server = spawn(process.execPath, [bin, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: home,
    env,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (port && said.includes('Ready')) resolve(`http://127.0.0.1:${port}/`);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${said}`)));
  });
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill();
      }),
  };
}

/**
 * Renders the page of `server-render` in Node and puts it into the built page.
 * @returns what the rendering printed to stderr: warnings of React
 */
export async function renderOnServer(home: string): Promise<string> {
  await build({
    root: home,
    logLevel: 'error',
    build: { ssr: 'src/server.tsx', outDir: 'dist-ssr' },
  });
  const { stdout, stderr } = await exec(process.execPath, [join(home, 'dist-ssr/server.js')], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const page = join(home, 'dist/index.html');
  const html = await readFile(page, 'utf8');
  if (!html.includes('<!--page-->')) throw new Error(`${page} has no <!--page--> placeholder.`);
  await writeFile(
    page,
    html.replace('<!--page-->', () => stdout),
  );
  return stderr;
}
