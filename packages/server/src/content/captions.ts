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
}

interface Cue {
  start: number;
  end: number;
  settings: string;
  lines: string[];
}

const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(\s.*)?$`);
const SKIPPED_BLOCK = /^(NOTE|STYLE|REGION)(\s|$)/;
const NUMBER = /^\s*\d+\s*$/;

const ENDS_EARLY = 'these captions end before they begin';
const NO_TIME = 'these captions are shown for no time';
const NOT_IN_ORDER = 'these captions begin before the ones above them, so they were put in their place';
const NO_WORDS = 'there are no words below this time';

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * Reads WebVTT or SubRip. A caption that cannot be shown is left out and named; one that is not in order is put in its
 * place (spec 15.26).
 */
export function readCaptions(text: string): Captions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const webVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues: Cue[] = [];
  const problems: CaptionProblem[] = [];
  let at = webVtt ? endOfHeader(lines) : 0;
  let latest = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const start = at;
    at = endOfBlock(lines, at);
    if (webVtt && SKIPPED_BLOCK.test(lines[start] ?? '')) continue;
    const timing = [start, start + 1].find((line) => line < at && lines[line]?.includes('-->'));
    if (timing === undefined) {
      // The number of a caption that somebody deleted tells nothing.
      if (at - start > 1 || !NUMBER.test(lines[start] ?? ''))
        told(start, 'a time like “00:00:01.000 --> 00:00:04.000” is missing');
      continue;
    }
    const cue = readTiming(lines[timing] ?? '');
    const words = lines.slice(timing + 1, at).filter((line) => !isBlank(line));
    if (cue === null)
      told(
        timing,
        `“${(lines[timing] ?? '').trim().slice(0, 60)}” is not a time like “00:00:01.000 --> 00:00:04.000”`,
      );
    else if (words.every((line) => isBlank(wordsOf(line)))) told(timing, NO_WORDS);
    else if (cue.end < cue.start) told(timing, ENDS_EARLY);
    else if (cue.end === cue.start) told(timing, NO_TIME);
    else {
      if (cue.start < latest) told(timing, NOT_IN_ORDER);
      latest = Math.max(latest, cue.start);
      cues.push({ ...cue, settings: webVtt ? cue.settings : '', lines: words.map(plain) });
    }
  }
  const inOrder = cues.toSorted((one, other) => one.start - other.start);
  return {
    vtt: cues.length === 0 ? null : `WEBVTT\n\n${inOrder.map(written).join('\n\n')}\n`,
    seconds: Math.ceil(endOf(cues) / 1000),
    words: inOrder.map((cue) => wordsOf(cue.lines.join(' ')).replace(/\s+/g, ' ').trim()),
    problems,
  };

  /** @param index of the line, from 0 */
  function told(index: number, reason: string): void {
    problems.push({ line: index + 1, reason });
  }
}

const endOf = (cues: readonly Cue[]) => cues.reduce((latest, { end }) => Math.max(latest, end), 0);

/** The header ends with an empty line, or where a caption begins without one. */
function endOfHeader(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && (isBlank(line) || line.includes('-->')));
  return end < 0 ? lines.length : end;
}

/**
 * Only an empty line ends a caption, not one of spaces; and a time begins the next one, whose number may stand above it.
 */
function endOfBlock(lines: readonly string[], start: number): number {
  let at = start;
  for (; at < lines.length && lines[at] !== ''; at += 1) {
    // The time of this one stands in its first line or its second.
    const own = at === start || (at === start + 1 && !TIMING.test(lines[start] ?? ''));
    if (own || !TIMING.test(lines[at] ?? '')) continue;
    return NUMBER.test(lines[at - 1] ?? '') ? at - 1 : at;
  }
  return at;
}

function readTiming(text: string): Omit<Cue, 'lines'> | null {
  const parts = TIMING.exec(text);
  if (parts === null) return null;
  const milliseconds = (from: number) => {
    const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts.slice(from, from + 4);
    return (
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
    );
  };
  const settings = parts[9]?.trim() ?? '';
  return { start: milliseconds(1), end: milliseconds(5), settings: settings === '' ? '' : ` ${settings}` };
}

const written = ({ start, end, settings, lines }: Cue) =>
  `${clock(start)} --> ${clock(end)}${settings}\n${lines.join('\n')}`;

function clock(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
}

/** SubRip knows fonts and positions that WebVTT does not. */
const plain = (line: string) => line.replace(/<\/?font[^>]*>|\{\\[^}]*\}/gi, '').replaceAll('-->', '→');

const wordsOf = (line: string) => plain(line).replace(/<[^>]*>/g, '');
