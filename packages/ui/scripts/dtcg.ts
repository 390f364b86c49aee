/** Values that CSS writes as one string, in the form that the format of the Design Tokens Community Group asks for. */

type Node = Record<string, unknown>;

const dimension = (text: string) => {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`"${text}" is no length in px or rem`);
  return { value: Number(value), unit };
};

/** `0 1px 2px rgb(0 0 0 / 0.18)`, several of them with a comma between. */
function shadows(css: string) {
  return css.split(/,\s*(?![^(]*\))/).map((one) => {
    const [, lengths = '', red, green, blue, alpha = '1'] =
      /^(.+?) rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(one) ?? [];
    const [offsetX = '0', offsetY = '0', blurLength = '0', spread = '0'] = lengths.split(' ');
    return {
      color: {
        colorSpace: 'srgb',
        components: [red, green, blue].map((part) => Number(part) / 255),
        alpha: Number(alpha),
      },
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blurLength),
      spread: dimension(spread),
    };
  });
}

/**
 * A group of tokens as the format wants it: shadows as objects, and lengths in `ch`, which it does not know, as numbers
 * with their unit beside them.
 */
export function inDtcg(group: Node, inherited?: unknown): Node {
  const type = group.$type ?? inherited;
  const value = group.$value;
  if (type === 'shadow' && typeof value === 'string') return { ...group, $value: shadows(value) };
  if (type === 'dimension' && (value as { unit?: string } | undefined)?.unit === 'ch') {
    const { value: number } = value as { value: number };
    return { ...group, $type: 'number', $value: number, $extensions: { 'com.digiken.unit': 'ch' } };
  }
  if (value !== undefined) return group;
  return Object.fromEntries(
    Object.entries(group).map(([name, child]) => [
      name,
      name.startsWith('$') || typeof child !== 'object' ? child : inDtcg(child as Node, type),
    ]),
  );
}
