#!/usr/bin/env node
// Finds or installs a Chromium for the tests, and prints its path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium, findTestChromium, HEADLESS } from './lib/chromium.mjs';
import { fail, run } from './lib/run.mjs';

const ADVICE =
  'No Chromium to test with: install one (Debian: `apt-get install chromium`), or name one by CHROMIUM_PATH, ' +
  'or let `npx playwright install chromium` download one.';

/**
 * Uses `CHROMIUM_PATH`, else Debian's Chromium without windows (installed by apt if root), else one on the path, else
 * Playwright's download. One with windows is there as well afterwards: the other has no notifications.
 * @returns {Promise<string>} the path for tests
 * @throws if no Chromium can be found or installed
 */
export async function ensureTestChromium() {
  if (process.env['CHROMIUM_PATH']) return ensureChromium();
  const complete = await ensureChromium();
  if (!findTestChromium()?.endsWith(HEADLESS)) {
    const code = await installByApt(HEADLESS);
    // Older Debians and other systems do not have it.
    if (code !== undefined && code !== 0) console.log(`No ${HEADLESS} here: the tests take longer.`);
  }
  return findTestChromium() ?? complete;
}

/**
 * Uses `CHROMIUM_PATH`, else one on the path, else Playwright's earlier download, else Debian's by apt if root,
 * else Playwright's download.
 * @returns {Promise<string>} the path of a Chromium that can show windows
 * @throws if no Chromium can be found or installed
 */
export async function ensureChromium() {
  const present = findChromium() ?? playwrightsOwn();
  if (present) return present;
  if ((await installByApt('chromium')) === 0) {
    const installed = findChromium();
    if (installed) return installed;
  }
  console.log("No Chromium here: fetching Playwright's.");
  await run('playwright', ['install', 'chromium']);
  const fetched = playwrightsOwn();
  if (fetched) return fetched;
  throw new Error(ADVICE);
}

/** @param {string} name @returns {Promise<number | undefined>} exit code; undefined without apt or its rights */
async function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing Debian's ${name}.`);
  await run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function playwrightsOwn() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureTestChromium());
  } catch (error) {
    fail(error);
  }
}
