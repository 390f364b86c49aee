import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import { blockNode, definitionsOf, parseMarkdown } from './from-markdown';
import { schema } from './schema';

/** Pictures of this site. Others are not copied: a lesson shows only pictures that were uploaded. */
const OWN_PICTURE = /^\/api\/media\//;
const SAFE_LINK = /^(https?:|mailto:|tel:|#|\/(?!\/))/i;
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const BULLET_MARK = /^[^\da-z]*$/i;

/**
 * Reads HTML from the clipboard, e.g. from Word, Google Docs or a web page. The HTML is in a document of its own that
 * runs no scripts and loads nothing; only what the schema knows gets into the text.
 */
export class PasteParser extends DOMParser {
  constructor(readonly onPicturesLeftOut: (count: number) => void) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>): Slice {
    if (dom instanceof Element && !dom.querySelector('[data-pm-slice]')) {
      const left = cleanPasted(dom);
      if (left > 0) this.onPicturesLeftOut(left);
    }
    return super.parseSlice(dom, options);
  }
}

/** @returns the number of pictures that were left out */
function cleanPasted(root: Element): number {
  removeAll(root, 'style, script, meta, link, title, xml, [style*="mso-list:Ignore" i] ~ br');
  wordLists(root);
  removeAll(root, '[style*="mso-list:Ignore" i]');
  for (const office of root.querySelectorAll('o\\:p')) office.replaceWith(...office.childNodes);
  for (const styled of root.querySelectorAll<HTMLElement>('[style], b, strong')) applyStyle(styled);
  for (const link of root.querySelectorAll('a')) {
    if (!SAFE_LINK.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  }
  let left = 0;
  for (const picture of root.querySelectorAll('img')) {
    if (OWN_PICTURE.test(picture.getAttribute('src') ?? '')) continue;
    picture.remove();
    left += 1;
  }
  for (const table of root.querySelectorAll('table')) simplifyTable(table);
  for (const paragraph of root.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  spaces(root);
  return left;
}

function removeAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) element.remove();
}

/** Word and Google Docs write bold and italic as styles. */
function applyStyle(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const bold = /^(bold|bolder|[6-9]00)$/i.test(weight);
  if (/^(b|strong)$/i.test(element.tagName)) {
    if (weight !== '' && !bold) element.replaceWith(...element.childNodes);
    return;
  }
  if (/^h[1-6]$/i.test(element.tagName)) return;
  if (bold) wrapContent(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
  if (/text-decoration[^;]*line-through/i.test(style)) wrapContent(element, 'del');
}

function wrapContent(element: HTMLElement, tagName: string): void {
  if (element.textContent?.trim() === '') return;
  const wrapper = element.ownerDocument.createElement(tagName);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Word writes the items of lists as paragraphs with a level. */
function wordLists(root: Element): void {
  /** The open lists, outermost first. */
  let open: Element[] = [];
  let before: Element | null = null;
  for (const item of root.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(LIST_LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const mark = item.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
    const tagName = BULLET_MARK.test(mark.replace(/^o(?=\s)/, '').trim()) ? 'ul' : 'ol';
    if (before === null || item.previousElementSibling !== before) open = [];
    open = open.slice(0, level);
    while (open.length < level) {
      const list = root.ownerDocument.createElement(tagName);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else if (open.length === 0) item.before(list);
      else open.at(-1)?.append(list);
      open.push(list);
    }
    const entry = root.ownerDocument.createElement('li');
    const text = root.ownerDocument.createElement('p');
    text.append(...item.childNodes);
    entry.append(text);
    open.at(-1)?.append(entry);
    item.remove();
    before = open[0] ?? null;
  }
}

/** A cell of Markdown is one line and spans nothing; the first row holds the headings. */
function simplifyTable(table: Element): void {
  table.querySelectorAll('tr').forEach((row, index) => {
    for (const cell of row.querySelectorAll('td, th')) {
      const heading = cell.ownerDocument.createElement(index === 0 ? 'th' : 'td');
      const paragraph = cell.ownerDocument.createElement('p');
      const blocks = [...cell.querySelectorAll('p, div, li')];
      for (const block of blocks) {
        if (block !== blocks.at(-1)) block.append(cell.ownerDocument.createElement('br'));
        block.replaceWith(...block.childNodes);
      }
      removeAll(cell, 'table');
      paragraph.append(...cell.childNodes);
      heading.append(paragraph);
      cell.replaceWith(heading);
    }
  });
}

function spaces(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll('\u00a0', ' ') ?? null;
  }
}

const LOOKS_LIKE_MARKDOWN = /^(#{1,6} |[-*+] |\d+[.)] |> |```|\|.*\|)|\*\*\S|\]\(\S/m;

/** Plain text that is Markdown becomes what it means. @returns null for other text */
export function markdownSlice(text: string): Slice | null {
  if (!LOOKS_LIKE_MARKDOWN.test(text)) return null;
  const root = parseMarkdown(text);
  const definitions = definitionsOf(root);
  const nodes = root.children.map((block) => {
    const source = text.slice(block.position?.start.offset, block.position?.end.offset);
    return blockNode(block, definitions) ?? schema.nodes.raw.create({ source });
  });
  const only = nodes.length === 1 && nodes[0]?.type === schema.nodes.paragraph;
  return new Slice(Fragment.from(nodes), only ? 1 : 0, only ? 1 : 0);
}

/** The pictures among files. */
export const picturesIn = (files: FileList | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
