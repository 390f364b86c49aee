import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeStyles, tokensDocument } from '../../../scripts/build-tokens';
import { withOwnScales } from '../../../../../tools/library/own-scales';
import { bound, contrast } from './contrast';
import { tokens } from './design-tokens';

const themes = Object.entries(tokens.themes) as [string, Record<string, string>][];

describe('tokens are defined once', () => {
  it('every theme has the same roles', () => {
    const roles = (theme: Record<string, string>) => Object.keys(theme).sort();
    for (const [, theme] of themes) expect(roles(theme)).toEqual(roles(tokens.themes.dark));
  });

  it('the typeface of the tokens is the one that base.css loads', () => {
    const base = readFileSync(join(import.meta.dirname, '../styles/base.css'), 'utf8');
    const family = /@font-face \{\s*font-family: ["']([^"']+)/.exec(base)?.[1];
    expect(tokens.scale['font.sans']).toContain(`'${family}'`);
  });

  it('[9.14] no motion lasts longer than 0.45 s', () => {
    const durations = Object.entries(tokens.scale).filter(([name]) => name.startsWith('duration.'));
    expect(tokens.scale['duration.layout']).toBe('450ms');
    for (const [, value] of durations) expect(Number.parseFloat(value)).toBeLessThanOrEqual(450);
  });
});

describe('WCAG 1.4.3, 1.4.11: every pair of roles has its minimum contrast', () => {
  it.each(themes)('%s', (theme, roles) => {
    const failing = tokens.pairs
      .map(([foreground, background, least]) => ({
        pair: `${foreground} on ${background}`,
        ratio: contrast(roles[foreground] as string, roles[background] as string),
        least: bound(theme, foreground, least),
      }))
      .filter(({ ratio, least }) => ratio < least);
    expect(failing).toEqual([]);
  });

  it('computes the contrast as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
    expect(() => contrast('red', '#ffffff')).toThrow('"red" is no colour');
  });
});

describe('a card is visible on its ground', () => {
  const { surfaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'pairs.json'), 'utf8')) as {
    surfaces: [string, string, number][];
  };
  const weak = (roles: Record<string, string>) =>
    surfaces.filter(
      ([front, back, least]) => contrast(roles[front] as string, roles[back] as string) < least,
    );

  it.each(themes)('%s', (_theme, roles) => {
    expect(weak(roles)).toEqual([]);
  });

  it('[17.64] light themes have one ground', () => {
    const { light, 'high-contrast-light': high } = tokens.themes;
    for (const theme of [light, high]) expect(theme.sunken).toBe(theme.canvas);
  });

  it('[17.65] in the dark theme, a card and its border stand out from the ground as designed', () => {
    const { surface, canvas, line } = tokens.themes.dark;
    expect(contrast(surface, canvas)).toBeGreaterThanOrEqual(1.175);
    expect(contrast(line, canvas)).toBeGreaterThanOrEqual(1.945);
  });

  it('planted: the surfaces of before, 1.07 and 1.05, are refused', () => {
    expect(weak({ ...tokens.themes.dark, surface: '#101e17' })).not.toEqual([]);
    expect(weak({ ...tokens.themes.light, canvas: '#fbf8f1', surface: '#fffefb' })).not.toEqual([]);
  });
});

describe('the Tailwind theme for apps with a scale of their own', () => {
  const STOCK = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');
  const named = (css: string) => [...css.matchAll(/^\s*(--[\w*-]+):/gm)].map(([, name]) => name as string);
  const stock = new Set(named(STOCK));

  it('resets nothing and gives no name of Tailwind another value', () => {
    const { tailwind: extended } = themeStyles();
    expect(extended).not.toContain('initial');
    expect(named(extended).filter((name) => stock.has(name))).toEqual([]);
    expect(named(extended)).toEqual(
      expect.arrayContaining(['--text-dk-sm', '--radius-dk-md', '--color-ink']),
    );
  });

  it('gives built files the names of the library, and leaves every other word', () => {
    const source = `cn('text-sm sm:text-lg! rounded-t-lg rounded-full text-base/normal font-medium font-bold', "text-ink")`;
    expect(withOwnScales(source)).toBe(
      `cn('text-dk-sm sm:text-dk-lg! rounded-t-dk-lg rounded-full text-dk-base/normal font-dk-medium font-bold', "text-ink")`,
    );
  });
});

describe('tokens for design tools', () => {
  it('refers to an existing colour in every role of every theme', () => {
    const document = JSON.parse(tokensDocument()) as {
      color: Record<string, Record<string, unknown>>;
      theme: Record<string, Record<string, { $value: string } | string>>;
    };
    for (const roles of Object.values(document.theme)) {
      const references = Object.values(roles).flatMap((role) =>
        typeof role === 'string' ? [] : [role.$value],
      );
      expect(references.length).toBeGreaterThan(20);
      for (const reference of references) {
        const [, hue = '', step = ''] = reference.slice(1, -1).split('.');
        expect(document.color[hue]?.[step], reference).toHaveProperty('$value');
      }
    }
  });
});
