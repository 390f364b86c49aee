import type { Cookie, Page } from '@playwright/test';
import { leave } from '../people.ts';
import { settled } from '../settled.ts';
import { controlsOf, isSameDocument } from './controls.ts';
import type { Mode } from './modes.ts';
import { quiet } from './quiet.ts';
import type { RouteTable } from './route-table.ts';

export interface SweepReport {
  /** Patterns that were opened, and those for which no page links to an object. */
  opened: string[];
  unopened: string[];
  presses: number;
  /** Controls that could not be pressed, because they moved, went or were covered. */
  skipped: number;
  /** Address, pressed control and what was wrong. */
  faults: string[];
}

export interface SweepOptions {
  table: RouteTable;
  mode: Mode;
  /** Which patterns the role can reach. */
  reaches: (pattern: string) => boolean;
}

/** Equal controls of a list: the first and another one. */
const MOST_OF_A_KIND = 2;
const MOST_ON_A_PAGE = 80;

/**
 * Opens every page that the signed-in person can reach, by the app's table of routes and the links of the pages, and
 * presses everything on it.
 */
export async function sweep(page: Page, { table, mode, reaches }: SweepOptions): Promise<SweepReport> {
  const patterns = table.patterns.filter(reaches);
  const waiting = patterns
    .filter((pattern) => !/:\w+(?![\w?])/.test(pattern))
    .map((pattern) => pattern.replace(/\/:\w+\?/g, ''));
  const opened = new Map<string, string[]>();
  const report: SweepReport = { opened: [], unopened: [], presses: 0, skipped: 0, faults: [] };
  const pressed = new Map<string, number>();
  const cookies = await page.context().cookies();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = table.patternOf(pathOf(path));
    if (!pattern || !reaches(pattern)) continue;
    const others = opened.get(pattern) ?? [];
    if (others.length === MOST_OF_A_KIND || others.some((other) => pathOf(other) === pathOf(path))) continue;
    opened.set(pattern, [...others, path]);
    const links = await sweepPage(page, { path, pattern, mode, report, pressed, cookies });
    waiting.push(...firstAndLast(links, (link) => table.patternOf(pathOf(link))));
  }
  report.opened = [...opened.keys()];
  report.unopened = patterns.filter((pattern) => !opened.has(pattern));
  return report;
}

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';

/** Of the links to each pattern: a list may end with what is different, e.g. with the last lesson. */
function firstAndLast(links: readonly string[], patternOf: (link: string) => string | undefined): string[] {
  const kinds = new Map<string, [first: string, last: string]>();
  for (const link of links) {
    const pattern = patternOf(link);
    if (pattern !== undefined) kinds.set(pattern, [kinds.get(pattern)?.[0] ?? link, link]);
  }
  return [...kinds.values()].flat();
}

interface PageToSweep {
  path: string;
  pattern: string;
  mode: Mode;
  report: SweepReport;
  /** How often a kind of control was pressed. */
  pressed: Map<string, number>;
  /** Of the session: a press may end it. */
  cookies: Cookie[];
}

async function sweepPage(
  page: Page,
  { path, pattern, mode, report, pressed, cookies }: PageToSweep,
): Promise<string[]> {
  const links = new Set<string>();
  const open = async () => {
    await forget(page, cookies);
    await page.goto(path);
    await settled(page);
    await mode.prepare(page);
    await quiet(page);
  };
  await open();
  // Else it would sweep the form to sign in, again and again.
  const led = new URL(page.url()).pathname;
  if (led.startsWith('/auth/') && !path.startsWith('/auth/')) report.faults.push(`${path} leads to ${led}`);
  const kindOf = ({ shared, key }: { shared: boolean; key: string }) => (shared ? key : `${pattern} ${key}`);
  /** Each kind of control that was seen, and the one that brought it. */
  const seen = new Map<string, string | undefined>();
  const tried = new Set<string>();
  let last: string | undefined;
  let fresh = true;
  for (let presses = 0; presses < MOST_ON_A_PAGE; ) {
    const { list, element, ...found } = await controlsOf(page);
    for (const link of found.links) links.add(link);
    const kinds = list.map(kindOf);
    const isNew = (kind: string) => (pressed.get(kind) ?? 0) < MOST_OF_A_KIND && !tried.has(kind);
    for (const kind of kinds) if (isNew(kind) && !seen.has(kind)) seen.set(kind, last);
    const at = nextOf(kinds, seen, isNew);
    const control = list[at];
    const kind = kinds[at];
    if (!control || kind === undefined) {
      if (fresh || ![...seen.keys()].some(isNew)) break;
      await open();
      fresh = true;
      continue;
    }
    // The second of its kind is another one of the list.
    const same = kinds.flatMap((each, index) => (each === kind ? [index] : []));
    const times = pressed.get(kind) ?? 0;
    const target = (await element(times > 0 ? (same.at(-1) ?? at) : at)).asElement();
    pressed.set(kind, control.shared || same.length === 1 ? MOST_OF_A_KIND : times + 1);
    last = kind;
    fresh = false;
    presses += 1;
    try {
      if (target) await mode.press(page, target, control);
    } catch {
      report.skipped += 1;
      tried.add(kind);
      continue;
    }
    report.presses += 1;
    await quiet(page);
    const fault = (await isSameDocument(page)) ? await mode.fault(page) : undefined;
    const what = `${path}: ${control.role} “${control.name}”`;
    if (process.env.SWEEP_LOG) console.log(what, fault ?? '');
    if (fault) report.faults.push(`${what}: ${fault}`);
    const { pathname, search } = new URL(page.url());
    if (fault || pathname !== pathOf(path)) {
      links.add(pathname + search);
      await open();
      fresh = true;
    }
  }
  return [...links];
}

/** Where a control is that was not pressed yet, or else the one that shows such controls again; -1: none. */
function nextOf(
  kinds: readonly string[],
  seen: Map<string, string | undefined>,
  isNew: (kind: string) => boolean,
): number {
  const at = kinds.findIndex(isNew);
  if (at >= 0) return at;
  const opener = [...seen].find(([kind, by]) => isNew(kind) && by && kinds.includes(by))?.[1];
  if (opener === undefined) return -1;
  // Once: it may not bring them again.
  for (const [kind, by] of seen) if (by === opener) seen.set(kind, undefined);
  return kinds.indexOf(opener);
}

/** Undoes what presses have kept in the browser: another language, the end of the session. */
async function forget(page: Page, cookies: Cookie[]): Promise<void> {
  if (page.url() !== 'about:blank')
    await page
      .evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      })
      // The page is just being left.
      .catch(() => undefined);
  // Its end of a session may still be under way.
  await leave(page);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}
