import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIBRARIES, libraryRoot, sourceOf } from './sources.ts';

const APP = fileURLToPath(new URL('../../packages/app/src', import.meta.url));
// A type is gone when the page runs.
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'|import\('([^']+)'\)/g;

/** The file of an import within the app and the component packages; undefined for other packages. */
function fileOf(from: string, path: string): string | undefined {
  const base = path.startsWith('.') ? resolve(dirname(from), path) : sourceOf(path);
  if (!base) return undefined;
  return [base, `${base}.tsx`, `${base}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

const imports = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
    ([, named, late]) => fileOf(file, named ?? late ?? '') ?? [],
  );
  imports.set(file, found);
  return found;
}

/** Everything that a file imports, and what that imports. */
function reachable(file: string): Set<string> {
  const seen = new Set<string>();
  const wanted = [file];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    wanted.push(...importsOf(next));
  }
  return seen;
}

/** `areas/admin/users/users-page.tsx` → "Admin: users" */
function nameOf(page: string): string {
  const parts = page.split(sep);
  const words = (parts.at(-1) ?? '').replace(/-page\.tsx$/, '').replaceAll('-', ' ');
  const name = parts[0] === 'areas' ? `${parts[1]}: ${words}` : words;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The pages of the product that show each component, found by following their imports.
 * @returns by folder (`actions/button`), in alphabetical order; components that no page shows are missing
 */
export function pagesByComponent(): Record<string, string[]> {
  const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\bparts\b).*-page\.tsx$/.test(file),
  );
  const found: Record<string, Set<string>> = {};
  for (const page of pages) {
    for (const file of reachable(join(APP, page))) {
      for (const library of LIBRARIES) {
        const inside = relative(join(libraryRoot(library), 'src'), file);
        if (inside.startsWith('..')) continue;
        const folder = inside.split(sep).slice(0, 2).join('/');
        (found[folder] ??= new Set()).add(nameOf(page));
      }
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([folder, names]) => [
      folder,
      [...names].sort((a, b) => a.localeCompare(b, 'en')),
    ]),
  );
}
