/** One line of captions or of a transcript. Times in seconds from the start. */
export interface Cue {
  start: number;
  end: number;
  text: string;
  /** The speaker, from WebVTT's `<v Name>`. */
  speaker?: string;
}

/** Thrown if the text is not WebVTT. The message says what was found instead. */
export class VttError extends Error {
  override name = 'VttError';
}

const TIMING = /^\s*(\S+)\s+-->\s+(\S+)/;
const STAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * The cues of a WebVTT file (W3C WebVTT 1), ordered by start. Skips cues with invalid times, cues that end
 * before they start, and cues without text.
 * @throws VttError if the first line is not `WEBVTT`
 */
export function parseVtt(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [head = ''] = lines;
  if (!/^WEBVTT(?:[ \t]|$)/.test(head)) {
    const found = head.trim() === '' ? 'an empty line' : `"${head.slice(0, 40)}"`;
    throw new VttError(`These captions are not WebVTT: the first line must be WEBVTT, but it is ${found}.`);
  }
  const cues: Cue[] = [];
  for (let at = 1; at < lines.length; at++) {
    const timing = TIMING.exec(lines[at] ?? '');
    if (!timing) continue;
    const said: string[] = [];
    // A line with an arrow starts the next cue even if the blank line before it is missing.
    while (at + 1 < lines.length && lines[at + 1]?.trim() !== '' && !lines[at + 1]?.includes('-->')) {
      said.push(lines[++at] as string);
    }
    const cue = cueOf(seconds(timing[1]), seconds(timing[2]), said.join('\n'));
    if (cue) cues.push(cue);
  }
  return cues.sort((a, b) => a.start - b.start);
}

/** A cue of raw WebVTT cue text, without its tags; null if it is empty or its times are invalid. */
export function cueOf(start: number, end: number, raw: string): Cue | null {
  const speaker = /<v(?:\.[^\s>]*)?[ \t]+([^>]+)>/.exec(raw)?.[1];
  const text = decode(raw.replace(/<[^>]*>/g, ''))
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  if (!(end > start) || text === '') return null;
  return speaker ? { start, end, text, speaker: decode(speaker).trim() } : { start, end, text };
}

/** Index of the cue at `time`: the last one that has started; -1 before the first. `cues` must be sorted. */
export function cueAt(cues: readonly Cue[], time: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle] as Cue).start <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function seconds(stamp = ''): number {
  const [, hours = '0', minutes, whole, thousandths] = STAMP.exec(stamp) ?? [];
  if (minutes === undefined) return Number.NaN;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
