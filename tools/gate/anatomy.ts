import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sourceOf } from '../library/sources.ts';

const IMPORT = /(?:from|import\()\s*['"]((?:\.|@digiken\/)[^'"]+)['"]/g;
const NOT_SHIPPED = /\.(?:stories|test|meta)\.tsx?$/;

function fileOf(path: string): string | undefined {
  return ['.tsx', '.ts'].map((end) => `${path}${end}`).find((file) => existsSync(file));
}

/**
 * The source of everything that a component folder renders: its files and their imports from the component
 * packages.
 * @param folder absolute path, e.g. of `actions/button`
 */
export function renderedBy(folder: string): string {
  const wanted = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !NOT_SHIPPED.test(name))
    .map((name) => join(folder, name));
  const read = new Map<string, string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (read.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    read.set(file, source);
    for (const [, path = ''] of source.matchAll(IMPORT)) {
      const imported = path.startsWith('.') ? fileOf(resolve(dirname(file), path)) : sourceOf(path);
      if (imported) wanted.push(imported);
    }
  }
  return [...read.values()].join('\n');
}

/** Whether a slot is composed: `${slot}-overlay`, where the source has "dialog" elsewhere. */
function isComposed(part: string, source: string): boolean {
  return [...source.matchAll(/slot\s?=\s?\{?`([\w-]*)\$\{\w+\}([\w-]*)`/g)].some(
    ([, before = '', after = '']) => {
      if (!part.startsWith(before) || !part.endsWith(after)) return false;
      const filled = part.slice(before.length, part.length - after.length);
      return filled !== '' && new RegExp(`["']${filled}["']`).test(source);
    },
  );
}

/** Elements that the source does not write as `<name`. */
const WRITTEN_OTHERWISE: Record<string, RegExp> = {
  svg: /from 'lucide'/,
  html: /document\.documentElement/,
  h2: /`h\$\{/,
  h3: /`h\$\{/,
};

/** Whether a part of an anatomy is a data-slot, a role or an element of this source. */
export function hasPart(part: string, source: string): boolean {
  if (!/^[a-z][\w-]*$/.test(part)) return false;
  const written = new RegExp(
    `(?:slot|role)["']?\\s*[=:]\\s*\\{?["']${part}["']|(?:slot|role)=\\{[^}]*["']${part}["']|<${part}[\\s/>]`,
  );
  return written.test(source) || isComposed(part, source) || WRITTEN_OTHERWISE[part]?.test(source) === true;
}
