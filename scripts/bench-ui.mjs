#!/usr/bin/env node
// npm run bench:ui: compares one page built with @digiken/ui with the same page in plain React and native elements,
// on a throttled CPU. `--check` fails if a goal is missed in more than one of nine runs; `--write` updates docs/bench-ui.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPage, PAGES } from './bench/ui/build.mjs';
import { serveFolder, SLOWED, visit } from './bench/ui/measure.mjs';
import { printTable, toRows, writePage } from './bench/ui/table.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { CHROMIUM_FLAGS } from './lib/chromium-flags.mjs';
import { buildStale, fail } from './lib/run.mjs';

/** A run is one visit to each page, right after each other. */
const VISITS = 9;
const PRESSES = 6;

/** @typedef {import('./bench/ui/measure.mjs').Figures} Figures */

try {
  const executablePath = await ensureChromium();
  await buildStale(['--filter=@digiken/ui']);
  const folder = await mkdtemp(join(tmpdir(), 'digiken-bench-ui-'));
  const weights = { plain: await buildPage('plain', folder), ours: await buildPage('ours', folder) };
  const whole = await buildPage('ours', join(folder, 'whole'), 'whole.css');
  const { url, stop } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  /** @type {Record<(typeof PAGES)[number], Figures[]>} */
  const found = { plain: [], ours: [] };
  try {
    // Alternate, so that other load on the machine affects both equally.
    for (let i = 0; i < VISITS; i++) {
      for (const page of PAGES) found[page].push(await visit(browser, `${url}/${page}/`, PRESSES));
    }
  } finally {
    await browser.close();
    await stop();
    await rm(folder, { recursive: true });
  }
  const runs = found.plain.map((plain, at) => ({
    plain: { ...weights.plain, ...plain },
    ours: { ...weights.ours, .../** @type {Figures} */ (found.ours[at]) },
  }));
  const rows = toRows(runs, whole);
  console.log(`Medians of ${VISITS} runs, in turns; processor slowed ${SLOWED} times.`);
  printTable(rows, VISITS);
  if (process.argv.includes('--write')) await writePage(rows, VISITS);
  const missed = rows.filter(({ holds }) => holds === false);
  if (process.argv.includes('--check') && missed.length > 0)
    throw new Error(`Missed: ${missed.map(({ what }) => what).join(', ')}.`);
} catch (error) {
  fail(error);
}
