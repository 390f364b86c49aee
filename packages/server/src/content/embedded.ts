import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { percentDecoded } from '../platform/text-encoding';
import { isBlank, isElement } from './nodes';
import type { ReportUnsafe } from './report-unsafe';
import { wordsIn } from './words';

declare module 'hast' {
  interface ElementData {
    /** The attribute of the source that holds the address of a link that was made of another element. */
    attribute?: string;
    /** The author gave the link no words, so it has the name of its file. */
    unnamed?: boolean;
  }
}

/** What plays or shows another file, and where it names that file. */
const EMBEDDED: Readonly<Record<string, string>> = {
  iframe: 'src',
  embed: 'src',
  video: 'src',
  audio: 'src',
  object: 'data',
};
const BLOCKS =
  /^(?:address|article|aside|blockquote|details|div|dl|figure|footer|h[1-6]|header|hr|main|ol|p|pre|section|table|ul|video|audio|iframe|embed|object)$/;

/** What Markdown shows as a picture may be a recording or a document. */
const NO_PICTURE = /\.(?:aac|flac|m4a|m4v|mov|mp3|mp4|oga|ogg|ogv|opus|pdf|wav|webm)(?:[?#]|$)/i;
/** Parameters of an object that name its file. */
const NAMING = /^(?:movie|src|url|filename)$/i;
const MOST_WORDS = 100;

/**
 * Replaces embedded pages, players and their captions by links, because a lesson loads and plays nothing by itself.
 * Each is reported. Those without a usable address stay, for sanitising to remove.
 * @param language BCP 47 tag, for the words of the links
 */
export function linkEmbedded(tree: Root, language: string, report: ReportUnsafe): void {
  visit(tree, 'element', (node, index, parent) => {
    const own = attributeOf(node);
    if (own === undefined || !parent || index === undefined) return;
    const inside = partsOf(node);
    const [main, ...others] = [{ element: node, attribute: own }, ...inside.sources].flatMap(withAddress);
    if (main === undefined) return;
    const { title, ariaLabel, alt } = node.properties;
    const label = String(title ?? ariaLabel ?? (node.tagName === 'img' ? alt : '') ?? '').trim();
    report(node.position?.start.line, `<${node.tagName}> became a link: ${nameOf(main.href)}.`);
    for (const { element, href } of others)
      if (href !== main.href)
        report(
          element.position?.start.line,
          `Another file of the same recording was left out: ${nameOf(href)}.`,
        );
    const links: ElementContent[] = [linkTo(main, label, language)];
    for (const track of inside.tracks.flatMap(withAddress)) {
      report(track.element.position?.start.line, `<track> became a link: ${nameOf(track.href)}.`);
      const name = String(track.element.properties.label ?? '').trim();
      links.push({ type: 'text', value: ' ' }, linkTo(track, name, language));
    }
    const words = inside.rest.length > 0 ? '' : textOf(node).replace(/\s+/g, ' ').trim();
    // In a player, they only say that the browser is too old.
    if (node.tagName === 'object' && words !== '')
      report(
        node.position?.start.line,
        `What <object> says where it cannot be shown was left out: “${words.slice(0, MOST_WORDS)}”.`,
      );
    const linked = isAlone(parent, index)
      ? [{ type: 'element' as const, tagName: 'p', properties: {}, children: links }]
      : links;
    parent.children.splice(index, 1, ...linked, ...inside.rest);
    return [SKIP, index + linked.length];
  });
}

/** The attribute of an element that names another file; undefined for other elements. */
function attributeOf({ tagName, properties }: Element): string | undefined {
  if (tagName === 'img') return NO_PICTURE.test(String(properties.src ?? '')) ? 'src' : undefined;
  return EMBEDDED[tagName];
}

interface Place {
  element: Element;
  attribute: string;
}

/** `rest`: what follows a player without an end, which HTML takes as a part of it. */
function partsOf(player: Element): { sources: Place[]; tracks: Place[]; rest: ElementContent[] } {
  const sources: Place[] = [];
  const tracks: Place[] = [];
  const note = (element: Element) => {
    const { name, value } = element.properties;
    if (element.tagName === 'source') sources.push({ element, attribute: 'src' });
    else if (element.tagName === 'track') tracks.push({ element, attribute: 'src' });
    else if (element.tagName === 'param' && NAMING.test(String(name)) && value)
      sources.push({ element, attribute: 'value' });
    else return false;
    return true;
  };
  if (hasBlocks(player)) {
    const rest = player.children.filter((child) => !(isElement(child) && note(child)));
    return { sources, tracks, rest };
  }
  visit(player, 'element', (element) => {
    const attribute = element === player || note(element) ? undefined : attributeOf(element);
    if (attribute !== undefined) sources.push({ element, attribute });
  });
  return { sources, tracks, rest: [] };
}

/** Whether a player holds more than a sentence for browsers that cannot play it. */
function hasBlocks(player: Element): boolean {
  let paragraphs = 0;
  let more = false;
  visit(player, 'element', ({ tagName }) => {
    if (tagName === 'p') paragraphs += 1;
    more ||= /^(?:h[1-6]|ul|ol|dl|table|pre|blockquote|details|section|math)$/.test(tagName);
  });
  return more || paragraphs > 1;
}

/** An address that a link may have. */
function withAddress(place: Place): (Place & { href: string })[] {
  const address = String(place.element.properties[place.attribute] ?? '').trim();
  const href = address.startsWith('//') ? `https:${address}` : address;
  const foreign = /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href.replace(/[\u0000-\u0020]/g, ''));
  return href === '' || foreign ? [] : [{ ...place, href }];
}

function linkTo(place: Place & { href: string }, label: string, language: string): Element {
  const name = label === '' ? nameOf(place.href) : label;
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: place.href },
    children: [{ type: 'text', value: wordsIn(language).embedded(name) }],
    data: { attribute: place.attribute, unnamed: label === '' },
    position: place.element.position,
  };
}

/** Whether no text is beside a part of a text, so that it is a paragraph of its own. */
function isAlone({ type, children, ...parent }: Root | Element, index: number): boolean {
  if (type === 'element' && !/^(?:div|section|blockquote|figure|details)$/.test((parent as Element).tagName))
    return false;
  const isBlock = (node: (typeof children)[number] | undefined) =>
    node === undefined || (isElement(node) ? BLOCKS.test(node.tagName) : node.type === 'comment');
  const before = children.slice(0, index).findLast((node) => !isBlank(node));
  return isBlock(before) && isBlock(children.slice(index + 1).find((node) => !isBlank(node)));
}

function nameOf(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  if (!/^https?:/i.test(href)) return percentDecoded(path).split('/').at(-1) ?? path;
  return URL.canParse(href) ? new URL(href).host : path;
}
