import { SaxesParser } from 'saxes';
import type { CourseFolder } from '../folder';
import { IMPORT_LIMITS } from '../limits';
import { ImportRefused } from '../report';

/** Ignores namespaces: each version of the format has its own for the same names. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text. */
  text: string;
  line: number;
}

const local = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** @throws {ImportRefused} if it is not XML, or has a DOCTYPE (entity bombs, external entities) */
export function parseXml(text: string, file: string): XmlElement {
  const parser = new SaxesParser({ fileName: file });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const refuse = (why: string) => new ImportRefused(`${file}:${parser.line} ${why}.`);
  parser.on('doctype', () => {
    throw refuse('has a document type (DOCTYPE), which a cartridge may not have');
  });
  parser.on('error', (error) => {
    throw refuse(
      `is not well-formed XML (${error.message.replace(/^.*?\d+:\d+:\s*/, '').replace(/\.$/, '')})`,
    );
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (open.length >= IMPORT_LIMITS.xmlNesting) throw refuse('is nested too deeply');
    if (count > IMPORT_LIMITS.xmlElements) throw refuse('holds too many elements');
    const attributes = Object.create(null) as Record<string, string>;
    for (const [name, value] of Object.entries(tag.attributes as Record<string, string>)) {
      attributes[local(name)] = value;
    }
    const element = { name: local(tag.name), attributes, children: [], text: '', line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  const write = (words: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += words;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (root === undefined) throw new ImportRefused(`${file} is empty.`);
  return root;
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at `path` below `element`. */
export const at = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element);

/** The text of an element on one line; null if it is empty. */
export function wordsOf(element: XmlElement | undefined): string | null {
  const words = element?.text.replace(/\s+/g, ' ').trim() ?? '';
  return words === '' ? null : words;
}

const DECLARED = {
  xml: /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/,
  html: /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i,
};

export const readXml = async (folder: CourseFolder, path: string): Promise<XmlElement> =>
  parseXml(await decode(folder, path, 'xml', IMPORT_LIMITS.xmlBytes), path);

export const readHtml = (folder: CourseFolder, path: string): Promise<string> =>
  decode(folder, path, 'html', IMPORT_LIMITS.pageBytes);

/** Decodes text by its byte order mark or declaration; the default is UTF-8. */
async function decode(
  folder: CourseFolder,
  path: string,
  kind: keyof typeof DECLARED,
  limit: number,
): Promise<string> {
  if (folder.leaving.has(path)) throw new ImportRefused(`${path} is a link that leaves the archive.`);
  if (folder.bytes(path) > limit) throw new ImportRefused(`${path} is larger than ${limit / 1024} KB.`);
  const bytes = await folder.read(path);
  const encoding = markOf(bytes) ?? DECLARED[kind].exec(bytes.subarray(0, 1024).toString('latin1'))?.[1];
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefused(
      `${path} is not ${encoding?.toUpperCase() ?? 'UTF-8'} text: save it as UTF-8 and import again.`,
    );
  }
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}
