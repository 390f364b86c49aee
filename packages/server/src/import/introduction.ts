import { isElement, isHeading, plainText } from '../content';
import { IMPORT_LIMITS } from './limits';
import { rangeOf } from './markdown-origin';
import type { TextDocument } from './text-document';

/** The first paragraph of sufficient length, cut at a word. */
export function summaryOf(document: TextDocument): string {
  for (const node of document.tree.children) {
    if (!isElement(node) || node.tagName !== 'p') continue;
    const text = plainText(node);
    if (text.length < 40) continue;
    if (text.length <= IMPORT_LIMITS.summaryCharacters) return text;
    return `${text.slice(0, text.lastIndexOf(' ', IMPORT_LIMITS.summaryCharacters)).replace(/[\s,;:.–-]+$/, '')}…`;
  }
  return '';
}

/** Keeps the part before the next heading: a course's README continues with licences and repositories. */
export function keepIntroduction(document: TextDocument): void {
  const { tree, origin } = document;
  const rest = tree.children.slice(document.titleIndex);
  const end = rest.findIndex(isHeading);
  const kept = (end < 0 ? rest : rest.slice(0, end)).slice(0, IMPORT_LIMITS.introductionBlocks);
  tree.children = kept;
  if (origin === null) return;
  const ranges = kept.flatMap((node) => rangeOf(node) ?? []);
  origin.range = { start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 };
}
