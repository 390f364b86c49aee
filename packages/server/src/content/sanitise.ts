import type { Element, Root } from 'hast';
import type { Options as Schema } from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';

/** Prefix of all ids in a lesson, so that they do not clash with ids of the page. */
export const ID_PREFIX = 'section-';

/** Title of a picture that needs no alt text: `![](shelf.webp "decorative")`. */
export const DECORATIVE = 'decorative';

const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'];
const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'select',
  'title',
  'xmp',
];

/** Allowed content of a lesson: no scripts, styles, frames or forms. */
export const LESSON_SCHEMA: Schema = {
  tagNames: [
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'blockquote',
      'hr',
      'br',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
    ],
    ...[
      'a',
      'img',
      'em',
      'strong',
      'b',
      'i',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
      'kbd',
      'abbr',
    ],
    ...[
      'code',
      'pre',
      'samp',
      'var',
      'q',
      'cite',
      'table',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'caption',
    ],
    ...['details', 'summary', 'figure', 'figcaption', 'section', 'div', 'span', 'input'],
  ],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', 'ariaDescribedBy'],
    abbr: ['title'],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    details: ['open'],
    h2: [['className', 'sr-only']],
    // The only title that is kept: its author says that the picture is decoration. It becomes a role.
    img: ['src', 'alt', ['title', DECORATIVE]],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ol: ['start', 'reversed'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    '*': ['id', 'lang', 'dir'],
  },
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    caption: ['table'],
    summary: ['details'],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: { href: LINK_PROTOCOLS, src: ['http', 'https'] },
  strip: DROPPED_WITH_CONTENT,
  clobber: ['id', 'ariaDescribedBy'],
  clobberPrefix: ID_PREFIX,
  allowComments: false,
  allowDoctypes: false,
};

/** Called for each removed item with its line, from 1, and a sentence that describes it. */
export type ReportUnsafe = (line: number | undefined, message: string) => void;

/** Reports what `LESSON_SCHEMA` will remove, so that the author is informed. */
export function reportUnsafe(tree: Root, report: ReportUnsafe): void {
  visit(tree, 'element', (node) => {
    const line = node.position?.start.line;
    if (DROPPED_WITH_CONTENT.includes(node.tagName)) {
      report(line, `<${node.tagName}> was removed with its content.`);
      return SKIP;
    }
    for (const problem of unsafeProperties(node)) report(line, problem);
  });
}

function unsafeProperties(node: Element): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(node.properties)) {
    if (/^on/i.test(name)) problems.push(`The event handler “${name.toLowerCase()}” was removed.`);
    if (name === 'style') problems.push('An inline style was removed.');
    if (name === 'href' || name === 'src') {
      // Browsers ignore control characters and spaces in a scheme, so remove them before the check.
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(String(value).replace(/[\u0000-\u0020]/g, ''))?.[1];
      if (scheme !== undefined && !LINK_PROTOCOLS.includes(scheme.toLowerCase())) {
        problems.push(`A link with the scheme “${scheme.toLowerCase()}:” was removed.`);
      }
    }
  }
  return problems;
}
