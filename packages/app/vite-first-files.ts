import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Needs } from './vite-chunks.ts';
import { START } from './vite-visits.ts';

const file = (path: string) => resolve(import.meta.dirname, 'src', path);
const pages = (...names: string[]) => names.map((name) => file(`pages/${name}.tsx`));
/** The folder of the repository may have any name. */
const isPage = (id: string) => /[\\/]pages[\\/]/.test(relative(import.meta.dirname, id));

/** The pages where visitors arrive. Modules that both need form one file; modules that only other pages share do not. */
const ARRIVALS = pages('home-page', 'courses-page');

/** What surrounds the public pages. */
const PUBLIC_SHELL = file('shell/public-shell.tsx');

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

/** Parts that the dashboard loads right after its page. */
const DASHBOARD_PARTS = ['dashboard-due', 'dashboard-more', 'assigned-list'].map((name) =>
  file(`areas/learner/parts/${name}.tsx`),
);

/** Parts that the home page loads after its page. */
const HOME_PARTS = ['home-more', 'home-phone'].map((name) => file(`shell/${name}.tsx`));

/** The pages that sell. They load nothing that only learners need. */
const SOLD = pages('course-page', 'unit-page');

const QUIZ = file('areas/learner/pages/quiz-page.tsx');
const STUDIED = [...pages('lesson-page'), QUIZ];
/** Pages that people open by the address in a message or a search. */
const OPENED = [...SOLD, ...STUDIED];

/** The first loads that have budgets of their own. No module is added to them that only other pages need. */
export const FIRST_LOADS = [...ARRIVALS, ...HOME_PARTS, ...LEARNERS_FIRST, ...DASHBOARD_PARTS, ...OPENED];

const OTHERS = readdirSync(file('.'), { recursive: true, encoding: 'utf8' })
  .map(file)
  .filter((path) => isPage(path) && path.endsWith('.tsx') && !OPENED.includes(path));
const CONSOLES = OTHERS.filter((path) => /[\\/]areas[\\/](?:instructor|hub|admin)[\\/]/.test(path));

/** A module that so many other pages need is not in the file of one opened page, so that they do not load its code. */
const WIDELY_USED = 16;
/** A module that so many pages of consoles need is in a separate file, so that they do not load the rest. */
const USED_IN_CONSOLES = 3;

/**
 * The name of the file for a module that a first load needs: what every page needs, what surrounds the consoles, and a
 * file for each group of the pages that people open. As fifty small files, a lesson waited for ten rounds of requests
 * (spec 14.301).
 *
 * @returns undefined for a page, and for a module whose file is decided by the visits that load it
 */
export function firstFileOf(id: string, needs: Needs): string | undefined {
  const neededBy = (all: readonly string[]) => all.filter((page) => needs.of(page).has(id));
  const some = (all: readonly string[]) => neededBy(all).length > 0;
  const every = (all: readonly string[]) => neededBy(all).length === all.length;

  if (some([START])) return 'shared';
  // Consoles do not load what only visitors see, nor lessons what is on the pages of courses.
  const studied = some([...LEARNERS_FIRST, ...STUDIED]);
  if (some([PUBLIC_SHELL])) return studied ? 'shared' : 'visitors';
  if (every(ARRIVALS)) return studied ? 'shared' : 'arrivals';
  if (isPage(id)) return undefined;
  const opened = neededBy(OPENED);
  const [arrival] = neededBy(ARRIVALS);
  // A page where visitors arrive loads no more for it: it needs all of the file.
  if (arrival) return opened.length > 0 ? `arrival-${ARRIVALS.indexOf(arrival)}` : undefined;
  if (some(LEARNERS_FIRST)) {
    if (opened.length > 0) return some(SOLD) ? 'common' : 'studied';
    return every(SHELLS) ? 'frame' : 'learner';
  }
  if (opened.length === 0) return undefined;
  // An icon, or the little that a quiz shares with one other page, would be a file of its own.
  const little = /[\\/]lucide[\\/]/.test(id) || opened.includes(QUIZ);
  const shared = opened.length > 2 || (opened.length > 1 && little);
  const onDashboard = some(DASHBOARD_PARTS);
  if (some(HOME_PARTS)) return 'parts-and-home';
  // The dashboard and the consoles need little of these files, so what they do need is in separate ones.
  if (shared || neededBy(OTHERS).length >= WIDELY_USED) return onDashboard ? 'parts-and-dashboard' : 'parts';
  if (onDashboard) return 'dashboard';
  const name = `for-${opened.map((page) => OPENED.indexOf(page)).join('')}`;
  const inConsoles = opened.length === 1 && neededBy(CONSOLES).length >= USED_IN_CONSOLES;
  return inConsoles ? `${name}-and-consoles` : name;
}
