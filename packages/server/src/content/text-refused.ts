/** The text is too long, too deeply nested or too slow. `reason` continues a sentence: `is nested too deeply`. */
export class TextRefused extends Error {
  override name = 'TextRefused';

  constructor(
    readonly reason: string,
    /** From 1; null if it concerns the whole text. */
    readonly line: number | null = null,
  ) {
    super(reason);
  }
}

export const TOO_SLOW = 'takes too long to process: split this paragraph or simplify it';
const TOO_DEEP = 'is nested too deeply';

/** Runs a parser. @throws {TextRefused} on stack overflow */
export function refusingDepth<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw new TextRefused(TOO_DEEP);
    throw error;
  }
}

interface Nested {
  type: string;
  children?: Nested[];
  position?: { start: { line: number } };
}

/** @throws {TextRefused} if elements are nested deeper than `limit` */
export function refuseDeepNesting(tree: Nested, limit: number): void {
  const open: [Nested, number][] = [[tree, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    if (depth > limit) throw new TextRefused(TOO_DEEP, node.position?.start.line ?? null);
    for (const child of node.children ?? []) open.push([child, depth + 1]);
  }
}
