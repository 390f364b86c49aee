import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { headingDepth, isBlank, isElement, isHeading, type SourceEdits } from '../content';
import type { Issues } from './report';
import { type MarkdownOrigin, rangeOf } from './markdown-origin';

const QUIZ_PAGE = /^https?:\/\/[^/]+\/quiz\/\d+\/?([?#].*)?$/i;

const isQuizLink = (node: unknown): node is Element => {
  const element = node as Element;
  return (
    element?.type === 'element' &&
    element.tagName === 'a' &&
    QUIZ_PAGE.test(String(element.properties.href ?? ''))
  );
};

/**
 * The quizzes themselves are imported, so links to the author's quiz site are removed: a section that contained
 * nothing else is removed with its heading, any other link becomes plain text. Reported once per text.
 */
export function dropQuizLinks(
  tree: Root,
  file: string,
  issues: Issues,
  { main, appended }: MarkdownOrigin,
): void {
  let first: number | null | undefined;
  let found = false;
  const note = (node: Element) => {
    if (!found) first = node.position?.start.line;
    found = true;
  };
  const editsOf = (node: Element): SourceEdits =>
    appended !== null && node.data?.file === appended.part.file ? appended.part.edits : main.edits;
  const remove = (node: Element) => {
    const range = rangeOf(node);
    if (range !== null) editsOf(node).replace(range, '');
  };
  for (const node of [...tree.children]) {
    if (!isElement(node) || node.tagName !== 'p') continue;
    const content = node.children.filter((child) => !isBlank(child));
    if (content.length === 0 || !content.every(isQuizLink)) continue;
    note(node);
    remove(node);
    const index = tree.children.indexOf(node);
    tree.children.splice(index, 1);
    const heading = takeEmptySection(tree, index);
    if (heading !== null) remove(heading);
  }
  visit(tree, 'element', (node, index, parent) => {
    if (!isQuizLink(node) || !parent || index === undefined) return;
    note(node);
    const range = rangeOf(node);
    if (range !== null) editsOf(node).replace(range, wordsOf(node, editsOf(node)));
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  if (found) issues.add('quiz-link', file, first, 'Links to quizzes on another site were left out.');
}

/** The content of a link in the source. */
function wordsOf(link: Element, edits: SourceEdits): string {
  const start = link.children[0] && rangeOf(link.children[0])?.start;
  const last = link.children.at(-1);
  const end = last && rangeOf(last)?.end;
  return start === undefined || end === undefined ? '' : edits.original.slice(start, end);
}

/** Removes the heading before `index` from the tree when its section is empty, and returns it. */
function takeEmptySection(tree: Root, index: number): Element | null {
  const blank = (at: number) => {
    const node = tree.children[at];
    return node !== undefined && node.type === 'text' && isBlank(node);
  };
  let before = index - 1;
  while (blank(before)) before -= 1;
  let after = index;
  while (blank(after)) after += 1;
  const heading = tree.children[before];
  const next = tree.children[after];
  if (!isHeading(heading)) return null;
  const ends = next === undefined || (isElement(next) && next.tagName === 'hr');
  if (!ends && !(isHeading(next) && headingDepth(next) <= headingDepth(heading))) return null;
  tree.children.splice(before, 1);
  return heading;
}
