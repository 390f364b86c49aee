import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Issues } from './report';
import { headingDepth, isBlank, isElement, isHeading } from './nodes';

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
 * The quizzes themselves are imported, so the text's links to the author's quiz site go: a section that
 * held nothing else goes with its heading, any other link becomes plain text. Reported once per text.
 */
export function dropQuizLinks(tree: Root, file: string, issues: Issues): void {
  let first: number | null | undefined;
  let found = false;
  const note = (node: Element) => {
    if (!found) first = node.position?.start.line;
    found = true;
  };
  for (const node of [...tree.children]) {
    if (!isElement(node) || node.tagName !== 'p') continue;
    const content = node.children.filter((child) => !isBlank(child));
    if (content.length === 0 || !content.every(isQuizLink)) continue;
    note(node);
    const index = tree.children.indexOf(node);
    tree.children.splice(index, 1);
    dropEmptySection(tree, index);
  }
  visit(tree, 'element', (node, index, parent) => {
    if (!isQuizLink(node) || !parent || index === undefined) return;
    note(node);
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
  if (found) issues.add('quiz-link', file, first, 'Links to quizzes on another site were left out.');
}

/** Removes the heading before `index` when nothing stands under it any more. */
function dropEmptySection(tree: Root, index: number): void {
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
  if (!isHeading(heading)) return;
  const ends = next === undefined || (isElement(next) && next.tagName === 'hr');
  if (ends || (isHeading(next) && headingDepth(next) <= headingDepth(heading)))
    tree.children.splice(before, 1);
}
