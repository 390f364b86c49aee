// Runs inside `dbus-run-session`, started by main.ts. Arguments: address of the Storybook, home, folder of the
// results, versions, names of flows (default: all).
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { Desktop, until } from './desktop.ts';
import { chosen } from './all-flows.ts';
import type { Act, Flow } from './flows.ts';
import type { AppFlow } from './app-flow.ts';
import { SpeechLog } from './speech-log.ts';

const [address = '', home = '', results = '', about = '', ...names] = process.argv.slice(2);
const desktop = new Desktop(home);
const chromium = findChromium() ?? 'chromium';
const ORCA = fileURLToPath(new URL('orca-by-lines.py', import.meta.url));

async function hear(flow: Flow, log: SpeechLog): Promise<string> {
  const url = `${address}iframe.html?id=${flow.story}&viewMode=story&globals=theme:light;a11y.manual:!true`;
  const port = await freePort();
  log.take();
  const browser = desktop.spawn(chromium, [
    ...CHROMIUM_FLAGS,
    `--user-data-dir=${join(home, 'profiles', flow.name)}`,
    '--force-renderer-accessibility',
    `--remote-debugging-port=${port}`,
    `--app=${url}`,
  ]);
  await until('the window', () =>
    desktop.run('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowactivate']),
  );
  await untilFinished(port);
  await log.silence({ quiet: 3000, patience: 10_000 });
  const lines = [step('The page opens', log.take())];
  // Orca reads the whole page when it opens; users interrupt that before they go on.
  desktop.run('xdotool', ['key', 'Control_L']);
  await log.silence();
  log.take();
  for (const act of flow.acts) lines.push(...(await perform(act, log)));
  browser.kill('SIGTERM');
  await log.silence();
  return lines.join('\n');
}

/** As {@link hear}, in the app: the debugger stays, because it cuts the line and moves the focus. */
async function hearApp(flow: AppFlow, server: RunningServer, log: SpeechLog): Promise<string> {
  const port = await freePort();
  const browser = desktop.spawn(chromium, [
    ...CHROMIUM_FLAGS,
    `--user-data-dir=${join(home, 'profiles', flow.name)}`,
    '--force-renderer-accessibility',
    `--remote-debugging-port=${port}`,
    `--window-size=${flow.width ?? 1280},900`,
    `--app=${server.url}/favicon.svg`,
  ]);
  await until('the window', () =>
    desktop.run('xdotool', ['search', '--sync', '--onlyvisible', '--class', 'chromium', 'windowactivate']),
  );
  const connected = await until('the browser to answer', () =>
    playwright.connectOverCDP(`http://127.0.0.1:${port}`),
  );
  const page = connected.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The browser opened no page.');
  const { path, steps } = await flow.begin(page, server);
  log.take();
  await page.goto(server.url + path);
  await log.silence({ quiet: 4000, patience: 15_000 });
  const lines = [step('The page opens', log.take())];
  desktop.run('xdotool', ['key', 'Control_L']);
  await log.silence();
  log.take();
  for (const { did, run } of steps) {
    await run(page);
    await log.silence({ quiet: 3000, patience: 12_000 });
    lines.push(step(did, log.take()));
  }
  await connected.close();
  browser.kill('SIGTERM');
  return lines.join('\n');
}

/** Records a flow of the app, with a new server and demo. */
async function recordApp(flow: AppFlow, log: SpeechLog): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-orca-app-'));
  const server = await startServer({ dataDir });
  try {
    record(flow.name, `${flow.title}. In the app.`, await hearApp(flow, server, log));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function record(name: string, title: string, heard: string): void {
  writeFileSync(join(results, `${name}.txt`), `${title}\n${about}\n\n${heard}\n`);
  console.log(`${name}: recorded`);
}

/** Waits until the play function has finished, then disconnects the debugger, so that only the keyboard acts. */
async function untilFinished(port: number): Promise<void> {
  const browser = await until('the browser to answer', () =>
    playwright.connectOverCDP(`http://127.0.0.1:${port}`),
  );
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The browser opened no page.');
  await page.waitForFunction(
    () =>
      (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
        ?.currentRender?.phase === 'finished',
    undefined,
    { timeout: 60_000 },
  );
  await browser.close();
}

async function perform(act: Act, log: SpeechLog): Promise<string[]> {
  if ('type' in act) {
    desktop.run('xdotool', ['type', '--delay', '150', act.type]);
    await log.silence();
    return [step(`Types “${act.type}”`, log.take())];
  }
  const lines: string[] = [];
  for (let time = 0; time < (act.times ?? 1); time += 1) {
    desktop.run('xdotool', ['key', act.key]);
    await log.silence();
    lines.push(step(`Presses ${act.key}`, log.take()));
  }
  return lines;
}

const step = (did: string, heard: readonly string[]) =>
  [did, ...(heard.length > 0 ? heard : ['(nothing)']).map((phrase) => `  ${phrase}`)].join('\n');

try {
  await desktop.start();
  const debugFile = join(home, 'orca-debug.log');
  desktop.spawn('/usr/bin/python3', [ORCA, '--replace', `--debug-file=${debugFile}`, '--enable', 'speech']);
  const log = new SpeechLog(debugFile);
  await log.silence({ patience: 60_000 });
  if (log.take().length === 0) throw new Error(`Orca does not speak; see ${debugFile}.`);
  mkdirSync(results, { recursive: true });
  for (const flow of chosen(names)) {
    if ('story' in flow) record(flow.name, `${flow.title}. Story ${flow.story}.`, await hear(flow, log));
    else await recordApp(flow, log);
  }
} finally {
  desktop.stop();
}
