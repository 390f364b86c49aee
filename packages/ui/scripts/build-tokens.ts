/** The style sheets and the document that are derived from the DTCG token files. Each build writes them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ThemeName, THEMES, tokens } from '../src/foundations/tokens/design-tokens.ts';
import { inDtcg } from './dtcg.ts';

const TOKENS = join(dirname(fileURLToPath(import.meta.url)), '../src/foundations/tokens');

const SELECTORS: Record<ThemeName, string> = {
  dark: ':root,\n.dark',
  light: '.light',
  'high-contrast-dark': '.high-contrast,\n.high-contrast.dark',
  'high-contrast-light': '.high-contrast.light',
};

/** The groups of the scale that are CSS variables at run time, and the variables' names after `--dk-`. */
const RUNTIME: Record<string, (rest: string) => string | undefined> = {
  space: () => 'spacing',
  radius: (rest) => (rest === 'full' ? undefined : `radius-${rest}`),
  font: (rest) => `font-${rest}`,
  duration: (rest) => `duration-${rest}`,
};

/** Groups whose values are Tailwind's own as well: an app that changes them changes the library with itself. */
const SHARED = ['space', 'breakpoint'];

/**
 * Names of the library for what Tailwind names too, with other values; null if the values are the same.
 * `own-scales.ts` writes them into the built files.
 */
const OWN: Record<string, (rest: string) => string | null | undefined> = {
  radius: (rest) => (rest === 'full' ? null : `--radius-dk-${rest}`),
  text: (rest) => `--text-dk-${rest}`,
  leading: (rest) => `--text-dk-${rest}--line-height`,
  font: (rest) => `--font-dk-${rest}`,
  weight: (rest) => (rest === 'medium' ? '--font-weight-dk-medium' : rest === 'heavy' ? undefined : null),
};

/** The style sheets: variables, and two themes for Tailwind 4. */
export function themeStyles(): Record<'variables' | 'tailwind' | 'strict', string> {
  const scale = Object.entries(tokens.scale).map(([path, value]) => [path.split('.'), value] as const);

  const block = (selector: string, lines: string[]) =>
    `${selector} {\n${lines.map((l) => `  ${l}`).join('\n')}\n}\n`;
  const themeVars = (theme: ThemeName) => [
    `color-scheme: ${theme.endsWith('light') ? 'light' : 'dark'};`,
    ...Object.entries(tokens.themes[theme]).map(([role, value]) => `--dk-${role}: ${value};`),
  ];
  const NOTE = '/* Built from the design tokens. */\n';

  // What an app may change at run time: every other value of the scale is a constant in the utilities.
  const ofScale = ([[group, ...rest], value]: readonly [string[], string]) => {
    const name = RUNTIME[group as string]?.(rest.join('-'));
    return name === undefined ? [] : [`--dk-${name}: ${value};`];
  };
  // Without a class the page is dark. `system` follows the device without a script.
  const system = ['light', 'high-contrast-light'] as const;
  const followed = system.map((theme) =>
    block(theme === 'light' ? '.system' : '.high-contrast.system', themeVars(theme)),
  );
  const variables = [
    NOTE,
    block('@layer theme', [
      block(':root', scale.flatMap(ofScale)),
      ...THEMES.map((theme) => block(SELECTORS[theme], themeVars(theme))),
      block('@media (prefers-color-scheme: light)', followed),
    ]),
  ].join('\n');

  const tailwindName: Record<string, (rest: string) => string> = {
    space: () => '--spacing',
    radius: (rest) => `--radius-${rest}`,
    text: (rest) => `--text-${rest}`,
    leading: (rest) => `--text-${rest}--line-height`,
    weight: (rest) => `--font-weight-${rest}`,
    font: (rest) => `--font-${rest}`,
    size: (rest) => `--container-${rest}`,
    breakpoint: (rest) => `--breakpoint-${rest}`,
    duration: (rest) => `--transition-duration-${rest}`,
    shadow: (rest) => `--shadow-${rest}`,
    layer: (rest) => `--z-index-${rest}`,
  };
  const valueOf = ([[group, ...rest], value]: readonly [string[], string]) => {
    const name = RUNTIME[group as string]?.(rest.join('-'));
    return name === undefined ? value : `var(--dk-${name})`;
  };
  const line = (token: readonly [string[], string], name: (rest: string) => string) =>
    `${name(token[0].slice(1).join('-'))}: ${valueOf(token)};`;
  const colorLines = Object.keys(tokens.themes.dark).map((role) => `--color-${role}: var(--dk-${role});`);
  const sizing = ['--spacing-target: 24px;', '--spacing-target-primary: 44px;'];

  // For apps with a scale of their own: the library's names only, and the app's stay as they are.
  const extended = scale.flatMap((token) => {
    const [group = ''] = token[0];
    if (SHARED.includes(group)) return [];
    const own = OWN[group]?.(token[0].slice(1).join('-'));
    if (own === null) return [];
    return [line(token, own === undefined ? (tailwindName[group] as (rest: string) => string) : () => own)];
  });
  const tailwind = [NOTE, block('@theme inline', [...extended, ...sizing, ...colorLines])].join('\n');

  // For apps that use no other scale: Tailwind's own values are gone, and short names are the library's.
  const reset = ['color', 'radius', 'text', 'font-weight', 'font', 'shadow', 'breakpoint', 'container'].map(
    (name) => `--${name}-*: initial;`,
  );
  const short = scale.map((token) =>
    line(token, tailwindName[token[0][0] as string] as (rest: string) => string),
  );
  const strict = [
    NOTE,
    block('@theme', reset),
    block('@theme inline', short),
    tailwind.slice(NOTE.length),
  ].join('\n');

  return { variables, tailwind, strict };
}

/**
 * The tokens as one DTCG document for Figma and other tools: colours and scale, and one group per theme
 * whose roles refer to the colours.
 */
export function tokensDocument(): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(TOKENS, file), 'utf8')) as Record<string, unknown>;
  const theme = Object.fromEntries(THEMES.map((name) => [name, read(`theme.${name}.tokens.json`).role]));
  const document = { ...read('color.tokens.json'), ...read('scale.tokens.json'), theme };
  return `${JSON.stringify(inDtcg(document), null, 2)}\n`;
}
