import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

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
  return [0, ...cuts].map((start, index) => block.slice(start, cuts[index]).trimEnd()).join('\n\n');
}

/** Where to split, such that each part begins with an element of {@link STARTS}. */
function cutsIn(html: string): number[] {
  const cuts: number[] = [];
  const cutAmong = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      const place = node.sourceCodeLocation;
      if (!('tagName' in node) || !place || !STARTS.has(node.tagName)) continue;
      const { startOffset, endOffset } = place;
      const from = cuts.at(-1) ?? 0;
      if (endOffset - from > LONG && startOffset > from) cuts.push(startOffset);
      if (endOffset - startOffset > LONG) cutAmong(node.childNodes);
    }
  };
  cutAmong(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  return cuts;
}
