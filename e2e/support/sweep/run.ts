import type { BrowserContext } from '@playwright/test';
import { type DemoPerson, leave, signInAs } from '../people.ts';
import type { Mode } from './modes.ts';
import { ROUTES } from './route-table.ts';
import { sweep } from './sweep.ts';
import { openClass } from './open-class.ts';
import { expect, type Page, type RunningServer } from '../test.ts';

/** Whose pages, and where their own ones are; who changes other accounts comes last. */
export const ROLES: readonly (readonly [who: DemoPerson | 'visitor', area: string])[] = [
  ['visitor', ''],
  ['learner', '/console'],
  ['instructor', '/instructor'],
  ['hub', '/hub'],
  ['content', '/admin'],
  ['admin', '/admin'],
];
const AREAS = /^\/(?:console|instructor|hub|admin)(?:\/|$)/;

/** Calls that only read, by POST because they have a body. */
const READS = /\/(?:quote|preview)$/;
/** Would end the sweep of this role, or give its next page another language. */
const SIGN_OUT = /\/auth\/signout|\/preferences$/;

/** Refuses such changes as if the server were overloaded, so that everything can be pressed. */
const refuse = (context: BrowserContext, changes: RegExp) =>
  context.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.request().method() === 'GET' || READS.test(pathname) || !changes.test(pathname)
      ? route.fallback()
      : route.fulfill({ status: 503, json: { message: 'Not now' } });
  });

export interface Run {
  who: DemoPerson | 'visitor';
  area: string;
  mode: Mode;
  width: number;
  changes: 'refused' | 'made';
}

/** Sweeps the pages of one role, and prints what it did. */
export async function run(
  page: Page,
  server: RunningServer,
  { who, area, mode, width, changes }: Run,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  page.on('dialog', (dialog) => void dialog.accept());
  await openClass(await signInAs(page, server.url, 'instructor'));
  await leave(page);
  await page.context().clearCookies();
  if (who !== 'visitor') await signInAs(page, server.url, who);
  await refuse(page.context(), changes === 'made' ? SIGN_OUT : /./);
  const start = performance.now();
  const { opened, unopened, presses, skipped, faults } = await sweep(page, {
    table: ROUTES,
    mode,
    reaches: (pattern) => (area === '' ? !AREAS.test(pattern) : pattern.startsWith(area)),
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${who} at ${width}: ${opened.length} routes, ${presses} presses, ${skipped} skipped, ${faults.length} faults, ${seconds} s`,
  );
  if (unopened.length > 0) console.log(`No page links to ${unopened.join(' ')}`);
  expect(faults).toEqual([]);
}
