import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { committedPaths, entryPaths } from './build-paths.ts';
import { publicEntries, sourceEntries } from './entries.ts';
import { LIBRARIES, libraryRoot, sourceOf } from './sources.ts';

it('tsconfig.entries.json lists every entry of both packages', () => {
  expect(committedPaths(), 'npm run entries').toBe(entryPaths());
});

it('no entry but the messages is in both packages, so that a name leads to one component', () => {
  const ui = publicEntries(libraryRoot('ui'));
  const both = Object.keys(publicEntries(libraryRoot('learning'))).filter((name) => name in ui);
  expect(both.sort()).toEqual(['messages-en', 'messages-sw']);
});

it.each(LIBRARIES)('every entry and internal module of %s has its file', (library) => {
  const missing = Object.values(sourceEntries(libraryRoot(library))).filter(
    (path) => !existsSync(join(libraryRoot(library), path)),
  );
  expect(missing).toEqual([]);
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
