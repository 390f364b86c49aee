import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { doAndDont } from '../../.storybook/docs/do-and-dont';

const UI = new URL('../../packages/ui/src/', import.meta.url);
const html = (example: React.ReactNode) => renderToString(createElement(Fragment, null, example));

describe('docs: do and don’t', () => {
  it.each(Object.entries(doAndDont))('%s: the component exists and both examples render', (path, pair) => {
    const name = path.split('/')[1];
    expect(existsSync(fileURLToPath(new URL(`${path}/${name}.meta.ts`, UI)))).toBe(true);
    expect(html(pair.do)).toContain('data-slot');
    expect(html(pair.dont)).not.toBe('');
    expect(html(pair.dont)).not.toBe(html(pair.do));
  });
});
