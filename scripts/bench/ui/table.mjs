import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { median } from '../../lib/median.mjs';
import { ROOT } from '../../lib/run.mjs';

/** @typedef {import('./measure.mjs').Figures & import('./build.mjs').Weight} Measured */
/** @typedef {{ plain: Measured, ours: Measured }} Run one visit to each page */
/** @typedef {{ what: string, plain: string, ours: string, ratio: number | null, goal: string, met: number | null, holds?: boolean }} Row */

/** The number of runs of nine that may miss a goal: the machine does other things, too. */
const MAY_MISS = 1;

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const milliseconds = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;

/** The compared figures, and the most that ours may be: a multiple of the baseline, or bytes. */
const LINES =
  /** @type {{ what: string, read: (one: Measured) => number, print: (value: number) => string, times?: number, bytes?: number }[]} */ ([
    {
      what: 'script at first load (gzip, with React)',
      read: ({ script }) => script,
      print: kilobytes,
      times: 1.25,
    },
    { what: 'script on demand (gzip)', read: ({ later }) => later, print: kilobytes },
    { what: 'style (gzip)', read: ({ style }) => style, print: kilobytes, bytes: 5000 },
    { what: 'font', read: ({ font }) => font, print: kilobytes, bytes: 24_000 },
    { what: 'font for rarer characters', read: ({ moreFonts }) => moreFonts, print: kilobytes },
    { what: 'main thread until rendered', read: ({ render }) => render, print: milliseconds, times: 1.3 },
    { what: 'blocking time', read: ({ blocked }) => blocked, print: milliseconds, times: 1.6 },
    { what: 'dialog: press to next paint', read: ({ dialog }) => dialog, print: milliseconds, times: 1.5 },
    { what: 'drawer: press to next paint', read: ({ drawer }) => drawer, print: milliseconds, times: 1.5 },
    { what: 'toast: press to next paint', read: ({ toast }) => toast, print: milliseconds, times: 1.5 },
    { what: 'menu: press to next paint', read: ({ menu }) => menu, print: milliseconds, times: 2.5 },
    { what: 'tab: press to next paint', read: ({ tab }) => tab, print: milliseconds, times: 1.2 },
    { what: '1,000 table rows committed', read: ({ rows }) => rows, print: milliseconds, times: 2 },
    {
      what: '1,000 table rows: press to next paint',
      read: ({ rowsPainted }) => rowsPainted,
      print: milliseconds,
    },
    { what: '1,000 notifications mounted', read: ({ thousand }) => thousand, print: milliseconds, times: 1 },
    { what: 'heap after rendering', read: ({ heap }) => heap, print: megabytes },
  ]);

/**
 * @param {Run[]} runs
 * @param {import('./build.mjs').Weight} whole the page with the utilities of the whole library
 * @returns {Row[]} medians, and in how many runs a goal was met
 */
export function toRows(runs, whole) {
  const rows = LINES.map(({ what, read, print, times, bytes }) => {
    const meets = (/** @type {Run} */ { plain, ours }) =>
      times === undefined ? read(ours) <= (bytes ?? 0) : read(ours) <= times * read(plain);
    const plain = median(runs.map((run) => read(run.plain)));
    const hasGoal = times !== undefined || bytes !== undefined;
    const met = hasGoal ? runs.filter(meets).length : null;
    return {
      what,
      plain: print(plain),
      ours: print(median(runs.map((run) => read(run.ours)))),
      ratio: plain === 0 ? null : median(runs.map((run) => read(run.ours) / read(run.plain))),
      goal: times !== undefined ? `≤ ${times} ×` : bytes !== undefined ? `≤ ${kilobytes(bytes)}` : '',
      met,
      ...(met !== null && { holds: met >= runs.length - MAY_MISS }),
    };
  });
  const styleOfAll = {
    what: 'style of the whole library instead',
    plain: '',
    ours: kilobytes(whole.style),
    ratio: null,
    goal: '',
    met: null,
  };
  return [...rows.slice(0, 3), styleOfAll, ...rows.slice(3)];
}

/** @param {Row} row @param {number} runs */
const cells = ({ what, plain, ours, ratio, goal, met, holds }, runs) => [
  what,
  plain,
  ours,
  ratio === null ? '' : ratio.toFixed(2),
  goal,
  met === null ? '' : `${met} of ${runs}${holds ? '' : ' (missed)'}`,
];

const HEAD = ['', 'plain React', '@digiken/ui', 'ratio', 'goal', 'runs that meet it'];

/** @param {Row[]} rows @param {number} runs */
export function printTable(rows, runs) {
  const lines = [HEAD, ...rows.map((row) => cells(row, runs))];
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

/** Updates the table in docs/bench-ui.md. @param {Row[]} rows @param {number} runs */
export async function writePage(rows, runs) {
  const path = join(ROOT, 'docs/bench-ui.md');
  const page = await readFile(path, 'utf8');
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  if (from < 0 || to < from) throw new Error(`docs/bench-ui.md has lost its marks ${START} and ${END}.`);
  const table = [HEAD, HEAD.map(() => '---'), ...rows.map((row) => cells(row, runs))].map(
    (line) => `| ${line.join(' | ')} |`,
  );
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, medians of ${runs} runs`;
  await writeFile(
    path,
    `${page.slice(0, from)}${START}\n${machine}\n\n${table.join('\n')}\n${page.slice(to)}`,
  );
}
