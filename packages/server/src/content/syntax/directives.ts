import type { Code, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { calloutKind } from './callout-kinds';
import type { Callout } from './callouts';

/** `{tip}`, as MyST names what a block of code or of colons is. */
const NAME = /^\{([\w-]+)\}$/;
const OPENING = /^[ \t]*:{3,}[ \t]*\{/;
const OPTION = /^:([\w-]+):[ \t]*(.*)$/;
/** Each is parsed with the text before it blanked out. */
const MOST = 100;

/**
 * Makes callouts of the blocks of code that MyST and Jupyter Book write them in, and takes the options of callouts
 * (spec 15.199).
 * @param source of the tree
 */
export function directiveCallouts(tree: Root, source: string, parse: (markdown: string) => Root): void {
  let left = MOST;
  visit(tree, 'code', (node, index, parent) => {
    if (left === 0 || !parent || index === undefined) return;
    const callout = calloutOf(node, source, parse);
    if (callout === null) return;
    left -= 1;
    parent.children[index] = callout;
    return [SKIP, index];
  });
  visit(tree, 'callout', (callout) => {
    const start = callout.position?.start.offset;
    if (start !== undefined && OPENING.test(source.slice(start, start + 80))) takeOptions(callout);
  });
}

/** Only where the lines of the code are those of the source: positions stay true, and links keep their place. */
function calloutOf(node: Code, source: string, parse: (markdown: string) => Root): Callout | null {
  const name = NAME.exec(node.lang ?? '')?.[1];
  const kind = name === undefined ? null : calloutKind(name);
  const start = node.position?.start.offset;
  if (kind === null || start === undefined) return null;
  const from = source.indexOf('\n', start) + 1;
  const value = node.value.replace(/\r?\n/g, source[from - 2] === '\r' ? '\r\n' : '\n');
  if (!source.startsWith(value, from)) return null;
  const { children } = parse(source.slice(0, from).replace(/[^\r\n]/g, ' ') + value);
  const callout: Callout = {
    type: 'callout',
    kind,
    title: node.meta ?? '',
    children: children as Callout['children'],
    position: node.position,
  };
  takeOptions(callout);
  return callout;
}

/** Lines such as `:class: warning` at its head. Its class may name its kind. */
function takeOptions(callout: Callout): void {
  const [first] = callout.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const lines = text.value.split(/\r?\n/);
  const count = lines.findIndex((line) => !OPTION.test(line));
  const options = count < 0 ? lines : lines.slice(0, count);
  for (const [, name, value = ''] of options.map((line) => OPTION.exec(line) ?? []))
    if (name === 'class')
      callout.kind =
        value
          .split(/\s+/)
          .map(calloutKind)
          .find((kind) => kind !== null) ?? callout.kind;
  const rest = lines.slice(options.length).join('\n');
  const others: Paragraph['children'] = first.children.slice(1);
  const children = rest === '' ? others : [{ ...text, value: rest }, ...others];
  if (children.length === 0) callout.children.shift();
  else first.children = children;
}
