import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { type Command } from 'prosemirror-state';
import { formatsOf, insertTable, setLink, setStyle, toggle, toggleList, toggleQuote } from './commands';
import { plugins } from './plugins';
import { schema } from './schema';
import { SourceText } from './source-text';

/** Runs commands with words of the text selected, and returns the Markdown. */
function run(
  markdown: string,
  words: string,
  ...commands: Command[]
): { markdown: string; state: EditorState } {
  const source = new SourceText(markdown);
  let state = EditorState.create({
    doc: source.doc,
    plugins: plugins(
      () => {},
      () => {},
    ),
  });
  state.doc.descendants((node, at) => {
    const start = node.text?.indexOf(words) ?? -1;
    if (start < 0) return;
    const selection = TextSelection.create(state.doc, at + start, at + start + words.length);
    state = state.apply(state.tr.setSelection(selection));
  });
  for (const command of commands) {
    command(state, (transaction) => {
      state = state.apply(transaction);
    });
  }
  return { markdown: source.write(state.doc).markdown, state };
}

const TEXT = '# Shop\nFirst line.\n\n*   Tins\n*   Bags\n\nLast line.\n';

test('[12.107] a changed heading leaves the lines around it as they are', () => {
  expect(run(TEXT, 'Shop', setStyle('h3')).markdown).toBe(
    `#${'##'} Shop\nFirst line.\n\n*   Tins\n*   Bags\n\nLast line.\n`,
  );
});

test('a heading that becomes text does not run into the next paragraph', () => {
  expect(run(TEXT, 'Shop', setStyle('text')).markdown).toBe(
    'Shop\n\nFirst line.\n\n*   Tins\n*   Bags\n\nLast line.\n',
  );
});

test('[12.107] bold words change one paragraph; toggled back, every byte is as before', () => {
  expect(run(TEXT, 'Last', toggle.strong).markdown).toBe(TEXT.replace('Last', '**Last**'));
  expect(run(TEXT, 'Last', toggle.strong, toggle.strong).markdown).toBe(TEXT);
});

test('a paragraph becomes a list, a quote and text again', () => {
  const bullet = toggleList(schema.nodes.bullet_list);
  expect(run('One.\n\nTwo.', 'Two', bullet).markdown).toBe('One.\n\n- Two.');
  expect(run('One.\n\nTwo.', 'Two', bullet, bullet).markdown).toBe('One.\n\nTwo.');
  expect(run('One.\n\nTwo.', 'Two', bullet, toggleList(schema.nodes.ordered_list)).markdown).toBe(
    'One.\n\n1. Two.',
  );
  expect(run('One.\n\nTwo.', 'Two', toggleQuote, toggleQuote).markdown).toBe('One.\n\nTwo.');
});

test('a list beside another one gets another marker, so that they stay two', () => {
  const { markdown } = run('- One\n\n***\n\nTwo.', 'Two', toggleList(schema.nodes.bullet_list));
  expect(markdown).toBe('- One\n\n***\n\n- Two.');
  const { doc } = new SourceText('- One\n\nTwo.');
  const list = schema.nodes.bullet_list.create(
    null,
    schema.nodes.list_item.create(null, schema.nodes.paragraph.create(null, schema.text('Two'))),
  );
  const text = new SourceText('- One\n\nTwo.').write(doc.copy(doc.content.replaceChild(1, list))).markdown;
  expect(new SourceText(text).doc.childCount).toBe(2);
});

test('links are set, changed and removed', () => {
  expect(run('See the law.', 'the law', setLink('/law')).markdown).toBe('See [the law](/law).');
  expect(run('See [the law](/law).', 'the law', setLink('/acts')).markdown).toBe('See [the law](/acts).');
  expect(run('See [the law](/law).', 'the law', setLink('')).markdown).toBe('See the law.');
});

test('a table has a row of headings, and the cursor is in it', () => {
  const { markdown, state } = run('One.', 'One.', toggle.em, toggle.em, insertTable);
  expect(markdown).toContain('| - | - |');
  expect(formatsOf(state).table).toBe(true);
});

test('after a picture at the end one can write on, and the Markdown does not show it', () => {
  const { markdown, state } = run('One.\n\n![A shelf](/a.webp)', 'One', toggle.strong);
  expect(state.doc.lastChild?.type.name).toBe('paragraph');
  expect(markdown).toBe('**One**.\n\n![A shelf](/a.webp)');
});
