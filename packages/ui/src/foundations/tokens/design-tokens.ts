import color from './color.tokens.json' with { type: 'json' };
import pairTokens from './pairs.json' with { type: 'json' };
import scaleTokens from './scale.tokens.json' with { type: 'json' };
import dark from './theme.dark.tokens.json' with { type: 'json' };
import highContrastDark from './theme.high-contrast-dark.tokens.json' with { type: 'json' };
import highContrastLight from './theme.high-contrast-light.tokens.json' with { type: 'json' };
import light from './theme.light.tokens.json' with { type: 'json' };

type Names<Group> = Exclude<keyof Group & string, `$${string}`>;

/** The paths of a group's tokens, e.g. `text.sm`. */
type Path<Group> = {
  [Name in Names<Group>]: Group[Name] extends { $value: unknown } ? Name : `${Name}.${Path<Group[Name]>}`;
}[Names<Group>];

export type Role = Names<typeof dark.role>;

const sources = {
  dark,
  light,
  'high-contrast-dark': highContrastDark,
  'high-contrast-light': highContrastLight,
};

export type ThemeName = keyof typeof sources;

export const THEMES = Object.keys(sources) as ThemeName[];

/** A value as CSS writes it. */
function css(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((v) => (/^[a-z-]+$/.test(String(v)) ? String(v) : `'${String(v)}'`)).join(', ');
  }
  if (value !== null && typeof value === 'object') {
    const v = value as { hex?: string; value?: number; unit?: string };
    return v.hex ?? `${v.value}${v.unit}`;
  }
  return String(value);
}

/** The tokens of a group as paths and CSS values. */
function leaves(group: object, path: readonly string[] = []): (readonly [string, string])[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    if (name.startsWith('$') || typeof value !== 'object' || value === null) return [];
    const here = [...path, name];
    return '$value' in value ? [[here.join('.'), css(value.$value)] as const] : leaves(value, here);
  });
}

const colors = new Map(leaves(color));

/** @throws if a role refers to a colour that does not exist */
function roles({ role }: { role: object }): Record<Role, string> {
  const resolved = leaves(role).map(([name, reference]) => {
    const value = colors.get(reference.slice(1, -1));
    if (value === undefined) throw new Error(`${reference} is not defined in color.tokens.json`);
    return [name, value];
  });
  return Object.fromEntries(resolved) as Record<Role, string>;
}

/** The design tokens as CSS values: the roles of each theme, the scale by path, and the pairs of roles that may meet. */
export const tokens = {
  themes: Object.fromEntries(THEMES.map((name) => [name, roles(sources[name])])) as Record<
    ThemeName,
    Record<Role, string>
  >,
  scale: Object.fromEntries(leaves(scaleTokens)) as Record<Path<typeof scaleTokens>, string>,
  /** Foreground, background, minimum contrast. */
  pairs: pairTokens.pairs as [Role, Role, number][],
};
