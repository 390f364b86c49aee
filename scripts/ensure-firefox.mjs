#!/usr/bin/env node
// Finds or installs a Firefox for the keyboard tests, and prints its path.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findFirefox } from './lib/firefox.mjs';
import { fail, run } from './lib/run.mjs';

export const ADVICE =
  'No Firefox to test with: install one (Debian: `apt-get install firefox-esr`) or name one by FIREFOX_PATH.';

/**
 * Uses `FIREFOX_PATH`, else one on the path, else Debian's by apt if root.
 * @returns {Promise<string | undefined>} its path; undefined if no Firefox can be found or installed
 */
export async function ensureFirefox() {
  const present = findFirefox();
  if (present) return present;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("No Firefox here: installing Debian's.");
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findFirefox();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const path = await ensureFirefox();
    if (!path) throw new Error(ADVICE);
    console.log(path);
  } catch (error) {
    fail(error);
  }
}
