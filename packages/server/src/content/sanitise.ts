import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Options as Schema } from 'rehype-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import type { ReportUnsafe } from './report-unsafe';
import { MATH_ATTRIBUTES, MATH_ELEMENTS } from './formulas/mathml';
import { CALLOUT, CALLOUT_TITLE } from './syntax/to-html';

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
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'select',
  'datalist',
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
      'dfn',
      'time',
      'ruby',
      'rt',
      'rp',
      'bdi',
      'bdo',
      'wbr',
      'table',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'caption',
    ],
    ...MATH_ELEMENTS,
    ...['details', 'summary', 'figure', 'figcaption', 'section', 'div', 'span', 'input'],
  ],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', 'ariaDescribedBy'],
    abbr: ['title'],
    code: [['className', /^language-[\w+#-]{1,30}$/]],
    details: ['open'],
    div: [
      ['className', CALLOUT, /^callout-[a-z]+$/],
      ['role', 'note'],
    ],
    h2: [['className', 'sr-only']],
    // The only title that is kept: its author says that the picture is decoration. It becomes a role.
    img: ['src', 'alt', ['title', DECORATIVE]],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ol: ['start', 'reversed'],
    p: [['className', CALLOUT_TITLE]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    ...Object.fromEntries(MATH_ELEMENTS.map((name) => [name, [...MATH_ATTRIBUTES]])),
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
    ...Object.fromEntries(MATH_ELEMENTS.filter((name) => name !== 'math').map((name) => [name, ['math']])),
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: { href: LINK_PROTOCOLS, src: ['http', 'https'] },
  strip: DROPPED_WITH_CONTENT,
  clobber: ['id', 'ariaDescribedBy'],
  clobberPrefix: ID_PREFIX,
  allowComments: false,
  allowDoctypes: false,
};

const KEPT: ReadonlySet<string> = new Set(LESSON_SCHEMA.tagNames);

/** Elements whose content says all that they say. Sanitising keeps it, so they are not reported. */
const LAYOUT: ReadonlySet<string> = new Set(
  (
    'html head body address article aside big center col colgroup data fieldset font footer header hgroup label legend ' +
    'main map nav nobr picture search tt'
  ).split(' '),
);

/** The check box of a task list. */
const isTask = ({ properties }: Element) => properties.type === 'checkbox' && properties.disabled === true;

/** The other sizes of a picture. */
const isSourceOf = (parent: Root | Element | undefined, tagName: string) =>
  tagName === 'source' && parent?.type === 'element' && parent.tagName === 'picture';

/** Removes form fields other than check boxes, as which sanitising would keep them. */
export function dropFormFields(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'input' || node.properties.type === 'checkbox' || !parent || index === undefined)
      return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Reports what `LESSON_SCHEMA` will remove, so that the author is informed. */
export function reportUnsafe(tree: Root, report: ReportUnsafe): void {
  visit(tree, 'element', (node, _index, parent) => {
    const line = node.position?.start.line;
    const { tagName } = node;
    if (DROPPED_WITH_CONTENT.includes(tagName)) {
      report(line, `<${tagName}> was removed with its content.`);
      return SKIP;
    }
    const known = KEPT.has(tagName) && (tagName !== 'input' || isTask(node));
    if (!known && !LAYOUT.has(tagName) && !isSourceOf(parent, tagName))
      report(
        line,
        textOf(node).trim() === ''
          ? `<${tagName}> was left out.`
          : `<${tagName}> was left out, and its text was kept.`,
      );
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
