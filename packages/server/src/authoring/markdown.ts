import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { SKIP, visit } from 'unist-util-visit';
import {
  finishHeadings,
  finishText,
  ID_PREFIX,
  ImportRefused,
  importWords,
  Issues,
  parseMarkdown,
  type RenderedText,
} from '../import';
import { MEDIA_PREFIX } from '../platform/files';
import { files as fileRecords } from '../platform/database/tables';
import { invalid } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { parseHtml } from './html-to-markdown';
import { smallVariant } from './pictures';

/** A picture of this site; a lesson asks no other host for anything. */
const STORED_PICTURE = new RegExp(`^${MEDIA_PREFIX}([0-9a-f]{64}\\.(?:webp|png|jpe?g|gif|avif))$`);
const EXTERNAL = /^(https?:|mailto:|tel:)/i;

interface Source {
  markdown: string;
  /** BCP 47 tag. */
  language: string;
  /** The HTML that this text replaces: what it knows of its files (other sizes, names) is kept. */
  before?: string;
}

/**
 * What an instructor typed, as it is stored and shown: rendered once, by the importer's own rules.
 * @throws {HttpError} 422 on `markdown` for a text nested deeper than any that people write
 */
export async function renderMarkdown(
  services: Pick<Services, 'db' | 'files'>,
  { markdown, language, before = '' }: Source,
): Promise<RenderedText> {
  const tree = parse(markdown, language);
  finishHeadings(tree);
  const known = readKnown(before);
  const pictureBytes = await placeStoredPictures(services, tree, language, known.pictures);
  settleLinks(tree, known.downloads);
  return finishText(tree, language, pictureBytes);
}

function parse(markdown: string, language: string): Root {
  try {
    return parseMarkdown(markdown, 'text', language, new Issues());
  } catch (error) {
    if (error instanceof ImportRefused || error instanceof RangeError) {
      throw invalid({
        markdown: 'This text is nested too deeply: use fewer lists or quotes inside each other.',
      });
    }
    throw error;
  }
}

/** Other sizes of pictures, and names of downloads, by address. */
function readKnown(html: string): { pictures: Map<string, string>; downloads: Map<string, string> } {
  const pictures = new Map<string, string>();
  const downloads = new Map<string, string>();
  visit(parseHtml(html), 'element', (node) => {
    const { src, srcSet, href, download } = node.properties;
    if (node.tagName === 'img' && srcSet !== undefined) pictures.set(String(src), String(srcSet));
    if (node.tagName === 'a' && download !== undefined) downloads.set(String(href), String(download));
  });
  return { pictures, downloads };
}

async function placeStoredPictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  tree: Root,
  language: string,
  known: ReadonlyMap<string, string>,
): Promise<number> {
  const names = new Set<string>();
  visit(tree, 'element', (node) => {
    const name = pictureName(node);
    if (name !== undefined) names.add(name);
  });
  const rows =
    names.size === 0
      ? []
      : await db
          .select()
          .from(fileRecords)
          .where(inArray(fileRecords.name, [...names]));
  const shown = new Map<string, Element['properties']>();
  for (const { name } of rows) {
    const src = MEDIA_PREFIX + name;
    const file = join(files.folder, name.slice(0, 2), name);
    const size = await sharp(file)
      .metadata()
      .catch(() => null);
    // Its record is there and the file is not: the text says so instead of showing a broken picture.
    if (size === null) continue;
    const { width = 0, height = 0 } = size;
    const srcSet = known.get(src) ?? (await smallVariant({ db, files }, file, src, width));
    shown.set(name, {
      src,
      ...(srcSet !== undefined && { srcSet, sizes: '(min-width: 48rem) 42rem, 100vw' }),
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    });
  }
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const alt = String(node.properties.alt ?? '').trim();
    const properties = shown.get(pictureName(node) ?? '');
    if (properties !== undefined) {
      node.properties = { ...properties, alt };
      return;
    }
    parent.children.splice(
      index,
      1,
      ...(alt === '' ? [] : [{ type: 'text' as const, value: importWords(language).missingPicture(alt) }]),
    );
    return [SKIP, index];
  });
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

const pictureName = (node: Element): string | undefined =>
  node.tagName === 'img' ? STORED_PICTURE.exec(String(node.properties.src ?? ''))?.[1] : undefined;

/** Links to other sites go without the opener, links to nowhere become plain text. */
function settleLinks(tree: Root, downloads: ReadonlyMap<string, string>): void {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
  });
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || !parent || index === undefined) return;
    const href = resolve(String(node.properties.href ?? ''), ids);
    if (href === null) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    node.properties.href = href;
    if (EXTERNAL.test(href)) node.properties.rel = ['noopener', 'noreferrer'];
    const download = downloads.get(href);
    if (download !== undefined) node.properties.download = download;
    if (textOf(node).trim() === '' && !node.children.some((child) => 'tagName' in child)) {
      node.children = [{ type: 'text', value: href }];
    }
  });
}

function resolve(href: string, ids: ReadonlySet<string>): string | null {
  if (EXTERNAL.test(href)) return href;
  if (href.startsWith('#')) {
    const fragment = href.slice(1);
    // An imported heading's double space leaves two hyphens in its id, which a rewritten text has once.
    const plain = (id: string) => id.toLowerCase().replace(/-+/g, '-');
    const wanted = [fragment, ID_PREFIX + fragment];
    const id =
      wanted.find((one) => ids.has(one)) ??
      [...ids].find((one) => wanted.some((other) => plain(other) === plain(one)));
    return id === undefined ? null : `#${id}`;
  }
  // Browsers read a backslash as a slash: `/\host` would be another site.
  return /^\/(?![/\\])/.test(href) && !href.includes('\\') ? href : null;
}
