import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/**
 * Starts a block of HTML that ends with its line, so that text may follow. The import drops comments.
 */
const COMMENT = '<!---->';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Longer blocks are split: the import refuses paragraphs of more than 20,000 characters. */
const LONG = 8_000;

/** Elements that start a block of HTML in Markdown wherever a line begins with them. */
const STARTS: ReadonlySet<string> = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
  ],
  ...[
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'li',
    'main',
    'nav',
    'ol',
    'p',
    'section',
  ],
  ...['summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
]);

/** HTML in Markdown: one block, which an empty line would end, or several if it is long. */
export function asBlock(html: string): string {
  const block = html
    .replace(/<pre[\s\S]*?<\/pre>/gi, (pre) => pre.replace(/\n(?=\s*\n)/g, '&#10;'))
    .replace(/\n\s*\n+/g, '\n');
  const cuts = block.length > LONG ? cutsIn(block) : [];
  return [{ at: 0, inText: false }, ...cuts]
    .map(({ at, inText }, index) => {
      const part = block.slice(at, cuts[index]?.at).trimEnd();
      return inText ? COMMENT + inOneLine(part) : part;
    })
    .join('\n\n');
}

const inOneLine = (html: string) =>
  html.replace(/<pre[\s\S]*?<\/pre>/gi, (pre) => pre.replaceAll('\n', '&#10;')).replace(/\s*\n\s*/g, ' ');

interface Cut {
  at: number;
  /** Between words, not before an element of {@link STARTS}. */
  inText: boolean;
}

/** Where to split. */
function cutsIn(html: string): Cut[] {
  const cuts: Cut[] = [];
  const last = () => cuts.at(-1)?.at ?? 0;
  const cutText = (start: number, end: number) => {
    for (;;) {
      const space = html.lastIndexOf(' ', last() + LONG);
      if (end - last() <= LONG || space < start || space <= last()) return;
      cuts.push({ at: space, inText: true });
    }
  };
  const cutAmong = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const place = node.sourceCodeLocation;
      if (!place) continue;
      const { startOffset, endOffset } = place;
      if (node.nodeName === '#text') cutText(startOffset, endOffset);
      if (!('tagName' in node) || node.tagName === 'pre') continue;
      if (endOffset - last() > LONG && startOffset > last() && STARTS.has(node.tagName))
        cuts.push({ at: startOffset, inText: false });
      if (endOffset - last() > LONG) cutAmong(node.childNodes);
    }
  };
  cutAmong(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  return cuts;
}
