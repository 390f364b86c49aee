import { lift, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Mark, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { attrsOf, schema } from './schema';

const { nodes, marks } = schema;

export type TextStyle = 'text' | 'h2' | 'h3' | 'h4' | 'code';
const LEVELS = { h2: 2, h3: 3, h4: 4 } as const;

/** What is at the selection, for the toolbar. */
export interface Formats {
  style: TextStyle;
  strong: boolean;
  em: boolean;
  code: boolean;
  link: Mark | null;
  bullet: boolean;
  ordered: boolean;
  quote: boolean;
  table: boolean;
}

/** The innermost node of one of the types around the selection, with its depth. */
function around({ selection: { $from } }: EditorState, types: readonly (NodeType | undefined)[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, depth };
  }
  return null;
}

const LISTS = [nodes.bullet_list, nodes.ordered_list];

export function formatsOf(state: EditorState): Formats {
  const { $from, from, to, empty } = state.selection;
  const has = (type: MarkType) =>
    empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  const { type, attrs } = $from.parent;
  const level = `h${Math.min(4, Math.max(2, Number(attrs.level)))}` as TextStyle;
  const list = around(state, LISTS)?.node.type;
  return {
    style: type === nodes.heading ? level : type === nodes.code_block ? 'code' : 'text',
    strong: has(marks.strong),
    em: has(marks.em),
    code: has(marks.code),
    link: linkAt(state),
    bullet: list === nodes.bullet_list,
    ordered: list === nodes.ordered_list,
    quote: around(state, [nodes.blockquote]) !== null,
    table: around(state, [nodes.table]) !== null,
  };
}

export const toggle = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  code: toggleMark(marks.code),
};

/** Changes paragraphs, headings and code into each other. They keep their origin, and so the space around them. */
export const setStyle =
  (style: TextStyle): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const type = style === 'text' ? nodes.paragraph : style === 'code' ? nodes.code_block : nodes.heading;
    const tr = state.tr.setBlockType(from, to, type, (node) => ({
      origin: attrsOf(node).origin ?? null,
      ...(style !== 'text' && style !== 'code' && { level: LEVELS[style] }),
    }));
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Makes the selection a list, changes the kind of a list, or ends it. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = around(state, LISTS);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    const { origin, spread } = attrsOf(list.node);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(list.depth), type, { origin, spread }));
    return true;
  };

export const toggleQuote: Command = (state, dispatch, view) =>
  around(state, [nodes.blockquote])
    ? lift(state, dispatch, view)
    : wrapIn(nodes.blockquote)(state, dispatch, view);

const ROWS = 3;
const COLUMNS = 2;

/** Inserts a table with a row of headings, and moves the cursor into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (around(state, [nodes.table])) return false;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cell = row === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: COLUMNS }, () => cell.createChecked(null, nodes.paragraph.create()));
    return nodes.table_row.createChecked(null, cells);
  });
  const tr = state.tr.replaceSelectionWith(nodes.table.createChecked(null, rows));
  const start = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

export function linkAt({ selection: { $from, $to, empty }, doc }: EditorState): Mark | null {
  const near = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (near || empty) return near ?? null;
  let found: Mark | null = null;
  doc.nodesBetween($from.pos, $to.pos, (node) => {
    found ??= marks.link.isInSet(node.marks) ?? null;
  });
  return found;
}

/** The whole link at the selection, otherwise the selection. */
function linkRange(state: EditorState, link: Mark | null): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  if (!link || !empty) return { from, to };
  let start = from;
  let end = from;
  $from.parent.forEach((child, offset) => {
    const at = $from.start() + offset;
    if (!link.isInSet(child.marks) || at > from || at + child.nodeSize < from) return;
    start = at;
    end = at + child.nodeSize;
  });
  return { from: start, to: end };
}

/**
 * Sets the address of the link at the selection, or makes the selected words a link.
 * @param href empty: removes the link
 * @param words of the link if nothing is selected
 */
export const setLink =
  (href: string, words = href): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state, linkAt(state));
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (from === to) tr.insert(from, schema.text(words, [marks.link.create({ href })]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
