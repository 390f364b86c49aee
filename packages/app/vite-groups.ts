import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ChunkingContext, Needs } from './vite-chunks.ts';

const file = (path: string) => resolve(import.meta.dirname, 'src', path);
const pages = (...names: string[]) => names.map((name) => file(`pages/${name}.tsx`));
const isPage = (id: string) => /[\\/]pages[\\/]/.test(id);

/** Every page starts with it. */
const ENTRY = [file('main.tsx')];

/** The pages where visitors arrive. Modules that both need form one chunk; modules that only other pages share do not. */
const ARRIVALS = pages('home-page', 'courses-page');

/** What learners see first, what surrounds every console, and the pages that visitors open as well. */
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
const OPEN_PAGES = pages(
  ...['course-page', 'unit-page', 'lesson-page', 'search-page', 'about-page', 'accessibility-page'],
  ...['help-desk-page', 'sign-in-page', 'sign-up-page', 'forgot-password-page', 'reset-password-page'],
  ...['verify-email-page', 'check-pages', 'not-found-page'],
);

/** Pages that people open by the address in a message or a search. */
const OPENED = [
  ...pages('course-page', 'unit-page', 'lesson-page'),
  file('areas/learner/pages/quiz-page.tsx'),
];
const OTHERS = readdirSync(file('.'), { recursive: true, encoding: 'utf8' })
  .map(file)
  .filter((path) => isPage(path) && path.endsWith('.tsx') && !OPENED.includes(path));
/** Pages: a module that more others need does not make them load the code of a page that people open. */
const WIDELY_USED = 12;

let needs: Needs | undefined;
const needsOf = (chunking: ChunkingContext) => (needs ??= new Needs(chunking));

/** What every page needs, and what both pages need where visitors arrive. */
export function neededOnArrival(id: string, chunking: ChunkingContext): string | null {
  const { some, every } = needsOf(chunking);
  return some(ENTRY, id) || every(ARRIVALS, id) ? 'shared' : null;
}

/** What a first load of a console needs besides: few files compress better than many small ones. */
export function neededInConsoles(id: string, chunking: ChunkingContext): string | null {
  const { some, every } = needsOf(chunking);
  // A page keeps a file of its own name.
  if (some([...ENTRY, ...ARRIVALS], id) || /src[\\/]pages[\\/]/.test(id)) return null;
  const first = some(LEARNERS_FIRST, id);
  // Open pages do not load a console.
  if (some(OPEN_PAGES, id)) return first ? 'common' : null;
  if (every(SHELLS, id)) return 'frame';
  return first ? 'learner' : null;
}

/**
 * What the pages that people open need besides: a file for each group of them, and one for what many pages need. As fifty
 * small files, a lesson waited for ten rounds of requests (spec 14.301).
 */
export function neededWhenOpened(id: string, chunking: ChunkingContext): string | null {
  const { some } = needsOf(chunking);
  if (some(ENTRY, id) || isPage(id)) return null;
  const needing = OPENED.filter((page) => some([page], id));
  if (needing.length === 0) return null;
  // A page where visitors arrive loads no more for it: it needs all of the file.
  const arrival = ARRIVALS.findIndex((page) => some([page], id));
  if (arrival >= 0) return `arrival-${arrival}`;
  if (some(LEARNERS_FIRST, id)) return null;
  const widely = OTHERS.filter((page) => some([page], id)).length >= WIDELY_USED;
  // An icon alone would be a file of its own.
  const shared = needing.length > 2 || (needing.length > 1 && /[\\/]lucide[\\/]/.test(id));
  return widely || shared ? 'parts' : `for-${needing.map((page) => OPENED.indexOf(page)).join('')}`;
}
