/** A text and its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replace `from`–`to` by `insert`, then select `start`–`end` of the result. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const chosenOf = ({ text, start, end }: Selected) => text.slice(start, end);

/** Toggles `mark` around the selection; without a selection inserts `sample` in marks. */
export function wrap(selected: Selected, mark: string, sample: string): Edit {
  const { text, start, end } = selected;
  const size = mark.length;
  const chosen = chosenOf(selected);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    return { from: start - size, to: end + size, insert: chosen, start: start - size, end: end - size };
  }
  if (chosen.length > 2 * size && chosen.startsWith(mark) && chosen.endsWith(mark)) {
    const bare = chosen.slice(size, -size);
    return { from: start, to: end, insert: bare, start, end: start + bare.length };
  }
  const words = chosen.trim() || sample;
  const [before, after] = chosen.trim() ? (chosen.split(words) as [string, string]) : ['', ''];
  const at = start + before.length + size;
  return {
    from: start,
    to: end,
    insert: `${before}${mark}${words}${mark}${after}`,
    start: at,
    end: at + words.length,
  };
}

export type LineKind = 'heading' | 'bullet' | 'number' | 'quote';

const LINE_MARK: Record<LineKind, RegExp> = {
  heading: /^#{1,6} +/,
  bullet: /^ *[-*+] +/,
  number: /^ *\d{1,9}[.)] +/,
  quote: /^ *> ?/,
};

/** The lesson's title is the h1, so headings start at level 2. Each further press lowers the level, then removes it. */
function nextHeading(line: string): string {
  const bare = line.replace(LINE_MARK.heading, '');
  if (line.startsWith('## ')) return `### ${bare}`;
  return LINE_MARK.heading.test(line) ? bare : `## ${bare}`;
}

function marked(line: string, kind: Exclude<LineKind, 'heading'>, position: number): string {
  const bare = kind === 'quote' ? line : line.replace(LINE_MARK.bullet, '').replace(LINE_MARK.number, '');
  return `${kind === 'bullet' ? '-' : kind === 'number' ? `${position}.` : '>'} ${bare}`;
}

/** Toggles heading, list item or quote on every line of the selection. */
export function markLines({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '' || lines.length === 1);
  const all = filled.every((line) => LINE_MARK[kind].test(line));
  let position = 0;
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      if (kind === 'heading') return nextHeading(line);
      position += 1;
      return all ? line.replace(LINE_MARK[kind], '') : marked(line, kind, position);
    })
    .join('\n');
  const caret = Math.max(from, start + insert.length - (to - from));
  return start === end
    ? { from, to, insert, start: caret, end: caret }
    : { from, to, insert, start: from, end: from + insert.length };
}

const ADDRESS = /^(https?:\/\/|mailto:|\/)\S+$/;

export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** Turns the selection into a link and selects the part that is still empty. `address` is the pasted URL. */
export function link(selected: Selected, sample: string, address?: string): Edit {
  const { start, end } = selected;
  const chosen = chosenOf(selected).trim();
  const given = address ?? (isAddress(chosen) ? chosen : undefined);
  const words = chosen && chosen !== given ? chosen : sample;
  const target = given ?? 'https://';
  const insert = `[${words}](${target})`;
  const done = { from: start, to: end, insert };
  const wordsAt = start + 1;
  const targetAt = wordsAt + words.length + 2;
  if (words === sample) return { ...done, start: wordsAt, end: wordsAt + words.length };
  if (given === undefined) return { ...done, start: targetAt, end: targetAt + target.length };
  return { ...done, start: start + insert.length, end: start + insert.length };
}

/** Inline code, or, for several lines, a code block. */
export function code(selected: Selected, sample: string): Edit {
  const chosen = chosenOf(selected);
  if (!chosen.includes('\n')) return wrap(selected, '`', sample);
  const block = paragraph(selected, `\`\`\`\n${chosen.replace(/\n$/, '')}\n\`\`\``);
  return block;
}

/** Replaces the selection with `inserted` as a separate paragraph. */
export function paragraph({ text, start, end }: Selected, inserted: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = lead + inserted + trail;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Enter in a list or quote: continues it on the next line, or ends it. Null elsewhere. */
export function continueLine({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const match = /^( *)([-*+]|\d{1,9}[.)]|>) /.exec(text.slice(from, start));
  if (!match) return null;
  const [mark, indent = '', sign = ''] = match;
  const rest = text.slice(from + mark.length).split('\n', 1)[0] ?? '';
  if (rest.trim() === '') return { from, to: start, insert: '', start: from, end: from };
  const next = /\d/.test(sign) ? `${Number.parseInt(sign, 10) + 1}${sign.slice(-1)}` : sign;
  const insert = `\n${indent}${next} `;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}

/** Counts words: runs between spaces that contain more than punctuation. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
