import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { refuseElementBomb } from '../element-bomb';
import { isElement, isHeading } from '../nodes';
import type { Issues } from '../report';
import { finishHeadings, refusingDepth, sanitiseTree, type TextDocument } from '../text-document';
import { importWords } from '../words';
import { dropChrome, tidy } from './tidy';

const EMBEDDED = new Set(['iframe', 'embed', 'video', 'audio']);
const HEAD = new Set(['title', 'meta', 'link', 'base']);

export interface PageSource {
  file: string;
  html: string;
  language: string;
  /** The lesson's title: a heading that repeats it goes. */
  title: string | null;
  /** Where in the file the HTML starts, from 1. */
  line?: number;
}

/** A page of a cartridge as a sanitised tree; its links still lead where they led in the cartridge. */
export function readPage(source: PageSource, issues: Issues): TextDocument {
  const { file, language, html, line = 1 } = source;
  const tree = refusingDepth(file, () => {
    refuseElementBomb(html, file);
    const start = { line, column: 1, offset: 0 };
    const root = { type: 'root', children: [{ type: 'raw', value: html, position: { start, end: start } }] };
    const parsed = unified()
      .use(rehypeRaw)
      .runSync(root as unknown as Root);
    dropHead(parsed);
    dropChrome(parsed);
    dropStyles(parsed, file, issues);
    linkEmbedded(parsed, file, language, issues);
    return sanitiseTree(parsed, file, issues);
  });
  tidy(tree);
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const first = tree.children.find((node) => isElement(node));
  if (isHeading(first) && words(textOf(first)) === source.title) {
    tree.children.splice(tree.children.indexOf(first), 1);
  }
  finishHeadings(tree);
  return documentOf(tree, file, language, source.title);
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
  titleIndex: 0,
  tree,
  machineTranslated: false,
  assignmentId: null,
});

/** What a page's head says of it: nothing here is shown. */
export function headOf(html: string): { title: string | null; meta: Map<string, string> } {
  const head = html.slice(0, 20_000);
  const meta = new Map<string, string>();
  for (const [, name, content] of head.matchAll(/<meta\s+name="([\w-]+)"\s+content="([^"]*)"/gi)) {
    meta.set((name ?? '').toLowerCase(), content ?? '');
  }
  const raw = /<title>([^<]*)<\/title>/i.exec(head)?.[1] ?? '';
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: raw }] } as unknown as Root);
  const title = textOf(tree).replace(/\s+/g, ' ').trim();
  return { title: title === '' ? null : title, meta };
}

function dropHead(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!HEAD.has(node.tagName) || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Editors style every word: one line of the report for each page says so, not one for each word. */
function dropStyles(tree: Root, file: string, issues: Issues): void {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.properties.style === undefined) return;
    delete node.properties.style;
    count += 1;
  });
  if (count > 0) issues.add('unsafe', file, null, `Inline styles were removed (${count}).`);
}

/** What another site or a player showed inside the page becomes a link to it. */
function linkEmbedded(tree: Root, file: string, language: string, issues: Issues): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!EMBEDDED.has(node.tagName) || !parent || index === undefined) return;
    const source = node.children.find((child) => isElement(child) && child.tagName === 'source');
    const src = String(node.properties.src ?? (isElement(source) ? source.properties.src : undefined) ?? '');
    const href = src.startsWith('//') ? `https:${src}` : src;
    if (href === '' || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href.replace(/[\u0000-\u0020]/g, ''))) return;
    const name = String(node.properties.title ?? '').trim() || nameOf(href);
    issues.add(
      'unsafe',
      file,
      node.position?.start.line,
      `<${node.tagName}> became a link: ${nameOf(href)}.`,
    );
    parent.children[index] = {
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [{ type: 'text', value: importWords(language).embedded(name) }],
      position: node.position,
    };
    return SKIP;
  });
}

function nameOf(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  try {
    return /^https?:/i.test(href) ? new URL(href).host : (decodeURIComponent(path).split('/').at(-1) ?? path);
  } catch {
    return path;
  }
}
