import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readComponents } from './components.ts';
import { doAndDont } from '../../.storybook/docs/do-and-dont';

const folders = new Map((await readComponents()).map(({ path, meta }) => [path, meta]));
const html = (example: React.ReactNode) => renderToString(createElement(Fragment, null, example));

describe('docs: do and don’t', () => {
  it.each(Object.entries(doAndDont))('%s: the component exists and both examples render', (path, pair) => {
    expect(folders.get(path)).toBeDefined();
    expect(html(pair.do)).toContain('data-slot');
    expect(html(pair.dont)).not.toBe('');
    expect(html(pair.dont)).not.toBe(html(pair.do));
  });
});
