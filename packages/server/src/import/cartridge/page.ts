import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import {
  finishHeadings,
  isElement,
  isHeading,
  parseHtml,
  refuseElementBomb,
  refusingDepth,
  sanitiseTree,
} from '../../content';
import type { Issues } from '../report';
import { say } from '../sentences';
import { markFile, type TextDocument } from '../text-document';
import { titleOf } from '../titles';
import type { Work } from '../work';
import { dropChrome, tidy } from './tidy';

const HEAD = new Set(['title', 'meta', 'link', 'base']);

export interface PageSource {
  file: string;
  html: string;
  language: string;
  /** The lesson's title. A heading that repeats it is removed. */
  title: string | null;
  /** The line where the HTML starts in the file, from 1. */
  line?: number;
  /** Changes the parsed tree before it is sanitised. */
  prepare?: (tree: Root) => void;
}

/** Reads a page of a cartridge to a sanitised tree. Links are not rewritten yet. */
export function readPage(source: PageSource, issues: Issues, work: Work): TextDocument {
  const { file, language, title, line = 1 } = source;
  const tree = readTree(source, issues, work);
  return work.step(file, line, () => {
    const first = tree.children.find((node) => isElement(node));
    if (isHeading(first) && titleOf(textOf(first)) === title) {
      tree.children.splice(tree.children.indexOf(first), 1);
    }
    return finishPage(tree, { file, language, title });
  });
}

/** HTML as a sanitised tree without leftovers of editors. Its headings are as they were. */
export function readTree(source: Omit<PageSource, 'title'>, issues: Issues, work: Work): Root {
  const { file, language, html, line = 1, prepare } = source;
  return work.step(file, line, () => {
    const tree = refusingDepth(() => {
      const text = withoutDeclarations(html, () =>
        issues.add('left-out', file, line, say('The declarations of its document type were not used.')),
      );
      refuseElementBomb(text);
      const parsed = parseHtml(text, line);
      prepare?.(parsed);
      dropHead(parsed);
      dropChrome(parsed);
      dropStyles(parsed, file, issues);
      return sanitiseTree(parsed, language, (at, message) => issues.add('unsafe', file, at, message));
    });
    markFile(tree, file);
    tidy(tree);
    return tree;
  });
}

/** What a document type declares, as XHTML may, would be shown as text. Lines stay. */
const DECLARATIONS = /^((?:\s|<!--(?:(?!-->)[^])*-->)*<!DOCTYPE[^>[]*)\[((?:"[^"]*"|'[^']*'|[^\]"'])*)\]/i;

const withoutDeclarations = (html: string, noteFinding: () => void): string =>
  html.replace(DECLARATIONS, (whole, before: string, declared: string) => {
    if (declared.trim() !== '') noteFinding();
    return before + whole.slice(before.length).replace(/[^\r\n]/g, '');
  });

/** A text from trees: headings start at h2 and have ids. */
export function finishPage(
  tree: Root,
  { file, language, title }: Pick<PageSource, 'file' | 'language' | 'title'>,
): TextDocument {
  noteGeneratedIds(tree);
  finishHeadings(tree);
  return documentOf(tree, file, language, title);
}

/** Rendering generates missing ids of headings, so the source does not need them. */
function noteGeneratedIds(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName) && node.properties.id === undefined) {
      node.data = { ...node.data, generatedId: true };
    }
  });
}

/** Removes the ids that rendering generates. */
export function dropGeneratedIds(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.data?.generatedId) delete node.properties.id;
  });
}

export const documentOf = (
  tree: Root,
  file: string,
  language: string,
  title: string | null,
): TextDocument => ({
  file,
  language,
  title,
  head: null,
  titleIndex: 0,
  tree,
  machineTranslated: false,
  assignmentId: null,
  origin: null,
});

/** Metadata in a page's head. None of it is shown. */
export function headOf(html: string): { title: string | null; meta: Map<string, string> } {
  const head = html.slice(0, 20_000);
  const meta = new Map<string, string>();
  for (const [, name, content] of head.matchAll(/<meta\s+name="([\w-]+)"\s+content="([^"]*)"/gi)) {
    meta.set((name ?? '').toLowerCase(), content ?? '');
  }
  const raw = /<title>([^<]*)<\/title>/i.exec(head)?.[1] ?? '';
  const title = textOf(parseHtml(raw)).replace(/\s+/g, ' ').trim();
  return { title: title === '' ? null : title, meta };
}

function dropHead(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    // The title of a drawing is its text alternative.
    if (node.tagName === 'svg') return SKIP;
    if (!HEAD.has(node.tagName) || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Inline styles are reported once per page, because editors style every word. */
function dropStyles(tree: Root, file: string, issues: Issues): void {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.properties.style === undefined) return;
    delete node.properties.style;
    count += 1;
  });
  if (count > 0) issues.add('unsafe', file, null, `Inline styles were removed (${count}).`);
}
