import { isPicturePath } from '../../content';
import type { CourseFolder } from '../folder';
import { resolvePath } from '../paths';
import { ImportRefused } from '../report';
import { allOf, at, childrenOf, readXml, wordsOf, type XmlElement } from '../cartridge/xml';

export const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';

export interface BookItem {
  id: string;
  /** Path in the archive. */
  path: string;
  type: string;
  properties: string[];
}

/** What the package document of a book says. */
export interface Book {
  file: string;
  identifier: string | null;
  title: string | null;
  language: string | null;
  /** HTML. */
  description: string | null;
  items: ReadonlyMap<string, BookItem>;
  /** Texts in reading order. */
  spine: BookItem[];
  /** Of the reading order, what is missing or no text or picture. */
  unread: BookItem[];
  navigation: BookItem | null;
  ncx: BookItem | null;
  cover: BookItem | null;
}

/** A page of a book may be a picture. */
export const isPicture = ({ path, type }: Pick<BookItem, 'path' | 'type'>): boolean =>
  type.startsWith('image/') && isPicturePath(path);

/** @throws {ImportRefused} if the book is damaged, copy-protected, or names files outside of itself */
export async function readBook(folder: CourseFolder): Promise<Book> {
  const container = await readXml(folder, CONTAINER);
  const [root] = allOf(container, 'rootfile');
  const file = resolvePath('', root?.attributes['full-path'] ?? '');
  if (file === null || !folder.has(file))
    throw new ImportRefused('This EPUB book names no package document that is in it.');
  const element = await readXml(folder, file);
  const metadata = at(element, 'metadata');
  const items = readItems(element, file, folder);
  const spine = at(element, 'spine');
  // A text that is listed again is read once.
  const listed = new Map<string, BookItem>();
  const met = new Map<string, number>();
  for (const { attributes } of childrenOf(spine, 'itemref')) {
    const { idref = '' } = attributes;
    const number = (met.get(idref) ?? 0) + 1;
    met.set(idref, number);
    const item = items.get(keyOf(idref, number)) ?? items.get(idref);
    if (item !== undefined && !listed.has(item.path)) listed.set(item.path, item);
  }
  const named = [...listed.values()];
  const isRead = ({ path, type }: BookItem) =>
    folder.has(path) && (/html/.test(type) || isPicture({ path, type }));
  await refuseProtected(folder, items);
  const all = [...items.values()];
  const cover = childrenOf(metadata, 'meta').find(({ attributes }) => attributes.name === 'cover');
  return {
    file,
    identifier: identifierOf(element, metadata),
    title: wordsOf(childrenOf(metadata, 'title')[0]),
    language: wordsOf(childrenOf(metadata, 'language')[0]),
    description: childrenOf(metadata, 'description')[0]?.text.trim() || null,
    items,
    spine: named.filter(isRead),
    unread: named.filter((item) => !isRead(item)),
    navigation: all.find(({ properties }) => properties.includes('nav')) ?? null,
    ncx:
      items.get(spine?.attributes.toc ?? '') ??
      all.find(({ type }) => type === 'application/x-dtbncx+xml') ??
      null,
    cover:
      all.find(({ properties }) => properties.includes('cover-image')) ??
      items.get(cover?.attributes.content ?? '') ??
      null,
  };
}

function identifierOf(element: XmlElement, metadata: XmlElement | undefined): string | null {
  const all = childrenOf(metadata, 'identifier');
  const named = all.find(({ attributes }) => attributes.id === element.attributes['unique-identifier']);
  return wordsOf(named ?? all[0]);
}

/** Some books give one identifier to several files: the reading order names them one after the other. */
const keyOf = (id: string, number: number) => (number === 1 ? id : `${id}\0${number}`);

function readItems(element: XmlElement, file: string, folder: CourseFolder): Map<string, BookItem> {
  const items = new Map<string, BookItem>();
  for (const { attributes, line } of childrenOf(at(element, 'manifest'), 'item')) {
    const { id = '', href = '', properties = '' } = attributes;
    if (href === '' || /^https?:/i.test(href)) continue;
    const path = resolvePath(file, href);
    if (path === null)
      throw new ImportRefused(
        `${file}:${line} names ${href.slice(0, 200)}, which lies outside of the archive.`,
      );
    let number = 1;
    while (items.has(keyOf(id, number))) number += 1;
    items.set(keyOf(id, number), {
      id,
      path: folder.actual(path),
      type: attributes['media-type'] ?? '',
      properties: properties.split(/\s+/),
    });
  }
  return items;
}

/** Fonts may be obfuscated; encrypted texts cannot be read. */
async function refuseProtected(folder: CourseFolder, items: ReadonlyMap<string, BookItem>): Promise<void> {
  if (!folder.has(ENCRYPTION)) return;
  const texts = new Set([...items.values()].filter(({ type }) => /html/.test(type)).map(({ path }) => path));
  const references = allOf(await readXml(folder, ENCRYPTION), 'CipherReference');
  const hidden = references.some(({ attributes }) => texts.has(resolvePath('', attributes.URI ?? '') ?? ''));
  if (hidden)
    throw new ImportRefused('This EPUB book is protected against copying (DRM): its texts cannot be read.');
}
