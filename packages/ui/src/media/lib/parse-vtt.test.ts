import { describe, expect, it } from 'vitest';
import { cueAt, parseVtt, VttError } from './parse-vtt';

const FILE = `WEBVTT - counting stock

NOTE checked by Amina
on Sunday

STYLE
::cue { color: red }

1
00:00.000 --> 00:04.500 line:80% align:start
<v Amina>We begin at the <b>top</b> shelf.

00:04.500 --> 00:09.000
Unga &amp; sugar,
then &#x1F35E; bread.

01:00:01.250 --> 01:00:02.000
An hour later.
`;

describe('parseVtt', () => {
  it('parses times with and without hours, speakers, several lines and entities', () => {
    expect(parseVtt(FILE)).toEqual([
      { start: 0, end: 4.5, text: 'We begin at the top shelf.', speaker: 'Amina' },
      { start: 4.5, end: 9, text: 'Unga & sugar, then 🍞 bread.' },
      { start: 3601.25, end: 3602, text: 'An hour later.' },
    ]);
  });

  it('accepts a byte order mark and the line ends of every system', () => {
    for (const end of ['\r\n', '\r', '\n']) {
      expect(parseVtt(`\uFEFFWEBVTT${end}${end}00:01.000 --> 00:02.000${end}Habari${end}`)).toHaveLength(1);
    }
  });

  it('skips a broken cue and keeps its neighbours', () => {
    const broken = [
      '00:61.000 --> 00:62.000\nThere is no second 61',
      'soon --> later\nNo times',
      '00:09.000 --> 00:08.000\nEnds before it starts',
      '00:09.000 --> 00:10.000\n<i></i>',
      '00:09.000 -->\nNo end',
    ];
    for (const cue of broken) {
      const cues = parseVtt(
        `WEBVTT\n\n00:01.000 --> 00:02.000\nFirst\n\n${cue}\n\n00:11.000 --> 00:12.000\nLast`,
      );
      expect(cues.map(({ text }) => text)).toEqual(['First', 'Last']);
    }
  });

  it('starts a new cue if the blank line between two is missing', () => {
    const cues = parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:02.000 --> 00:03.000\nTwo');
    expect(cues.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('sorts cues by their start', () => {
    const cues = parseVtt('WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA');
    expect(cues.map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('reports why a text is not WebVTT', () => {
    expect(() => parseVtt('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).toThrow(VttError);
    expect(() => parseVtt('<!doctype html>')).toThrow(
      /first line must be WEBVTT, but it is "<!doctype html>"/,
    );
    expect(() => parseVtt('')).toThrow(/an empty line/);
    expect(() => parseVtt('WEBVTTX')).toThrow(VttError);
  });

  it('keeps text that only looks like an entity or a tag', () => {
    const [cue] = parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000\n2 &lt; 3 &unknown; &#0;');
    expect(cue?.text).toBe('2 < 3 &unknown; &#0;');
  });
});

describe('cueAt', () => {
  const cues = parseVtt(FILE);
  it('finds the last cue that has started', () => {
    expect([-1, 0, 4.49, 4.5, 60, 9999].map((time) => cueAt(cues, time))).toEqual([-1, 0, 0, 1, 1, 2]);
    expect(cueAt([], 3)).toBe(-1);
  });
});
