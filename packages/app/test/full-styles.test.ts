import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST, reachedFrom } from '../vite-first-styles';
import { readSource } from './support/style-sources';

const SRC = join(import.meta.dirname, '../src');

test('[14.63] the pages marked as complete with the first sheet are those whose classes it has', () => {
  const marked = [
    ...readSource('app/src/routes/pages.ts').matchAll(/import\('\.\.\/([^']+)'\), \{[^}]*firstSheet: true/g),
  ].map(([, path]) => `${path}.tsx`);
  expect(marked.length).toBeGreaterThan(2);
  expect(marked.sort()).toEqual(FIRST.filter((file) => /^(?:pages|areas)\//.test(file)).sort());
  const prerendered = readSource('app/src/routes/prerendered.ts').matchAll(
    /page: '([^']+)',\s+firstSheet: true/g,
  );
  for (const [, page] of prerendered) expect(marked).toContain(`pages/${page}-page.tsx`);
});

test('[14.63] the first sheet has what its pages fetch later, but no other pages', () => {
  const reached = reachedFrom(FIRST.map((file) => join(SRC, file)));
  const names = [...reached].map((file) => file.replace(/^.*\/packages\//, ''));
  expect(names).toContain('learning/dist/catalogue-screen.js');
  expect(names).toContain('app/src/shell/back-to-top.tsx');
  expect(names.filter((name) => /filter-sheet|drawer-panel|dialog-panel/.test(name))).toHaveLength(3);
  const others = /src\/pages\/(?!home|courses|dashboard)|areas\/(?!learner)|messages-page|conversation|prose/;
  expect(names.filter((name) => others.test(name) && !/shared\/message/.test(name))).toEqual([]);
});

test('[14.63] parts with classes of their own load all classes, and are left out of the first sheet', () => {
  const reached = reachedFrom(FIRST.map((file) => join(SRC, file)));
  for (const part of ['shell/site-commands.tsx', 'shell/own-notifications.tsx']) {
    expect(readSource(`app/src/${part}`)).toContain("import '../styles.full.css';");
    expect(reached).not.toContain(join(SRC, part));
  }
});
