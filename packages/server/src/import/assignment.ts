import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  HEADING,
  headingDepth,
  isBlank,
  isElement,
  isHeading,
  type Range,
  type SourceEdits,
  wordsIn,
} from '../content';
import { type MarkdownFile, rangeOf } from './markdown-origin';

interface Appended {
  /** The heading to link to. */
  heading: Element;
  /** The part of the lesson's source that the assignment replaces; null: it comes last. */
  at: Range | null;
  /** The added heading, in Markdown, if the assignment has none. */
  text: string | null;
}

/**
 * Inserts the assignment where the lesson links to it, otherwise at the end. Its title becomes a heading; without a
 * title, the heading above the link is used.
 * @param given the title of its front matter, and the language of its generated heading
 */
export function appendAssignment(
  lesson: Root,
  part: MarkdownFile & { tree: Root },
  given: { title: string | null; language: string },
): Appended {
  const { tree: assignment, edits } = part;
  const titleAt = assignment.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  const found = assignment.children[titleAt];
  const title = isElement(found) && textOf(found).trim() !== '' ? found : null;
  const at = lesson.children.findLastIndex((node) => isElement(node) && isLinkToAssignment(node));
  const link = lesson.children[at];
  const section = lesson.children.slice(0, Math.max(at, 0)).findLast(isHeading);
  const depth = at < 0 || section === undefined ? 1 : headingDepth(section);
  const own = title !== null || given.title !== null || at < 0 || section === undefined;
  const deeper = own ? depth : depth - 1;
  if (deeper > 0) {
    visit(assignment, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      const level = Math.min(6, headingDepth(node) + deeper);
      shiftHeading(node, level, edits);
      node.tagName = `h${level}`;
    });
  }
  const range = isElement(link) ? rangeOf(link) : null;
  const replace = (...nodes: Root['children']) => {
    if (at < 0) lesson.children.push(...nodes);
    else lesson.children.splice(at, 1, ...nodes);
  };
  if (!own) {
    replace(...assignment.children);
    return { heading: section, at: range, text: null };
  }
  if (title !== null) {
    replace(...assignment.children);
    return { heading: title, at: range, text: null };
  }
  const words = given.title ?? wordsIn(given.language).assignment;
  const level = Math.min(6, depth + 1);
  const heading: Element = {
    type: 'element',
    tagName: `h${level}`,
    properties: {},
    children: [{ type: 'text', value: words }],
  };
  replace(heading, ...assignment.children);
  return { heading, at: range, text: `${'#'.repeat(level)} ${escaped(words)}` };
}

/** Changes the level of a heading in the source, in any of its notations. */
function shiftHeading(node: Element, level: number, edits: SourceEdits): void {
  const range = rangeOf(node);
  if (range === null) return;
  const written = edits.original.slice(range.start, range.end);
  const marks = /^#{1,6}/.exec(written)?.[0];
  const tag = /^<h[1-6]/i.exec(written)?.[0];
  if (marks !== undefined) {
    edits.replace({ start: range.start, end: range.start + marks.length }, '#'.repeat(level));
  } else if (tag !== undefined) {
    edits.replace({ start: range.start, end: range.start + tag.length }, `<h${level}`);
  } else {
    const words = written.replace(/\r?\n\s*[=-]+\s*$/, '').replace(/\s*\r?\n\s*/g, ' ');
    edits.replace(range, `${'#'.repeat(level)} ${words}`);
  }
}

function isLinkToAssignment(node: Element): boolean {
  const [only, ...more] = node.children.filter((child) => !isBlank(child));
  return (
    node.tagName === 'p' &&
    more.length === 0 &&
    isElement(only) &&
    only.tagName === 'a' &&
    /^(\.\/)?assignment\.md$/.test(String(only.properties.href ?? ''))
  );
}

const escaped = (words: string) => words.replace(/[\\`*_[\]<>#$&~]/g, '\\$&');
