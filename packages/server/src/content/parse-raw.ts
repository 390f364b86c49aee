import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const reader = unified().use(rehypeRaw).freeze();

/**
 * Parses the HTML in the raw nodes of a tree. Every position in the result has its places: the parser gives text after
 * a line break an empty one, which is removed.
 */
export function parseRaw(tree: Root): Root {
  const parsed = reader.runSync(tree);
  visit(parsed, (node) => {
    const places: { start?: unknown } | undefined = node.position;
    if (places !== undefined && places.start === undefined) delete node.position;
  });
  return parsed;
}
