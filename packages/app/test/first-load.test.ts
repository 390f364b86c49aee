import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChunkingContext, Needs } from '../vite-chunks';
import { trimReactDom } from '../vite-react-dom';
import { treeShakeRouter } from '../vite-router';

const require = createRequire(import.meta.url);
const REACT_DOM = require.resolve('react-dom/package.json').replace('package.json', 'cjs/');
const REACT = require.resolve('react/package.json').replace('package.json', 'cjs/');

type Transform = { handler: (code: string, id: string) => Promise<{ code: string }> };
const run = (plugin: { transform?: unknown }, code: string, id = '/module.js') =>
  (plugin.transform as Transform).handler(code, id);

/** react-dom as the build makes it, with the React of production. */
async function trimmedReactDom() {
  const path = `${REACT_DOM}react-dom-client.production.js`;
  const { code } = await run(trimReactDom, await readFile(path, 'utf8'), path);
  const react = require(`${REACT}react.production.js`) as typeof import('react');
  const dom = require(`${REACT_DOM}react-dom.production.js`) as typeof import('react-dom');
  const parts: Record<string, unknown> = { react, 'react-dom': dom };
  const exported = {} as typeof import('react-dom/client');
  const load = (name: string): unknown => parts[name] ?? require(name);
  const define = compileFunction(code, ['require', 'exports']) as (load: unknown, exports: object) => void;
  define(load, exported);
  return { react, dom, client: exported };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('[14.65] react-dom without its unused parts hydrates, answers presses and shows what comes late', async () => {
  const { react, client } = await trimmedReactDom();
  const { createElement: h, lazy, Suspense, useState } = react;
  const Late = lazy(async () => ({ default: () => h('p', null, 'late') }));
  function Page() {
    const [count, setCount] = useState(0);
    const more = count > 0 && h(Suspense, { fallback: 'waiting' }, h(Late));
    return h('form', null, h('button', { type: 'button', onClick: () => setCount(count + 1) }, count), more);
  }
  document.body.innerHTML = '<div><form><button type="button">0</button></form></div>';
  const root = document.body.firstElementChild as Element;
  const problems = vi.fn();
  client.hydrateRoot(root, h(Page), { onRecoverableError: problems });
  await vi.waitFor(() => {
    root.querySelector('button')?.click();
    expect(root.querySelector('button')?.textContent).not.toBe('0');
  });
  await vi.waitFor(() => expect(root.textContent).toContain('late'));
  expect(problems).not.toHaveBeenCalled();
});

test('[14.65] what is left out of react-dom says so when it is used', async () => {
  const { react, dom, client } = await trimmedReactDom();
  const problems: unknown[] = [];
  const root = client.createRoot(document.createElement('div'), {
    onUncaughtError: (error) => problems.push(error),
  });
  root.render(
    react.createElement(() => {
      react.useActionState(() => 0, 0);
      return null;
    }),
  );
  await vi.waitFor(() => expect(String(problems[0])).toContain('vite-react-dom.ts'));
  expect(() => dom.preload('/a.css', { as: 'style' })).toThrow('vite-react-dom.ts');
});

test('[14.65] the build fails on a version of react-dom or react-router that it does not know', async () => {
  await expect(run(trimReactDom, 'function preload() {}')).rejects.toThrow('adapt vite-react-dom.ts');
  await expect(
    run(treeShakeRouter, 'function RenderedRoute() { let dataRouterContext = 1; return dataRouterContext; }'),
  ).rejects.toThrow('adapt vite-router.ts');
  await expect(run(treeShakeRouter, 'function RenderedRoute() {}')).rejects.toThrow('does not read');
});

test('[14.65] a page needs the modules behind the names that it imports from a barrel, not the others', () => {
  const modules: Record<string, { importedIds: string[]; code: string }> = {
    '/app/src/page.tsx': {
      importedIds: ['/hooks/dist/index.js', '/app/src/part.tsx'],
      code: 'import { useSite as site } from "@digiken/hooks";\nimport "./part";',
    },
    '/app/src/part.tsx': { importedIds: [], code: '' },
    '/hooks/dist/index.js': {
      importedIds: ['/hooks/dist/site.js', '/hooks/dist/quiz.js'],
      code: 'import {\n  useSite\n} from "./site.js";\nimport { useQuiz } from "./quiz.js";\nexport { useSite, useQuiz };',
    },
    '/hooks/dist/site.js': { importedIds: ['/hooks/dist/query.js'], code: '' },
    '/hooks/dist/query.js': { importedIds: [], code: '' },
    '/hooks/dist/quiz.js': { importedIds: [], code: '' },
  };
  const chunking: ChunkingContext = { getModuleInfo: (id) => modules[id] ?? null };
  const needs = new Needs(chunking, '/app');
  const needed = Object.keys(modules).filter((id) => needs.every(['src/page.tsx'], id));
  expect(needed).toEqual([
    '/app/src/page.tsx',
    '/app/src/part.tsx',
    '/hooks/dist/site.js',
    '/hooks/dist/query.js',
  ]);
});
