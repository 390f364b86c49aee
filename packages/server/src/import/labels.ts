import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MarkdownFile, rangeOf } from './markdown-origin';

/**
 * Renames the labels of footnotes and link definitions in `part` that `main` uses too. Both become one Markdown text,
 * where only the first definition of a label counts.
 */
export function separateLabels(part: MarkdownFile, main: MarkdownFile): void {
  const clashing = definedLabels(main);
  const taken = new Set([...clashing, ...definedLabels(part)]);
  const names = new Map<string, string>();
  const nameOf = (key: string): string => {
    let name = names.get(key);
    for (let number = 2; name === undefined; number += 1) {
      if (!taken.has(`${key}-${number}`)) name = `${key}-${number}`;
    }
    taken.add(name);
    names.set(key, name);
    return name.replace(/^\^/, '');
  };
  visit(part.parsed, (node) => {
    const key = labelOf(node);
    if (key !== null && clashing.has(key)) rename(part, node, nameOf(key));
  });
}

function definedLabels({ parsed }: MarkdownFile): Set<string> {
  const labels = new Set<string>();
  visit(parsed, ['definition', 'footnoteDefinition'], (node) => {
    const label = labelOf(node);
    if (label !== null) labels.add(label);
  });
  return labels;
}

/** The label of a definition or reference, with `^` for footnotes; null for other nodes. */
function labelOf(node: Nodes): string | null {
  if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') return `^${node.identifier}`;
  if (node.type === 'definition' || node.type === 'linkReference' || node.type === 'imageReference')
    return node.identifier;
  return null;
}

function rename({ edits }: MarkdownFile, node: Nodes, name: string): void {
  const range = rangeOf(node);
  if (range === null) return;
  const { start, end } = range;
  const { original } = edits;
  if (node.type === 'footnoteReference') edits.replace({ start: start + 2, end: end - 1 }, name);
  else if (node.type === 'footnoteDefinition')
    edits.replace({ start: start + 2, end: original.indexOf(']:', start) }, name);
  else if (node.type === 'definition')
    edits.replace({ start: start + 1, end: original.indexOf(']:', start) }, name);
  else if (node.type === 'linkReference' || node.type === 'imageReference') {
    if (node.referenceType === 'full')
      edits.replace({ start: original.lastIndexOf('[', end - 1) + 1, end: end - 1 }, name);
    else if (node.referenceType === 'collapsed') edits.replace({ start: end - 1, end: end - 1 }, name);
    else edits.replace({ start: end - 1, end }, `][${name}]`);
  }
}
