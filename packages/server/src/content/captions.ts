import { plainNumber } from '@digiken/contract/constants';

/** What was not taken of a file of captions as it stood. */
export interface CaptionProblem {
  /** From 1. */
  line: number;
  /** Continues a sentence: `there are no words below this time`. */
  reason: string;
}

export interface Captions {
  /** WebVTT, as browsers read it; null if there is no caption that can be shown. */
  vtt: string | null;
  /** Where the last one ends. */
  seconds: number;
  /** Their words, without markup. */
  words: string[];
  problems: CaptionProblem[];
  /** The file is WebVTT as browsers read it, also with its notes and styles. */
  exact: boolean;
}

interface Cue {
  start: number;
  end: number;
  settings: string;
  lines: string[];
}

/** Hours may be missing if there are milliseconds, whose sign some programs write as a colon or semicolon. */
const TIME = String.raw`(?:(\d{1,3}) ?: ?)?([0-5]?\d) ?: ?([0-5]?\d)(?: ?[.,;] ?(\d{1,3})\d*|:(\d{3})(?!\d))?`;
/** Word processors make one sign of two hyphens. */
const ARROW = String.raw`(?:- ?-?>|[→⟶])`;
const TIMING = new RegExp(String.raw`^(?:\d+ )?${TIME} ?${ARROW} ?${TIME}( .*)?$`);
/** As the standard has it. */
const STRICT =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;
/** Something that should be a time. */
const LIKE_TIMING = new RegExp(String.raw`\d ?${ARROW}|${ARROW} ?\d|^ ?-?\d+:\d\d\D`);
const SKIPPED_BLOCK = /^(NOTE|STYLE|REGION)(\s|$)/;
const NUMBER = /^\s*\d+\s*$/;

const ENDS_EARLY = 'these captions end before they begin';
const NO_TIME = 'these captions are shown for no time';
const NOT_IN_ORDER = 'these captions begin before the ones above them, so they were put in their place';
const NO_WORDS = 'there are no words below this time';

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** A caption whose words are still read. `at`: the line of its time, from 0. */
interface Open {
  at: number;
  words: string[];
}

/**
 * Reads WebVTT or SubRip. A caption that cannot be shown is left out and named; one that is not in order is put in its
 * place (spec 15.26). In SubRip, empty lines may also be inside of a caption.
 */
export function readCaptions(text: string): Captions {
  const lines = text.replaceAll('\uFEFF', '').split(/\r\n|[\r\n\u2028\u2029]/);
  const numbers = lines.map((line) => (/\p{Nd}/u.test(line) ? plainNumber(line) : line));
  const first = lines.findIndex((line) => !isBlank(line));
  const webVtt = /^\s*WEBVTT(\s|$)/i.test(lines[first] ?? '');
  const cues: Cue[] = [];
  const problems: CaptionProblem[] = [];
  let at = webVtt ? endOfHeader(numbers, first) : 0;
  let latest = 0;
  let open: Open | null = null;
  let exact = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const start = at;
    at = endOfBlock(lines, numbers, at);
    if (webVtt && SKIPPED_BLOCK.test(lines[start] ?? '')) continue;
    const timing = [start, start + 1].find((line) => line < at && LIKE_TIMING.test(numbers[line] ?? ''));
    if (timing === undefined) {
      if (webVtt || open === null || !goOn(open, start, at)) unplaced(start, at);
      continue;
    }
    close();
    open = { at: timing, words: lines.slice(timing + 1, at).filter((line) => !isBlank(line)) };
    if (webVtt) close();
  }
  close();
  const inOrder = cues.toSorted((cue, other) => cue.start - other.start);
  return {
    vtt: cues.length === 0 ? null : `WEBVTT\n\n${inOrder.map(written).join('\n\n')}\n`,
    seconds: Math.ceil(endOf(cues) / 1000),
    words: inOrder.map((cue) => wordsOf(cue.lines.join(' ')).replace(/\s+/g, ' ').trim()),
    problems: problems.toSorted((problem, other) => problem.line - other.line),
    exact: exact && problems.length === 0,
  };

  /** @returns whether the lines are words of the caption above them */
  function goOn({ words }: Open, from: number, to: number): boolean {
    const isNumber = to - from === 1 && NUMBER.test(lines[from] ?? '');
    const next = numbers.slice(to).find((line) => !isBlank(line)) ?? '';
    if (isNumber && (words.length > 0 || TIMING.test(next))) return false;
    if (!isNumber && NUMBER.test(lines[from] ?? '')) return false;
    words.push(...lines.slice(from, to).filter((line) => !isBlank(line)));
    return true;
  }

  /** The number of a caption that somebody deleted tells nothing. */
  function unplaced(from: number, to: number): void {
    if (to - from > 1 || !NUMBER.test(lines[from] ?? ''))
      noteProblem(from, 'a time like “00:00:01.000 --> 00:00:04.000” is missing');
  }

  function close(): void {
    if (open === null) return;
    const { at: timing, words } = open;
    open = null;
    const cue = readTiming(numbers[timing] ?? '');
    exact &&= STRICT.test(lines[timing] ?? '') && words.every((line) => plain(line) === line);
    if (cue === null)
      noteProblem(
        timing,
        `“${(lines[timing] ?? '').trim().slice(0, 60)}” is not a time like “00:00:01.000 --> 00:00:04.000”`,
      );
    else if (words.every((line) => isBlank(wordsOf(line)))) noteProblem(timing, NO_WORDS);
    else if (cue.end < cue.start) noteProblem(timing, ENDS_EARLY);
    else if (cue.end === cue.start) noteProblem(timing, NO_TIME);
    else {
      if (cue.start < latest) noteProblem(timing, NOT_IN_ORDER);
      latest = Math.max(latest, cue.start);
      cues.push({ ...cue, settings: webVtt ? cue.settings : '', lines: words.map(plain) });
    }
  }

  /** @param index of the line, from 0 */
  function noteProblem(index: number, reason: string): void {
    problems.push({ line: index + 1, reason });
  }
}

const endOf = (cues: readonly Cue[]) => cues.reduce((latest, { end }) => Math.max(latest, end), 0);

/** The header ends with an empty line, or where a caption begins without one. */
function endOfHeader(lines: readonly string[], first: number): number {
  const end = lines.findIndex((line, index) => index > first && (isBlank(line) || TIMING.test(line)));
  return end < 0 ? lines.length : end;
}

/**
 * Only an empty line ends a caption, not one of spaces; and a time begins the next one, whose number may stand above it.
 */
function endOfBlock(lines: readonly string[], numbers: readonly string[], start: number): number {
  let at = start;
  for (; at < lines.length && lines[at] !== ''; at += 1) {
    // The time of this one stands in its first line or its second.
    const own = at === start || (at === start + 1 && !TIMING.test(numbers[start] ?? ''));
    if (own || !TIMING.test(numbers[at] ?? '')) continue;
    return NUMBER.test(lines[at - 1] ?? '') ? at - 1 : at;
  }
  return at;
}

function readTiming(text: string): Omit<Cue, 'lines'> | null {
  const parts = TIMING.exec(text);
  if (parts === null) return null;
  const milliseconds = (from: number) => {
    const [hours, minutes = '0', seconds = '0', ...fractions] = parts.slice(from, from + 5);
    const fraction = fractions.find((each) => each !== undefined);
    // "01:02" may be hours and minutes, or minutes and seconds.
    if (hours === undefined && fraction === undefined) return NaN;
    const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
    return whole * 1000 + Number((fraction ?? '').padEnd(3, '0'));
  };
  const settings = parts[11]?.trim() ?? '';
  const [start, end] = [milliseconds(1), milliseconds(6)];
  if (Number.isNaN(start + end)) return null;
  return { start, end, settings: settings === '' ? '' : ` ${settings}` };
}

const written = ({ start, end, settings, lines }: Cue) =>
  `${clock(start)} --> ${clock(end)}${settings}\n${lines.join('\n')}`;

function clock(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
}

/** `<` that begins no mark of WebVTT or HTML: players would not show what follows it. */
const LESS_THAN = /<(?!\/?[a-z][^<>]*>|\d+:[\d:.]*>)/gi;
const AMPERSAND = /&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+|#x[\da-f]+);)/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '', rlm: '' };

/** SubRip knows fonts and positions that WebVTT does not, and no marks for single characters. */
const plain = (line: string) =>
  line
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?font[^>]*>|\{\\[^}]*\}/gi, '')
    .replaceAll('-->', '→')
    .replace(LESS_THAN, '&lt;')
    .replace(AMPERSAND, '&amp;');

const wordsOf = (line: string) =>
  plain(line)
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => NAMED[name] ?? whole);
