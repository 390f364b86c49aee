/** A text that is not processed: too long, too deep or too slow. `reason` continues a sentence: `is nested too deeply`. */
export class TextRefused extends Error {
  override name = 'TextRefused';

  constructor(
    readonly reason: string,
    /** From 1; null where the whole text is meant. */
    readonly line: number | null = null,
  ) {
    super(reason);
  }
}

export const TOO_SLOW = 'takes too long to process: split this paragraph or simplify it';
const TOO_DEEP = 'is nested too deeply';

/** Runs a parser. @throws {TextRefused} where it runs out of stack */
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

/** @throws {TextRefused} when elements are inside more than `limit` others */
export function refuseDeepNesting(tree: Nested, limit: number): void {
  const open: [Nested, number][] = [[tree, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next;
    if (depth > limit) throw new TextRefused(TOO_DEEP, node.position?.start.line ?? null);
    for (const child of node.children ?? []) open.push([child, depth + 1]);
  }
}
