import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const reader = unified().use(rehypeRaw).freeze();

/**
 * Parses the HTML in the raw nodes of a tree. rehype-raw gives text after a line break an empty position; it is removed,
 * so that every position has a start and an end.
 */
export function parseRaw(tree: Root): Root {
  const parsed = reader.runSync(tree);
  visit(parsed, (node) => {
    const position: { start?: unknown } | undefined = node.position;
    if (position !== undefined && position.start === undefined) delete node.position;
  });
  return parsed;
}
