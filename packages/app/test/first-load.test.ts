import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { type ChunkingContext, Needs } from '../vite-chunks';
import { reactImports, reactModules } from '../vite-react';
import { trimReactDom } from '../vite-react-dom';
import { treeShakeRouter } from '../vite-router';

/** Waits until an assertion holds, also on a busy machine. */
const settled = (assertion: () => void) => vi.waitFor(assertion, { timeout: inject('asyncTimeout') });

const require = createRequire(import.meta.url);
const REACT_DOM = require.resolve('react-dom/package.json').replace('package.json', 'cjs/');
const REACT = require.resolve('react/package.json').replace('package.json', 'cjs/');

type Transform = { handler: (code: string, id: string) => Promise<{ code: string }> };
const run = (plugin: { transform?: unknown }, code: string, id = '/module.js') =>
  (plugin.transform as Transform).handler(code, id);

let trimmed: Promise<{ code: string }> | undefined;
async function trim() {
  const path = `${REACT_DOM}react-dom-client.production.js`;
  return run(trimReactDom, await readFile(path, 'utf8'), path);
}

/** react-dom as the build makes it, with the React of production. */
async function trimmedReactDom() {
  const { code } = await (trimmed ??= trim());
  const react = require(`${REACT}react.production.js`) as typeof import('react');
  const dom = require(`${REACT_DOM}react-dom.production.js`) as typeof import('react-dom');
  const parts: Record<string, unknown> = { react, 'react-dom': dom };
  const exported = {} as typeof import('react-dom/client');
  const load = (name: string): unknown => parts[name] ?? require(name);
  // jsdom has no `reportError`, which every browser has.
  const define = compileFunction(code, ['require', 'exports', 'reportError']);
  (define as (load: unknown, exports: object, report: typeof console.error) => void)(
    load,
    exported,
    console.error,
  );
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
  await settled(() => {
    root.querySelector('button')?.click();
    expect(root.querySelector('button')?.textContent).not.toBe('0');
  });
  await settled(() => expect(root.textContent).toContain('late'));
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
  await settled(() => expect(String(problems[0])).toContain('vite-react-dom-parts.ts'));
  root.render(react.createElement('form', { action: () => {} }));
  await settled(() => expect(String(problems[1])).toContain('vite-react-dom-parts.ts'));
  root.render(react.createElement(react.Profiler, { id: 'a', onRender: () => {} }));
  // The element has no valid type.
  await settled(() => expect(String(problems[2])).toContain('#130'));
  expect(() => dom.preload('/a.css', { as: 'style' })).toThrow('vite-react-dom-parts.ts');
});

test('[14.65] the build fails on a version of react-dom or react-router that it does not know', async () => {
  await expect(run(trimReactDom, 'function preload() {}')).rejects.toThrow('adapt vite-react-dom-parts.ts');
  await expect(
    run(treeShakeRouter, 'function RenderedRoute() { let dataRouterContext = 1; return dataRouterContext; }'),
  ).rejects.toThrow('adapt vite-router.ts');
  await expect(run(treeShakeRouter, 'function RenderedRoute() {}')).rejects.toThrow('does not read');
});

test('[14.306] react-dom without its unused parts keeps fields, errors, portals and what it shows late', async () => {
  const { react, dom, client } = await trimmedReactDom();
  const { Component, createContext, createElement: h, Fragment, memo, useContext, useState } = react;
  const Word = createContext('none');
  const Said = memo(() => h('p', null, useContext(Word)));
  class Boundary extends Component<{ children?: React.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? h('b', null, 'failed') : this.props.children);
  }
  const events: string[] = [];
  function Fails({ now }: { now: boolean }) {
    if (now) throw new Error('on purpose');
    return null;
  }
  const aside = document.body.appendChild(document.createElement('aside'));
  function Page() {
    const [text, setText] = useState('a');
    const [checked, setChecked] = useState(false);
    return h(
      Word.Provider,
      { value: text },
      h('input', {
        value: text,
        onChange: (event) => setText(event.currentTarget.value),
        onFocus: () => events.push('focus'),
        onKeyDown: ({ key }) => events.push(key),
        onPaste: () => events.push('paste'),
      }),
      h('input', { type: 'checkbox', checked, onChange: () => setChecked(!checked) }),
      h(
        'select',
        { value: text, onChange: () => {} },
        h('option', { value: 'a' }),
        h('option', { value: 'b' }),
      ),
      h('textarea', { value: text, readOnly: true }),
      h('div', { onMouseEnter: () => events.push('enter'), style: { opacity: 0.5, width: 3 } }),
      h('svg', { viewBox: '0 0 1 1', strokeWidth: 2 }, h('path', { d: 'M0 0' })),
      h(Boundary, null, h(Fails, { now: text === 'b' })),
      checked && h(Fragment, { key: text }, dom.createPortal(h(Said), aside)),
    );
  }
  const main = document.body.appendChild(document.createElement('main'));
  const caught = vi.fn();
  client.createRoot(main, { onCaughtError: caught }).render(h(Page));
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  await settled(() => expect(find('input')).not.toBeNull());
  const [field, box] = main.querySelectorAll('input');
  if (!field || !box) throw new Error('The fields are missing.');
  box.click();
  await settled(() => expect(aside.textContent).toBe('a'));
  expect(box.checked).toBe(true);
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
  field.dispatchEvent(new Event('paste', { bubbles: true }));
  find('div').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  expect(events).toEqual(['focus', 'x', 'paste', 'enter']);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'b');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled(() => expect(aside.textContent).toBe('b'));
  expect([find<HTMLSelectElement>('select').value, find<HTMLTextAreaElement>('textarea').value]).toEqual([
    'b',
    'b',
  ]);
  expect(find('b').textContent).toBe('failed');
  expect(caught).toHaveBeenCalledOnce();
  expect(find('div').getAttribute('style')).toBe('opacity: 0.5; width: 3px;');
  expect(find('svg').outerHTML).toBe('<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0"></path></svg>');
});

test('[14.307] the build fails if a file uses what would be missed without an error', () => {
  const check = trimReactDom.generateBundle as (options: object, bundle: object) => void;
  const built = (code: string) => () => check({}, { 'a.js': { type: 'chunk', fileName: 'a.js', code } });
  expect(built('jsx("input",{onChange:a,onSelect:b})')).not.toThrow();
  for (const code of [
    '{onCompositionEnd:a}',
    '{onBeforeInputCapture:a}',
    '{xlinkHref:a}',
    'H.useOptimistic(a)',
  ])
    expect(built(code), code).toThrow('a.js uses');
});

test('[14.305] React becomes modules whose unused exports the bundler can drop', async () => {
  const code = await readFile(`${REACT}react-jsx-runtime.production.js`, 'utf8');
  const { code: module } = await run(reactModules, `var React = require("react");\n${code}`, 'a.js');
  expect(module).toContain('import * as React from "react"');
  expect(module).toContain(
    'export { exported_Fragment as Fragment, exported_jsx as jsx, exported_jsxs as jsxs };',
  );
  expect(module).not.toMatch(/\b(?:require|exports)\b/);
  const named = (text: string) => run(reactImports, text);
  expect((await named("import React, { useId } from 'react';")).code).toBe(
    "import * as React from 'react';import { useId } from 'react';",
  );
  expect((await named('React[" useId ".trim().toString()]')).code).toBe('React.useId');
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
