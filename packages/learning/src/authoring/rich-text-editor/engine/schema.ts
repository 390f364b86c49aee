import { type Attrs, type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isSafeLink } from './safe-link';

/** Title of a picture that only decorates. The server does not show titles of pictures, but reads this one. */
export const DECORATIVE = 'decorative';

/** The attributes of all nodes. Each node has those that the schema gives it. */
export interface NodeAttrs {
  origin: number | null;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  start: number;
  spread: boolean;
  checked: boolean | null;
  language: string | null;
  meta: string | null;
  align: 'left' | 'right' | 'center' | null;
  src: string;
  alt: string;
  title: string | null;
  upload: string | null;
  label: string;
  source: string;
}

export const attrsOf = (node: Node) => node.attrs as NodeAttrs;
export const linkOf = (mark: Mark) => mark.attrs as { href: string; title: string | null };

/**
 * The number of the block of the source that a node came from. It survives edits, moves and undo, so that
 * `SourceText` finds the bytes of a block that is unchanged in the end.
 */
const origin = { origin: { default: null } };

/** A lesson begins at h2, because the page has the h1. */
const LEVELS = [2, 3, 4, 5, 6] as const;
const tagOf = (level: number) => `h${Math.max(2, level)}`;

const cells = tableNodes({
  tableGroup: 'block',
  // One paragraph: a cell of Markdown is one line.
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.getAttribute('align'),
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs.align = value;
      },
    },
  },
});

const spread = { spread: { default: false } };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the editor can show. Everything else in a text is a `raw` block or a `raw_inline`, shown as its source. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: origin,
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { ...origin, level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        ...LEVELS.map((level) => ({
          tag: `h${level}`,
          // Markdown that starts with one # keeps it.
          getAttrs: (dom: HTMLElement) => ({ level: Number(dom.dataset.level ?? level) }),
        })),
      ],
      toDOM: ({ attrs }) => [tagOf(Number(attrs.level)), { 'data-level': String(attrs.level) }, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      attrs: origin,
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { ...origin, ...spread },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { ...origin, ...spread, start: { default: 1 } },
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (dom) => ({ start: Number(dom.getAttribute('start') ?? 1) }),
        },
      ],
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      attrs: { ...spread, checked: { default: null } },
      defining: true,
      parseDOM: [
        {
          tag: 'li',
          getAttrs: (dom) => {
            const { checked } = dom.dataset;
            return { checked: checked === undefined ? null : checked === 'true' };
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'li',
        attrs.checked === null ? {} : { 'data-checked': String(attrs.checked) },
        0,
      ],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      attrs: { ...origin, language: { default: null }, meta: { default: null } },
      code: true,
      defining: true,
      parseDOM: [
        {
          tag: 'pre',
          preserveWhitespace: 'full',
          getAttrs: (dom) => {
            const { language, meta } = dom.dataset;
            return { language: language ?? null, meta: meta ?? null };
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'pre',
        {
          ...(attrs.language !== null && { 'data-language': text(attrs.language) }),
          ...(attrs.meta !== null && { 'data-meta': text(attrs.meta) }),
        },
        ['code', 0],
      ],
    },
    horizontal_rule: {
      group: 'block',
      attrs: origin,
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['hr'],
    },
    /** A picture in a paragraph of its own. `upload` names one that is not on the server yet. */
    picture: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: {
        ...origin,
        src: { default: '' },
        alt: { default: '' },
        title: { default: null },
        upload: { default: null },
      },
      parseDOM: [
        {
          tag: 'figure[data-picture]',
          getAttrs: (dom) => {
            const { src = '', alt = '', title } = dom.dataset;
            return { src, alt, title: title ?? null };
          },
        },
      ],
      toDOM: ({ attrs }) => ['figure', { 'data-picture': '', ...dataOf(attrs) }],
    },
    raw: {
      group: 'block',
      atom: true,
      attrs: { ...origin, source: { default: '' } },
      parseDOM: [{ tag: 'div[data-raw]', getAttrs: (dom) => ({ source: dom.dataset.raw ?? '' }) }],
      toDOM: ({ attrs }) => ['div', { 'data-raw': text(attrs.source) }],
    },
    ...cells,
    table: { ...cells.table, attrs: { ...cells.table.attrs, ...origin } },
    text: { group: 'inline' },
    image: {
      group: 'inline',
      inline: true,
      attrs: { src: { default: '' }, alt: { default: '' }, title: { default: null } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => {
            return {
              src: image.getAttribute('src'),
              alt: image.getAttribute('alt') ?? '',
              title: image.dataset.title ?? null,
            };
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'img',
        {
          src: text(attrs.src),
          alt: text(attrs.alt),
          ...(attrs.title !== null && { 'data-title': text(attrs.title) }),
        },
      ],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    footnote: {
      group: 'inline',
      inline: true,
      attrs: { label: { default: '' } },
      parseDOM: [{ tag: 'sup[data-label]', getAttrs: (dom) => ({ label: dom.dataset.label ?? '' }) }],
      toDOM: ({ attrs }) => ['sup', { 'data-label': text(attrs.label) }, text(attrs.label)],
    },
    raw_inline: {
      group: 'inline',
      inline: true,
      attrs: { source: { default: '' } },
      parseDOM: [{ tag: 'code[data-raw]', getAttrs: (dom) => ({ source: dom.dataset.raw ?? '' }) }],
      toDOM: ({ attrs }) => ['code', { 'data-raw': text(attrs.source) }, text(attrs.source)],
    },
  },
  marks: {
    link: {
      attrs: { href: { default: '' }, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href], a[data-href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? link.dataset.href;
            return { href, title: link.getAttribute('title') };
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'a',
        // Not in the tab order: a link in a text that is edited does not open.
        {
          [isSafeLink(text(attrs.href)) ? 'href' : 'data-href']: text(attrs.href),
          tabindex: '-1',
          ...(attrs.title !== null && { title: text(attrs.title) }),
        },
        0,
      ],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    strike: {
      parseDOM: [{ tag: 'del' }, { tag: 's' }],
      toDOM: () => ['del', 0],
    },
    code: {
      code: true,
      parseDOM: [{ tag: 'code' }],
      toDOM: () => ['code', 0],
    },
  },
});

function dataOf({ src, alt, title }: Attrs): Record<string, string> {
  return {
    'data-src': text(src),
    'data-alt': text(alt),
    ...(title !== null && { 'data-title': text(title) }),
  };
}
