import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../lib/run.mjs';

/** @typedef {import('./measure.mjs').Figures & import('./build.mjs').Weight} Measured */
/** @typedef {{ what: string, plain: string, ours: string, ratio: number, goal?: number, holds?: boolean }} Row */

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
const weight = (/** @type {import('./build.mjs').Weight} */ { script, style }) => script + style;

/** The compared figures, and the allowed ratio to the baseline. */
const LINES = /** @type {[string, (one: Measured) => number, (value: number) => string, number?][]} */ ([
  ['bytes, script and style (gzip, React included)', weight, kilobytes, 1.4],
  ['  of it script', ({ script }) => script, kilobytes],
  ['  of it style', ({ style }) => style, kilobytes],
  ['main thread until rendered', ({ render }) => render, milliseconds, 1.4],
  ['dialog: press to next paint', ({ dialog }) => dialog, milliseconds, 2],
  ['menu: press to next paint', ({ menu }) => menu, milliseconds, 2],
  ['drawer: press to next paint', ({ drawer }) => drawer, milliseconds, 2],
  ['toast: press to next paint', ({ toast }) => toast, milliseconds, 2],
  ['tab: press to next paint', ({ tab }) => tab, milliseconds, 2],
  ['1,000 notifications mounted', ({ thousand }) => thousand, milliseconds, 1.5],
  ['heap after rendering', ({ heap }) => heap, megabytes],
]);

/**
 * @param {Measured} plain
 * @param {Measured} ours
 * @param {import('./build.mjs').Weight} whole the page with the utilities of the whole library
 * @returns {Row[]}
 */
export function toRows(plain, ours, whole) {
  const rows = LINES.map(([what, read, print, goal]) => {
    const ratio = read(ours) / read(plain);
    return {
      what,
      plain: print(read(plain)),
      ours: print(read(ours)),
      ratio,
      ...(goal !== undefined && { goal, holds: ratio <= goal }),
    };
  });
  const all = {
    what: '  with the style of the whole library',
    plain: kilobytes(weight(plain)),
    ours: kilobytes(weight(whole)),
    ratio: weight(whole) / weight(plain),
  };
  return [...rows.slice(0, 3), all, ...rows.slice(3)];
}

/** @param {Row} row */
const cells = ({ what, plain, ours, ratio, goal, holds }) => [
  what,
  plain,
  ours,
  ratio.toFixed(2),
  goal === undefined ? '' : `≤ ${goal}`,
  holds === undefined ? '' : holds ? 'yes' : 'NO',
];

const HEAD = ['', 'plain React', '@digiken/ui', 'ratio', 'goal', 'met'];

/** @param {Row[]} rows */
export function printTable(rows) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  }
}

const START = '<!-- table -->';
const END = '<!-- /table -->';

/** Updates the table in docs/bench-ui.md. @param {Row[]} rows @param {number} visits */
export async function writePage(rows, visits) {
  const path = join(ROOT, 'docs/bench-ui.md');
  const page = await readFile(path, 'utf8');
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  if (from < 0 || to < from) throw new Error(`docs/bench-ui.md has lost its marks ${START} and ${END}.`);
  const table = [HEAD, HEAD.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`);
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, medians of ${visits} visits`;
  await writeFile(
    path,
    `${page.slice(0, from)}${START}\n${machine}\n\n${table.join('\n')}\n${page.slice(to)}`,
  );
}
