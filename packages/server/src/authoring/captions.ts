import { invalid } from '../platform/http/errors';
import { decodeText } from '../platform/text-encoding';
import { WORDING } from './wording';

export interface Captions {
  /** WebVTT, as browsers read it. */
  vtt: string;
  /** End of the last one. */
  seconds: number;
}

const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(\s.*)?$`);
const SKIPPED_BLOCK = /^(NOTE|STYLE|REGION)(\s|$)/;

/**
 * Reads WebVTT, or converts SubRip to it, and checks each line.
 * @throws {HttpError} 422 on `captions` that names the line and what is wrong there
 */
export function readCaptions(content: Uint8Array): Captions {
  const lines = decode(content).split(/\r\n|\r|\n/);
  const webVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues: string[] = [];
  let at = 0;
  let previous = 0;
  let end = 0;
  if (webVtt) while (at < lines.length && lines[at]?.trim() !== '') at += 1;
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const start = at;
    while (at < lines.length && lines[at]?.trim() !== '') at += 1;
    const block = lines.slice(start, at);
    if (webVtt && SKIPPED_BLOCK.test(block[0] ?? '')) continue;
    const timing = block.findIndex((line) => line.includes('-->'));
    if (timing < 0 || timing > 1)
      throw wrong(start, 'a time like “00:00:01.000 --> 00:00:04.000” is missing');
    const line = start + timing;
    const cue = readTiming(block[timing] ?? '', line);
    if (cue.end <= cue.start) throw wrong(line, 'these captions end before they begin');
    if (cue.start < previous) throw wrong(line, 'these captions begin before the ones above them');
    const words = block.slice(timing + 1);
    if (words.length === 0) throw wrong(line, 'there are no words below this time');
    previous = cue.start;
    end = Math.max(end, cue.end);
    const settings = webVtt ? cue.settings : '';
    cues.push(`${clock(cue.start)} --> ${clock(cue.end)}${settings}\n${words.map(plain).join('\n')}`);
  }
  if (cues.length === 0) throw wrong(0, 'there are no captions in this file');
  return { vtt: `WEBVTT\n\n${cues.join('\n\n')}\n`, seconds: Math.ceil(end / 1000) };
}

function decode(content: Uint8Array): string {
  const decoded = decodeText(content, { fallback: 'windows-1252' });
  if (decoded === null) throw invalid({ captions: WORDING.notUtf8 });
  return decoded.text.replaceAll('\0', '');
}

/** @param index of the line, from 0 */
const wrong = (index: number, what: string) => invalid({ captions: `Line ${index + 1}: ${what}.` });

function readTiming(text: string, line: number): { start: number; end: number; settings: string } {
  const parts = TIMING.exec(text);
  if (parts === null)
    throw wrong(line, `“${text.trim().slice(0, 60)}” is not a time like “00:00:01.000 --> 00:00:04.000”`);
  const milliseconds = (from: number) => {
    const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts.slice(from, from + 4);
    return (
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
    );
  };
  const settings = parts[9]?.trim() ?? '';
  return { start: milliseconds(1), end: milliseconds(5), settings: settings === '' ? '' : ` ${settings}` };
}

function clock(milliseconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = String(milliseconds % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
}

/** SubRip knows fonts and positions that WebVTT does not. */
const plain = (line: string) => line.replace(/<\/?font[^>]*>|\{\\[^}]*\}/gi, '').replaceAll('-->', '→');
