import { characterEntities } from 'character-entities';
import { SaxesParser } from 'saxes';
import { withoutControls } from './text-encoding';

/** Ignores namespaces: each version of a format has its own for the same names. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The element's own text. */
  text: string;
  /** Texts and elements in their order. */
  content: (string | XmlElement)[];
  line: number;
}

export interface XmlLimits {
  /** Elements inside elements. */
  nesting: number;
  elements: number;
}

/** The text was not read. `reason` continues a sentence: `is nested too deeply`. */
export class XmlRefused extends Error {
  override name = 'XmlRefused';

  constructor(
    readonly reason: string,
    /** From 1; null if it concerns the whole text. */
    readonly line: number | null,
    /** It is not XML, as an interrupted export leaves it; otherwise it is more than a text may hold. */
    readonly damaged = false,
  ) {
    super(reason);
  }
}

const local = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** A document type that declares nothing itself: a name, perhaps an address, which is never fetched. */
const DECLARES_NOTHING =
  /^(?:[^[\]"']|"[^"]*"|'[^']*')*(?:\[(?:\s|<!--(?:(?!-->)[^])*-->|<\?(?:(?!\?>)[^])*\?>)*\]\s*)?$/;

/** Nothing may come before the declaration, and `DOCTYPE` has capital letters. Programs that join files do neither. */
const BEFORE_DECLARATION = /^(\s+)(<\?xml[^>]*\?>)/;
const SMALL_TYPE = /^((?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->)*)<!doctype(?=[\s>])/i;
/** Characters that no XML may hold, such as those that Word leaves in what is copied from it. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufeff\ufffe\uffff]/g;

/** A text with the mistakes undone that concern none of its content. Lines keep their numbers. */
const tidied = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(BEFORE_DECLARATION, '$2$1').replace(SMALL_TYPE, '$1<!DOCTYPE');

/** What a reader of XML says about a part that it left as it was. @param line from 1 */
export type XmlRemark = (line: number, message: string) => void;

/**
 * Reads XML. It knows the named characters of HTML, such as `&nbsp;`, because document types are not fetched; a name that
 * it does not know stays as it is written and is told (spec 15.192).
 * @throws {XmlRefused} if it is not XML, is too large, or its document type (DOCTYPE) has declarations of its own, as
 * entity bombs and external entities need (spec 15.23)
 */
export function parseXml(text: string, limits: XmlLimits, remark: XmlRemark = () => {}): XmlElement {
  const parser = new SaxesParser();
  let unknown = '';
  parser.ENTITIES = new Proxy(characterEntities, {
    get(known, name: string) {
      if (Object.hasOwn(known, name)) return known[name];
      unknown = name;
      return undefined;
    },
  });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const refuse = (why: string) => new XmlRefused(why, parser.line);
  parser.on('doctype', (type) => {
    if (!DECLARES_NOTHING.test(type))
      throw refuse('has a document type (DOCTYPE) with declarations of its own, which are not allowed');
  });
  parser.on('error', (error) => {
    if (/undefined entity\.$/.test(error.message)) {
      remark(parser.line, unknownName(unknown));
      return;
    }
    throw new XmlRefused(
      `is not well-formed XML (${error.message.replace(/^.*?\d+:\d+:\s*/, '').replace(/\.$/, '')})`,
      parser.line,
      true,
    );
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (open.length >= limits.nesting) throw refuse('is nested too deeply');
    if (count > limits.elements) throw refuse('holds too many elements');
    const attributes = Object.create(null) as Record<string, string>;
    for (const [name, value] of Object.entries(tag.attributes as Record<string, string>)) {
      attributes[local(name)] = withoutControls(value);
    }
    const element = {
      name: local(tag.name),
      attributes,
      children: [],
      text: '',
      content: [],
      line: parser.line,
    };
    const parent = open.at(-1);
    parent?.children.push(element);
    parent?.content.push(element);
    open.push(element);
    root ??= element;
  });
  const write = (written: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    const words = withoutControls(written);
    element.text += words;
    element.content.push(words);
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => void open.pop());
  parser.write(tidied(text)).close();
  if (root === undefined) throw new XmlRefused('is empty', null, true);
  return root;
}

/** @param name without `&` and `;` */
const unknownName = (name: string): string => `“&${name};” names no character, so it stays as it is written.`;

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at `path` below `element`. */
export const at = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element);

/** Every element of a name below `element`, in order. */
export const allOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]) ??
  [];

/** The text of an element on one line; null if it is empty. */
export function wordsOf(element: XmlElement | undefined): string | null {
  const words = element?.text.replace(/\s+/g, ' ').trim() ?? '';
  return words === '' ? null : words;
}

/** An element with what `replace` makes of each of its children. */
export function withChildren(element: XmlElement, replace: (child: XmlElement) => XmlElement): XmlElement {
  if (element.children.length === 0) return element;
  const replaced = new Map(element.children.map((child) => [child, replace(child)]));
  return {
    ...element,
    children: [...replaced.values()],
    content: element.content.map((part) => (typeof part === 'string' ? part : (replaced.get(part) ?? part))),
  };
}
