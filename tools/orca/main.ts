import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { serveStorybook } from '../../scripts/lib/serve-storybook.mjs';
import { chosen } from './all-flows.ts';
import { FLOWS } from './flows.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES =
  'orca xvfb at-spi2-core dbus-x11 libglib2.0-bin speech-dispatcher python3-pyatspi openbox xdotool chromium';
const PROGRAMS = ['orca', 'Xvfb', 'dbus-run-session', 'gdbus', 'openbox', 'xdotool'];

const isHere = (program: string) => spawnSync('which', [program]).status === 0;

/** The versions of reader, browser and library, and the date. */
function about(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const first = (program: string) =>
    execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split('\n')[0];
  const browser = first(findChromium() ?? 'chromium')
    ?.replace(/ built on.*$/, '')
    .trim();
  const day = new Date().toISOString().slice(0, 10);
  return `Orca ${first('orca')}, ${browser}, @digiken/ui ${version}, ${day}. Keys by a script; no person has listened.`;
}

async function main(names: readonly string[]): Promise<void> {
  chosen(names);
  const missing = [
    ...PROGRAMS.filter((program) => !isHere(program)),
    ...(findChromium() ? [] : ['chromium']),
  ];
  if (missing.length > 0) {
    throw new Error(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${PACKAGES}`);
  }
  const storybook = await serveStorybook();
  const home = mkdtempSync(join(tmpdir(), 'digiken-orca-'));
  try {
    await checkStories(storybook.url);
    await inSession([storybook.url, home, join(ROOT, 'a11y-reports/orca'), about(), ...names]);
    rmSync(home, { recursive: true, force: true });
  } finally {
    await storybook.close();
  }
}

async function checkStories(url: string): Promise<void> {
  const { entries } = (await (await fetch(`${url}index.json`)).json()) as {
    entries: Record<string, unknown>;
  };
  const unknown = FLOWS.find(({ story }) => !(story in entries));
  if (unknown)
    throw new Error(`The built Storybook has no story ${unknown.story}: build it again with npm run build.`);
}

/** Rejects if the session fails; its home with all logs is then kept. */
async function inSession(args: readonly string[]): Promise<void> {
  const session = fileURLToPath(new URL('session.ts', import.meta.url));
  const code = await run('dbus-run-session', ['--', process.execPath, '--import', 'tsx', session, ...args]);
  if (code !== 0) throw new Error(`The session with Orca failed (${code}); its logs are in ${args[1]}.`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
