#!/usr/bin/env node
// Finds or installs a Chromium for the tests, and prints its path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from './lib/chromium.mjs';
import { fail, run } from './lib/run.mjs';

const ADVICE =
  'No Chromium to test with: install one (Debian: `apt-get install chromium`), or name one by CHROMIUM_PATH, ' +
  'or let `npx playwright install chromium` download one.';

/**
 * Uses `CHROMIUM_PATH`, else one on the path, else Playwright's earlier download, else Debian's by apt if root,
 * else Playwright's download.
 * @returns {Promise<string>} its path
 * @throws if no Chromium can be found or installed
 */
export async function ensureChromium() {
  const present = findChromium() ?? playwrightsOwn();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No Chromium here: installing Debian's.");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  console.log("No Chromium here: fetching Playwright's.");
  await run('playwright', ['install', 'chromium']);
  const fetched = playwrightsOwn();
  if (fetched) return fetched;
  throw new Error(ADVICE);
}

function playwrightsOwn() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    fail(error);
  }
}
