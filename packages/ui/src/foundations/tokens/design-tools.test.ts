import { describe, expect, it } from 'vitest';
import { tokensDocument } from '../../../scripts/build-tokens';
import { tokens } from './design-tokens';

/** tokens.json as Figma and other tools import it. */
const document = JSON.parse(tokensDocument()) as Record<string, unknown>;

interface Leaf {
  path: string;
  type: unknown;
  value: unknown;
  unit?: string;
}

function leaves(node: Record<string, unknown>, path: string[] = [], inherited?: unknown): Leaf[] {
  const type = node.$type ?? inherited;
  if ('$value' in node) {
    const extensions = node.$extensions as Record<string, string> | undefined;
    return [{ path: path.join('.'), type, value: node.$value, unit: extensions?.['com.digiken.unit'] }];
  }
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : leaves(child as Record<string, unknown>, [...path, name], type),
  );
}

const all = leaves(document);
const byPath = new Map(all.map((leaf) => [leaf.path, leaf]));
const number = expect.any(Number) as unknown;
const length = { value: number, unit: expect.stringMatching(/^(?:px|rem)$/) as unknown };
const colour = {
  colorSpace: 'srgb',
  components: [number, number, number],
};

/** The value of each type by the format of the Design Tokens Community Group (2025.10). */
const SHAPES: Record<string, unknown> = {
  color: expect.objectContaining(colour),
  dimension: length,
  duration: { value: number, unit: expect.stringMatching(/^m?s$/) as unknown },
  number,
  fontWeight: number,
  fontFamily: expect.any(Array),
  shadow: expect.any(Array),
};
const SHADOW = {
  color: { ...colour, alpha: number },
  offsetX: length,
  offsetY: length,
  blur: length,
  spread: length,
};

const isReference = (value: unknown): value is string => typeof value === 'string' && /^\{.+\}$/.test(value);
const resolved = (leaf: Leaf | undefined): Leaf | undefined =>
  leaf && isReference(leaf.value) ? resolved(byPath.get(leaf.value.slice(1, -1))) : leaf;

describe('tokens.json is valid in the format that Figma imports', () => {
  it('every token has a known type and a value of its shape', () => {
    for (const leaf of all) {
      const { type, value } = resolved(leaf) ?? {};
      expect(Object.keys(SHAPES), leaf.path).toContain(type);
      expect(value, leaf.path).toEqual(SHAPES[String(type)]);
      if (type === 'shadow') for (const one of value as unknown[]) expect(one, leaf.path).toEqual(SHADOW);
    }
    expect(all.length).toBeGreaterThan(150);
  });

  it('no name has a character that the format reserves', () => {
    for (const { path } of all) for (const name of path.split('.')) expect(name).not.toMatch(/^\$|[{}]/);
  });

  it('the components of a colour are those of its hex', () => {
    for (const { path, type, value } of all) {
      if (type !== 'color' || isReference(value)) continue;
      const { components, hex } = value as { components: number[]; hex: string };
      const written = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${written.join('')}`, path).toBe(hex);
    }
  });
});

/** As the generated CSS writes it. */
function css({ type, value, unit = '' }: Leaf): string | undefined {
  if (type === 'color') return (value as { hex: string }).hex;
  if (type === 'dimension' || type === 'duration') {
    const { value: amount, unit: own } = value as { value: number; unit: string };
    return `${amount}${own}`;
  }
  if (type === 'fontFamily' || type === 'shadow') return undefined;
  return `${String(value)}${unit}`;
}

describe('tokens.json has the names and values of the library', () => {
  it.each(Object.entries(tokens.themes))('roles of %s', (theme, roles) => {
    const exported = all
      .filter(({ path }) => path.startsWith(`theme.${theme}.`))
      .map((leaf) => [leaf.path.split('.').at(-1), css(resolved(leaf) as Leaf)]);
    expect(Object.fromEntries(exported)).toEqual(roles);
  });

  it('scale', () => {
    for (const [name, value] of Object.entries(tokens.scale)) {
      const leaf = byPath.get(name);
      expect(leaf, name).toBeDefined();
      const written = css(leaf as Leaf);
      if (written !== undefined) expect(written, name).toBe(value);
    }
    const exported = all.filter(({ path }) => !/^(?:color|theme)\./.test(path)).map(({ path }) => path);
    expect(exported.sort()).toEqual(Object.keys(tokens.scale).sort());
  });

  it('shadows', () => {
    const { value } = byPath.get('shadow.raised') as Leaf;
    expect(tokens.scale['shadow.raised']).toMatch(/^0 1px 2px rgb\(0 0 0 \/ 0.18\), 0 6px 20px/);
    expect(value).toMatchObject([
      { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.18 } },
      { offsetY: { value: 6, unit: 'px' }, blur: { value: 20, unit: 'px' } },
    ]);
  });
});
