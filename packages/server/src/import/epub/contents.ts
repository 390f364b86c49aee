import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isElement, parseHtml, refuseElementBomb, refusingDepth } from '../../content';
import { shorten } from '../cartridge/outline';
import { at, childrenOf, readHtml, readXml, wordsOf, type XmlElement } from '../cartridge/xml';
import type { CourseFolder } from '../folder';
import { resolvePath } from '../paths';
import type { Book, BookItem } from './book';
import { asHtml } from './page';

/** An entry of a table of contents. */
export interface Entry {
  title: string;
  /** Path of the text that it leads to; null if it is only a heading. */
  path: string | null;
  entries: Entry[];
}

/** A unit of the course: a part of the book with its texts in reading order. */
export interface Part {
  title: string;
  chapters: { item: BookItem; title: string | null }[];
}

/** The table of contents: the navigation document of EPUB 3, otherwise the NCX of EPUB 2. */
export async function readContents(book: Book, folder: CourseFolder): Promise<Entry[]> {
  const { navigation, ncx } = book;
  if (navigation !== null && folder.has(navigation.path)) {
    const html = asHtml(await readHtml(folder, navigation.path));
    refuseElementBomb(html);
    const found = fromNavigation(
      refusingDepth(() => parseHtml(html)),
      (href) => targetOf(folder, navigation.path, href),
    );
    if (found.length > 0) return found;
  }
  if (ncx === null || !folder.has(ncx.path)) return [];
  return childrenOf(at(await readXml(folder, ncx.path), 'navMap'), 'navPoint').map((point) =>
    fromPoint(point, (href) => targetOf(folder, ncx.path, href)),
  );
}

/** The text that an address leads to; null for none. */
type Target = (href: string) => string | null;

function targetOf(folder: CourseFolder, file: string, href: string): string | null {
  const path = href === '' ? null : resolvePath(file, href.split('#', 1)[0] ?? '');
  return path && folder.actual(path);
}

function fromPoint(point: XmlElement, target: Target): Entry {
  return {
    title: shorten(wordsOf(at(point, 'navLabel', 'text'))) ?? '',
    path: target(at(point, 'content')?.attributes.src ?? ''),
    entries: childrenOf(point, 'navPoint').map((child) => fromPoint(child, target)),
  };
}

function fromNavigation(tree: Root, target: Target): Entry[] {
  let list: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'nav' || list !== undefined) return;
    const type = String(node.properties['epub:type'] ?? node.properties.epubType ?? 'toc');
    if (/\btoc\b/.test(type))
      list = node.children.find((child) => isElement(child) && child.tagName === 'ol') as Element | undefined;
  });
  return list === undefined ? [] : entriesIn(list, target);
}

const entriesIn = (list: Element, target: Target): Entry[] =>
  list.children.flatMap((child) => {
    if (!isElement(child) || child.tagName !== 'li') return [];
    const parts = child.children.filter((part) => isElement(part));
    const label = parts.find(({ tagName }) => tagName !== 'ol');
    const inner = parts.find(({ tagName }) => tagName === 'ol');
    return [
      {
        title: shorten(label === undefined ? null : textOf(label)) ?? '',
        path: target(String(label?.properties.href ?? '')),
        entries: inner === undefined ? [] : entriesIn(inner, target),
      },
    ];
  });

const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries)]);

/**
 * Parts of a book: each entry at the top that holds other texts is a unit, and entries between them share one. Texts
 * that no entry names belong to the one before them.
 */
export function partsOf(book: Book, contents: readonly Entry[], title: string): Part[] {
  const titles = new Map<string, string>();
  for (const { path, title: name } of flat(contents))
    if (path !== null && name !== '' && !titles.has(path)) titles.set(path, name);
  const starts = new Map<string, string | null>();
  for (const entry of contents) {
    const inside = new Set(flat([entry]).flatMap(({ path }) => path ?? []));
    const [first] = inside;
    if (first !== undefined && !starts.has(first)) starts.set(first, inside.size > 1 ? entry.title : null);
  }
  const parts: Part[] = [];
  let open: { part: Part; own: boolean } | null = null;
  for (const item of book.spine) {
    if (item === book.navigation) continue;
    const start = starts.get(item.path);
    if (open === null || typeof start === 'string' || (start === null && open.own)) {
      const own = typeof start === 'string';
      open = { own, part: { title: own && start !== '' ? start : title, chapters: [] } };
      parts.push(open.part);
    }
    open.part.chapters.push({ item, title: titles.get(item.path) ?? null });
  }
  // A part of its own with one text, between others, is named after it.
  for (const part of parts) {
    const [only, ...more] = part.chapters;
    if (parts.length > 1 && part.title === title && more.length === 0 && only?.title) part.title = only.title;
  }
  return parts;
}
