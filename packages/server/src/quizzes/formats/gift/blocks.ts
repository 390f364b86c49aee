/** A question of a GIFT file: the lines between blank lines. */
export interface Block {
  /** Of the first line, from 1. */
  line: number;
  /** As the parser takes it. */
  text: string;
  category: string | null;
}

const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/;
const COMMENT = /^\s*\/\//;

/**
 * Splits a GIFT file, so that a mistake in one question does not cost the others. Comments inside a question are
 * removed, those before it belong to it: they hold its tags.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let comments: string[] = [];
  let lines: string[] = [];
  let first = 1;
  const end = () => {
    if (lines.length > 0)
      blocks.push({
        line: first,
        text: [...comments, escapeStray(lines.join('\n'))].join('\n'),
        category: null,
      });
    if (lines.length > 0) comments = [];
    lines = [];
  };
  text
    .replaceAll(ARROW_MARK, '')
    .split('\n')
    .forEach((raw, index) => {
      const category = CATEGORY.exec(raw);
      if (raw.trim() === '') end();
      else if (category !== null) {
        end();
        blocks.push({ line: index + 1, text: '', category: category[1]?.trim() ?? '' });
      } else if (!COMMENT.test(raw)) {
        if (lines.length === 0) first = index + 1;
        lines.push(raw);
      } else if (lines.length === 0) comments.push(raw.trim());
    });
  end();
  return blocks;
}

/**
 * Stands inside an arrow that is text, because the parser takes every arrow after `=` for a pair. Control
 * characters of the file are removed, so no text has one of its own.
 */
export const ARROW_MARK = '\u0001';

const TITLE = /^\s*::(?:\\.|(?!::)[^\\])*::/s;

/** A `~` before the closing brace. */
const CHOICES = /^(?:\\.|[^\\}~])*~/s;

/**
 * Escapes characters that Moodle reads as text and the parser reads as syntax: `:` anywhere, and `=`, `~`, `#` outside
 * of the braces. The colon of a numeric tolerance stays. An arrow among choices, which have a `~`, is text.
 */
function escapeStray(question: string): string {
  const title = TITLE.exec(question)?.[0] ?? '';
  let written = title;
  let braces = false;
  let numeric = false;
  let feedback = false;
  let choices = false;
  for (let at = title.length; at < question.length; at += 1) {
    const char = question[at] ?? '';
    if (char === '\\') {
      written += char + (question[at + 1] ?? '');
      at += 1;
      continue;
    }
    if (char === '{' && !braces) {
      braces = true;
      numeric = /^\s*#(?!###)/.test(question.slice(at + 1, at + 200));
      choices = CHOICES.test(question.slice(at + 1));
      feedback = false;
    } else if (char === '}') braces = false;
    else if (braces && (char === '=' || char === '~')) feedback = false;
    else if (braces && char === '#' && /[^{\s]/.test(question[at - 1] ?? '')) feedback = true;
    if (braces && choices && char === '>' && question[at - 1] === '-') written += ARROW_MARK;
    const stray = braces ? char === ':' && (!numeric || feedback) : /[:=~#]/.test(char);
    written += stray ? `\\${char}` : char;
  }
  return written;
}
