import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SRC = resolve(import.meta.dirname, 'src');
const PACKAGES = resolve(SRC, '../..');

/** The pages that `lazyPage` marks with `firstSheet`, and what is around them. */
export const FIRST = [
  'main.tsx',
  'entry-server.tsx',
  'pages/home-page.tsx',
  'pages/courses-page.tsx',
  'pages/dashboard-page.tsx',
  'areas/learner/area.tsx',
];

/** Texts have no classes, but words that look like some. */
const TEXTS = /messages-sw|languages[\\/]sw/;
/** Pages that load styles.full.css themselves. */
const OTHER_PAGES = /lazyPage\(\s*(?:async\s*)?\(\)\s*=>[^;]{0,80}?import\([^)]*\)/g;
/** Addresses of other pages. */
const ADDRESSES = /other-pages\.ts$/;
/** A part that is fetched with all classes. */
const LOADS_ALL = /^import '(?:\.\.\/)+styles\.full\.css';$/m;
const STATIC =
  /(?:^|[\s;}])(?:import|export)\b(?!\s+type\b)[^'"();]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]/g;
const DYNAMIC = /import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Lets Tailwind read the files that the first pages import, at once or later, into styles.css (spec 14.63). */
export const firstStyles: Plugin = {
  name: 'digiken-first-styles',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id !== resolve(SRC, 'styles.css')) return undefined;
    const files = reachedFrom(FIRST.map((file) => resolve(SRC, file)));
    const sources = [...files].map((file) => `@source '${relative(SRC, file).replaceAll('\\', '/')}';`);
    return `${code}\n${sources.join('\n')}\n`;
  },
};

/** The scripts that these need, with those that they fetch later and that are no pages. */
export function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = readFileSync(file, 'utf8').replace(OTHER_PAGES, '');
    if (LOADS_ALL.test(text)) {
      reached.delete(file);
      continue;
    }
    for (const [, from, alone] of [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)]) {
      const found = fileOf(from ?? alone ?? '', file);
      if (found !== undefined && /\.[jt]sx?$/.test(found) && !TEXTS.test(found) && !ADDRESSES.test(found))
        reached.add(found);
    }
  }
  return reached;
}

/** @returns undefined for packages of others, which have no classes of ours */
function fileOf(specifier: string, importer: string): string | undefined {
  const [, library, entry] = /^@digiken\/(ui|learning)\/(.+)$/.exec(specifier) ?? [];
  if (library !== undefined) return resolve(PACKAGES, library, `dist/${entry}.js`);
  if (!specifier.startsWith('.')) return undefined;
  const base = resolve(dirname(importer), specifier);
  return ['', '.tsx', '.ts', '/index.ts']
    .map((ending) => `${base}${ending}`)
    .find((file) => existsSync(file) && statSync(file).isFile());
}
