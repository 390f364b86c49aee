import { describe, expect, it } from 'vitest';
import {
  code,
  continueLine,
  countWords,
  type Edit,
  link,
  markLines,
  paragraph,
  type Selected,
  wrap,
} from './markdown-edits';

/** `a[b]c` is the text abc with b selected; `a|c` has a caret. */
function read(marked: string): Selected {
  const caret = marked.indexOf('|');
  if (caret !== -1) return { text: marked.replace('|', ''), start: caret, end: caret };
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace(/[‹›]/g, ''), start, end };
}

function write({ text }: Selected, edit: Edit): string {
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const { start, end } = edit;
  return start === end
    ? `${result.slice(0, start)}|${result.slice(start)}`
    : `${result.slice(0, start)}‹${result.slice(start, end)}›${result.slice(end)}`;
}

const run = (marked: string, edit: (selected: Selected) => Edit | null) => {
  const selected = read(marked);
  const made = edit(selected);
  return made && write(selected, made);
};

describe('markdown edits', () => {
  it.each([
    ['Keep a ‹cash book› daily', 'Keep a **‹cash book›** daily'],
    ['Keep a **‹cash book›** daily', 'Keep a ‹cash book› daily'],
    ['Keep a ‹**cash book**› daily', 'Keep a ‹cash book› daily'],
    ['Keep ‹ a book › daily', 'Keep  **‹a book›**  daily'],
    ['Keep |', 'Keep **‹words›**'],
  ])('bold: %s → %s', (before, after) => {
    expect(run(before, (selected) => wrap(selected, '**', 'words'))).toBe(after);
  });

  it.each([
    ['heading', 'Stock|', '## Stock|'],
    ['heading', '## Stock|', '### Stock|'],
    ['heading', '### Stock|', 'Stock|'],
    ['bullet', '‹maize\n\nbeans›', '‹- maize\n\n- beans›'],
    ['bullet', '‹- maize\n- beans›', '‹maize\nbeans›'],
    ['number', '‹- maize\n- beans›', '‹1. maize\n2. beans›'],
    ['bullet', 'You need:\n|', 'You need:\n- |'],
    ['quote', 'He ‹said›\nno', '‹> He said›\nno'],
  ] as const)('%s: %s → %s', (kind, before, after) => {
    expect(run(before, (selected) => markLines(selected, kind))).toBe(after);
  });

  it.each([
    ['see ‹the law›', 'see [the law](‹https://›)'],
    ['see ‹https://example.org›', 'see [‹words›](https://example.org)'],
    ['see |', 'see [‹words›](https://)'],
  ])('link: %s → %s', (before, after) => {
    expect(run(before, (selected) => link(selected, 'words'))).toBe(after);
  });

  it('a URL pasted over selected text creates a link', () => {
    expect(run('see ‹the law›', (selected) => link(selected, 'words', 'https://example.org'))).toBe(
      'see [the law](https://example.org)|',
    );
  });

  it('code of several lines becomes a code block', () => {
    expect(run('Type ‹x = 1›', (selected) => code(selected, 'code'))).toBe('Type `‹x = 1›`');
    expect(run('‹x = 1\ny = 2›', (selected) => code(selected, 'code'))).toBe('```\nx = 1\ny = 2\n```\n\n|');
  });

  it('a picture becomes a separate paragraph', () => {
    expect(run('Count.|\nThen order.', (selected) => paragraph(selected, '![Shelf](/a.png)'))).toBe(
      'Count.\n\n![Shelf](/a.png)\n|\nThen order.',
    );
  });

  it.each([
    ['- maize|', '- maize\n- |'],
    ['9. maize|', '9. maize\n10. |'],
    ['  * ma|ize', '  * ma\n  * |ize'],
    ['- maize\n- |', '- maize\n|'],
    ['> He said|', '> He said\n> |'],
    ['maize|', null],
    ['|- maize', null],
  ])('Enter: %s → %s', (before, after) => {
    expect(run(before, continueLine)).toBe(after);
  });

  it('does not count marks as words', () => {
    expect(countWords('## Stock\n\n- maize, **dry**\n- beans')).toBe(4);
    expect(countWords('  ')).toBe(0);
  });
});
