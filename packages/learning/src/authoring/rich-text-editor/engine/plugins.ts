import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { toggle } from './commands';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Typed Markdown around words, e.g. `**twice**`. */
const markRule = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole = '', before = '', words = ''] = match;
    const from = start + before.length;
    const { tr } = state;
    tr.replaceWith(from, end, schema.text(words, [type.create(), ...state.doc.resolve(from).marks()]));
    tr.removeStoredMark(type);
    return whole === '' ? null : tr;
  });

const shortcuts = inputRules({
  rules: [
    // One # makes a heading too: the title of the lesson is the only h1.
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, (match) => ({
      level: Math.max(2, match[1]?.length ?? 2),
    })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d+)[.)]\s$/,
      nodes.ordered_list,
      (match) => ({ start: Number(match[1]) }),
      (match, node) => node.childCount + Number(node.attrs.start) === Number(match[1]),
    ),
    new InputRule(/^(---|\*\*\*)$/, (state, _match, start, end) =>
      state.tr.replaceRangeWith(start, end, nodes.horizontal_rule.create()),
    ),
    markRule(/()\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
    markRule(/(^|[^\w_])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
    markRule(/()`([^`]+)`$/, marks.code),
  ],
});

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab is not here: it leaves the editor. */
const keys = (onLink: () => void, onToolbar: () => void) =>
  keymap({
    'Mod-b': toggle.strong,
    'Mod-i': toggle.em,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Alt-F10': () => {
      onToolbar();
      return true;
    },
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': chainCommands(exitCode, hardBreak),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  });

/** A paragraph after a picture or a table at the end, so that one can write on. It is not in the Markdown. */
const writeOn = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) => {
    const last = doc.lastChild;
    const open =
      last?.isTextblock === true || last?.type === nodes.bullet_list || last?.type === nodes.ordered_list;
    return open ? null : tr.insert(doc.content.size, nodes.paragraph.create());
  },
});

export const plugins = (onLink: () => void, onToolbar: () => void): Plugin[] => [
  shortcuts,
  keys(onLink, onToolbar),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  writeOn,
];

export { redo, undo };
