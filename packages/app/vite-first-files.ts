import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Needs } from './vite-chunks.ts';
import { START } from './vite-visits.ts';

const file = (path: string) => resolve(import.meta.dirname, 'src', path);
const pages = (...names: string[]) => names.map((name) => file(`pages/${name}.tsx`));
const isPage = (id: string) => /[\\/]pages[\\/]/.test(id);

/** The pages where visitors arrive. Modules that both need form one file; modules that only other pages share do not. */
const ARRIVALS = pages('home-page', 'courses-page');

/** What learners see first, and what surrounds every console. */
const LEARNERS_FIRST = [
  file('shell/console-shell.tsx'),
  file('pages/dashboard-page.tsx'),
  file('areas/learner/area.tsx'),
];
const SHELLS = [
  file('shell/console-shell.tsx'),
  file('areas/instructor/instructor-shell.tsx'),
  file('areas/hub/hub-shell.tsx'),
];

/** What follows at once on the dashboard. */
const DASHBOARD_PARTS = ['dashboard-more', 'assigned-list'].map((name) =>
  file(`areas/learner/parts/${name}.tsx`),
);

/** Pages that people open by the address in a message or a search. */
const OPENED = [
  ...pages('course-page', 'unit-page', 'lesson-page'),
  file('areas/learner/pages/quiz-page.tsx'),
];

/** The first loads that are measured by themselves. They load nothing that only others need. */
export const FIRST_LOADS = [...ARRIVALS, ...LEARNERS_FIRST, ...DASHBOARD_PARTS, ...OPENED];

const OTHERS = readdirSync(file('.'), { recursive: true, encoding: 'utf8' })
  .map(file)
  .filter((path) => isPage(path) && path.endsWith('.tsx') && !OPENED.includes(path));
const CONSOLES = OTHERS.filter((path) => /[\\/]areas[\\/](?:instructor|hub|admin)[\\/]/.test(path));

/** Pages: a module that more others need does not make them load the code of a page that people open. */
const WIDELY_USED = 16;
/** Pages of consoles: if as many need a module, it is not in the same file as what they do not need. */
const USED_IN_CONSOLES = 3;

/**
 * The name of the file for a module that a first load needs: what every page needs, what surrounds the consoles, and a
 * file for each group of the pages that people open. As fifty small files, a lesson waited for ten rounds of requests
 * (spec 14.301).
 *
 * @returns undefined for a module that the first loads do not need, or only one of them
 */
export function firstFileOf(id: string, needs: Needs): string | undefined {
  const neededBy = (all: readonly string[]) => all.filter((page) => needs.of(page).has(id));
  const some = (all: readonly string[]) => neededBy(all).length > 0;
  const every = (all: readonly string[]) => neededBy(all).length === all.length;

  if (some([START]) || every(ARRIVALS)) return 'shared';
  if (isPage(id)) return undefined;
  const opened = neededBy(OPENED);
  const [arrival] = neededBy(ARRIVALS);
  // A page where visitors arrive loads no more for it: it needs all of the file.
  if (arrival) return opened.length > 0 ? `arrival-${ARRIVALS.indexOf(arrival)}` : undefined;
  if (some(LEARNERS_FIRST)) return opened.length > 0 ? 'common' : every(SHELLS) ? 'frame' : 'learner';
  if (opened.length === 0) return undefined;
  // An icon alone would be a file of its own.
  const shared = opened.length > 2 || (opened.length > 1 && /[\\/]lucide[\\/]/.test(id));
  const name =
    shared || neededBy(OTHERS).length >= WIDELY_USED
      ? 'parts'
      : `for-${opened.map((page) => OPENED.indexOf(page)).join('')}`;
  // What else is in those files, the dashboard and the consoles do not need.
  if (some(DASHBOARD_PARTS)) return name === 'parts' ? 'parts-and-dashboard' : 'dashboard';
  const inConsoles = opened.length === 1 && neededBy(CONSOLES).length >= USED_IN_CONSOLES;
  return inConsoles && name !== 'parts' ? `${name}-and-consoles` : name;
}
