import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicEntries, sourceEntries } from './entries.ts';
import { LIBRARIES, libraryRoot, sourceOf } from './sources.ts';

it.each(LIBRARIES)('the exports of %s lead the compiler to the source of every entry', (library) => {
  const root = libraryRoot(library);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, { 'digiken-source': string[] }>;
  };
  for (const [entry, path] of Object.entries(sourceEntries(root))) {
    const [, family = '', name = ''] = /^((?:internal|story)\/)?(.+)$/.exec(entry) ?? [];
    const patterns = exports[`./${family}*`]?.['digiken-source'] ?? [];
    const files = patterns.map((pattern) => pattern.replaceAll('*', name));
    expect(
      files.filter((file) => existsSync(join(root, file))),
      entry,
    ).toEqual([`./${path}`]);
  }
});

it('no entry but the translations is in both packages, so that a name leads to one component', () => {
  const ui = publicEntries(libraryRoot('ui'));
  const both = Object.keys(publicEntries(libraryRoot('learning'))).filter((name) => name in ui);
  expect(both.sort()).toEqual(['messages-sw']);
});

it('an import leads to the source; what is no entry leads nowhere', () => {
  expect(sourceOf('@digiken/ui/button')).toBe(join(libraryRoot('ui'), 'src/actions/button/button.tsx'));
  expect(sourceOf('@digiken/ui/internal/cn')).toBe(join(libraryRoot('ui'), 'src/foundations/lib/cn.ts'));
  expect(sourceOf('@digiken/learning/course-card')).toBe(
    join(libraryRoot('learning'), 'src/courses/course-card/course-card.tsx'),
  );
  expect(sourceOf('@digiken/ui/styles/button.css')).toBeUndefined();
  expect(sourceOf('@digiken/ui/course-card')).toBeUndefined();
  expect(sourceOf('@digiken/hooks/account')).toBeUndefined();
});
