import { expect, test } from 'vitest';
import { type ChunkingContext, Needs } from '../vite-chunks';

/** The modules that a page needs, of modules with this code. */
function neededBy(
  page: string,
  modules: Record<string, { importedIds: string[]; code: string }>,
  bundled: string[] = [],
): string[] {
  const chunking: ChunkingContext = {
    getModuleInfo: (id) => (modules[id] ? { dynamicallyImportedIds: [], ...modules[id] } : null),
  };
  const needs = new Needs(chunking, new Set(bundled)).of(page);
  return Object.keys(modules).filter((id) => needs.has(id));
}

test('[14.307] a page needs the modules behind the names that it imports from an entry, not the others', () => {
  const needed = neededBy('/app/page.tsx', {
    '/app/page.tsx': {
      importedIds: ['/hooks/site.js', '/app/part.tsx', '/icons/all.js'],
      code: 'import { useSite as site } from "@digiken/hooks/site";\nimport "./part";\nimport { House } from "icons";',
    },
    '/app/part.tsx': { importedIds: [], code: '' },
    '/hooks/site.js': {
      importedIds: ['/hooks/use-site.js', '/hooks/use-quiz.js'],
      code: 'import {\n  useSite\n} from "./use-site.js";\nimport { useQuiz } from "./use-quiz.js";\nexport { useSite, useQuiz };',
    },
    '/hooks/use-site.js': {
      importedIds: ['/hooks/query.js'],
      code: 'import * as query from "./query.js"; export const useSite = query.run;',
    },
    '/hooks/query.js': { importedIds: [], code: 'export const run = 1;' },
    '/hooks/use-quiz.js': { importedIds: [], code: 'export const useQuiz = 1;' },
    '/icons/all.js': {
      importedIds: ['/icons/house.js', '/icons/star.js'],
      code: 'export { default as House, default as Home } from "./house.js";\nexport { default as Star } from "./star.js";',
    },
    '/icons/house.js': { importedIds: [], code: 'export default 1;' },
    '/icons/star.js': { importedIds: [], code: 'export default 2;' },
  });
  expect(needed).toEqual([
    '/app/page.tsx',
    '/app/part.tsx',
    '/hooks/use-site.js',
    '/hooks/query.js',
    '/icons/house.js',
  ]);
});

test('[14.307] all of a module is needed where its name is its own', () => {
  const needed = neededBy('/a.js', {
    '/a.js': { importedIds: ['/b.js'], code: 'import b, { c } from "./b.js";' },
    '/b.js': {
      importedIds: ['/c.js', '/d.js'],
      code: 'import { c } from "./c.js"; import { d } from "./d.js"; export { c }; export default [d];',
    },
    '/c.js': { importedIds: [], code: 'export const c = 1;' },
    '/d.js': { importedIds: [], code: 'export const d = 1;' },
  });
  // Its default export is an expression of its own.
  expect(needed).toContain('/b.js');
  expect(needed).toContain('/d.js');
});

test('[14.307] a module that re-exports names and stays in the bundle is needed too', () => {
  const modules = {
    '/a.js': { importedIds: ['/all.js'], code: 'import { b } from "./all.js";' },
    '/all.js': {
      importedIds: ['/b.js', '/c.js'],
      code: 'export { b } from "./b.js"; export { c } from "./c.js"; start();',
    },
    '/b.js': { importedIds: [], code: 'export const b = 1;' },
    '/c.js': { importedIds: [], code: 'export const c = 1;' },
  };
  expect(neededBy('/a.js', modules)).toEqual(['/a.js', '/b.js']);
  expect(neededBy('/a.js', modules, ['/a.js', '/all.js', '/b.js'])).toContain('/all.js');
});
