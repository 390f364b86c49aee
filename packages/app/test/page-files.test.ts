import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const codeOf = new Map(
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(dist, 'assets', file), 'utf8')]),
);
const named = (file: string, pattern: RegExp) =>
  [...(codeOf.get(file) ?? '').matchAll(pattern)].map(([, name]) => name ?? '');
const importsOf = (file: string) => named(file, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
const opensFrom = (file: string) => named(file, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g);

/** A file and everything that it imports, directly or through others. */
function loadedWith(file: string): Set<string> {
  const files = new Set([file]);
  for (const one of files) for (const imported of importsOf(one)) files.add(imported);
  return files;
}

/** For each file that is loaded by a dynamic import: all files that are loaded by the time it runs. */
function visits(): Map<string, Set<string>> {
  const start = [...readFileSync(join(dist, '200.html'), 'utf8').matchAll(/src="\/assets\/([^"]+\.js)"/g)];
  const found = new Map([['', new Set(start.flatMap(([, file]) => [...loadedWith(file ?? '')]))]]);
  for (const files of found.values())
    for (const file of files)
      for (const opened of opensFrom(file))
        if (!found.has(opened)) found.set(opened, new Set([...files, ...loadedWith(opened)]));
  return found;
}

test('[16.51] no page needs more than 30 scripts', () => {
  const all = [...visits()].filter(([file]) => /-page-/.test(file));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(([, files]) => files.size > 30).map(([file, files]) => `${file}: ${files.size}`)).toEqual(
    [],
  );
});

test('[16.51] no two files import each other: one of them would run before the code that it needs', () => {
  const circles = [...codeOf.keys()].filter((file) =>
    importsOf(file).some((imported) => loadedWith(imported).has(file)),
  );
  expect(circles).toEqual([]);
});
