/** A formula in TeX between its marks. */
export interface Formula {
  tex: string;
  /** On a line of its own. */
  display: boolean;
}

export interface Found extends Formula {
  start: number;
  end: number;
}

const MOST_CHARACTERS = 2_000;
/** No formula goes on after an empty line. */
const PARAGRAPH = /\n[ \t>]*\n/;
const TEX = /[\\^_={}<>+]/;
const WORDS = /\p{L}{2,}/gu;
const WORD = /[\p{L}\p{N}]/u;

interface Pair {
  open: string;
  close: string;
  display: boolean;
  /** Only in Markdown: `$` with code as GitHub writes it, and brackets whose backslash is escaped. */
  markdown?: true;
}

const PAIRS: readonly Pair[] = [
  { open: '$`', close: '`$', display: false, markdown: true },
  { open: '\\\\(', close: '\\\\)', display: false, markdown: true },
  { open: '\\\\[', close: '\\\\]', display: true, markdown: true },
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
  // Open edX.
  { open: '[mathjaxinline]', close: '[/mathjaxinline]', display: false },
  { open: '[mathjax]', close: '[/mathjax]', display: true },
  // Filters of Moodle and WordPress.
  { open: '[tex]', close: '[/tex]', display: false },
  { open: '[latex]', close: '[/latex]', display: false },
  { open: '<tex>', close: '</tex>', display: false },
];
/** Environments that LaTeX shows on lines of their own, without other marks. */
const ENVIRONMENT =
  /\\begin\{((?:equation|align|alignat|eqnarray|flalign|gather|multline|displaymath|math)\*?)\}/y;

/**
 * The formula that starts at a place of a text; null if there is none.
 * @param single whether one dollar on each side counts: the rules of Pandoc, so that prices stay prices
 */
export function formulaAt(text: string, start: number, single: boolean): Found | null {
  const environment = environmentAt(text, start);
  if (environment !== null) return environment;
  const pair = PAIRS.find(
    ({ open, markdown = false }) => text.startsWith(open, start) && (single || !markdown),
  );
  if (pair !== undefined) {
    const from = start + pair.open.length;
    const at = closing(text, from, pair.close);
    const tex = at < 0 ? '' : text.slice(from, at);
    // In Markdown, `\[` is also a bracket that is no link.
    const bracket = single && pair.open.endsWith('\\[') && !TEX.test(tex);
    const prose = pair.open === '$$' && isProse(tex);
    if (at < 0 || tex.trim() === '' || bracket || prose) return null;
    return { start, end: at + pair.close.length, tex: tex.trim(), display: pair.display };
  }
  if (
    !single ||
    text[start] !== '$' ||
    WORD.test(text[start - 1] ?? '') ||
    /[\s$]/.test(text[start + 1] ?? ' ')
  )
    return null;
  const at = closing(text, start + 1, '$');
  const tex = text.slice(start + 1, Math.max(at, start + 1));
  if (at < 0 || /\s$/.test(tex) || WORD.test(text[at + 1] ?? '')) return null;
  if (isProse(tex)) return null;
  return { start, end: at + 1, tex, display: false };
}

function environmentAt(text: string, start: number): Found | null {
  if (text[start] !== '\\') return null;
  ENVIRONMENT.lastIndex = start;
  const [open, name = ''] = ENVIRONMENT.exec(text) ?? [];
  if (open === undefined) return null;
  const close = `\\end{${name}}`;
  const at = closing(text, start + open.length, close);
  if (at < 0) return null;
  const end = at + close.length;
  const inner = /^(?:displaymath|math)$/.test(name);
  const tex = inner ? text.slice(start + open.length, at) : text.slice(start, end);
  return { start, end, tex: tex.trim(), display: name !== 'math' };
}

/** A sentence between two prices, not a formula. */
function isProse(tex: string): boolean {
  const words = tex.match(WORDS) ?? [];
  return !TEX.test(tex) && words.length > 1 && words.some((word) => word.length > 2);
}

function closing(text: string, from: number, close: string): number {
  const part = text.slice(from, from + MOST_CHARACTERS + close.length);
  for (let at = 0; at < part.length; at += 1) {
    if (part.startsWith(close, at)) return PARAGRAPH.test(part.slice(0, at)) ? -1 : from + at;
    if (part[at] === '\\') at += 1;
  }
  return -1;
}

/** All formulas of a text that holds no markup. */
export function formulasIn(text: string): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!'$\\[<'.includes(text[at] ?? '')) continue;
    const formula = formulaAt(text, at, false);
    if (formula === null) continue;
    found.push(formula);
    at = formula.end - 1;
  }
  return found;
}
