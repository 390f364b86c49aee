import { describe, expect, test } from 'vitest';
import { readCaptions } from '../src/content';

const told = (text: string) => readCaptions(text).problems.map(({ line, reason }) => `${line}: ${reason}`);
/** The times and words of captions. */
const cuesOf = (text: string) => readCaptions(text).vtt?.trim().split('\n\n').slice(1);

const GOOD = '00:00:09.000 --> 00:00:10.000\nGood';

describe('[15.26] captions', () => {
  test.each([
    ['no words', '00:01.000 --> 00:02.000', '3: there are no words below this time'],
    ['only markup', '00:01.000 --> 00:02.000\n<c></c>', '3: there are no words below this time'],
    ['only a space', '00:01.000 --> 00:02.000\n ', '3: there are no words below this time'],
    ['no time', '00:01.000 --> 00:01.000\nA', '3: these captions are shown for no time'],
    [
      'an end before the beginning',
      'x\n00:02.000 --> 00:01.000\nA',
      '4: these captions end before they begin',
    ],
    ['words without a time', 'A\nB', '3: a time like “00:00:01.000 --> 00:00:04.000” is missing'],
    [
      'a time that is none',
      '00:01 --> 00:02\nA',
      '3: “00:01 --> 00:02” is not a time like “00:00:01.000 --> 00:00:04.000”',
    ],
  ])('with %s are left out and named; the others stay', (_case, block, problem) => {
    const text = `WEBVTT\n\n${block}\n\n${GOOD}\n`;
    expect(told(text)).toEqual([problem]);
    expect(cuesOf(text)).toEqual([GOOD]);
  });

  test('that are not in order are put in their place and named', () => {
    const text = `${GOOD}\n\n00:00:01.000 --> 00:00:02.000\nFirst\n`;
    expect(cuesOf(text)).toEqual(['00:00:01.000 --> 00:00:02.000\nFirst', GOOD]);
    expect(told(text)).toEqual([
      '4: these captions begin before the ones above them, so they were put in their place',
    ]);
  });

  test('that overlap are two speakers', () => {
    const text = '00:01.000 --> 00:04.000\nA\n\n00:02.000 --> 00:03.000\nB\n';
    expect(told(text)).toEqual([]);
    expect(cuesOf(text)).toHaveLength(2);
    expect(readCaptions(text)).toMatchObject({ seconds: 4, words: ['A', 'B'] });
  });

  test('of YouTube: a line of one space is part of them', () => {
    const text = `WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.160 --> 00:00:02.389 align:start position:0%\n \nwelcome<00:00:00.480><c> to</c>\n\n00:00:02.389 --> 00:00:02.399 align:start position:0%\nwelcome to\n \n\n${GOOD}`;
    expect(told(text)).toEqual([]);
    expect(cuesOf(text)).toEqual([
      '00:00:00.160 --> 00:00:02.389 align:start position:0%\nwelcome<00:00:00.480><c> to</c>',
      '00:00:02.389 --> 00:00:02.399 align:start position:0%\nwelcome to',
      GOOD,
    ]);
  });

  test('of WebVTT may have names, notes, styles and regions', () => {
    const text = `WEBVTT - a title\n\nNOTE\nnot --> shown\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:x\n\nintro\n${GOOD}\n\nNOTE end`;
    expect(told(text)).toEqual([]);
    expect(cuesOf(text)).toEqual([GOOD]);
  });

  const TWO = ['00:00:01.000 --> 00:00:02.000\nA', '00:00:03.000 --> 00:00:04.000\nB'];

  test.each([
    ['numbers', '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:03,000 --> 00:00:04,000\nB'],
    ['no numbers', '00:00:01,000 --> 00:00:02,000\nA\n\n00:00:03,000 --> 00:00:04,000\nB'],
    [
      'a number without a caption',
      '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n\n3\n00:00:03,000 --> 00:00:04,000\nB',
    ],
    ['full stops', '1\n0:00:01.000 --> 0:00:02.000\nA\n\n2\n0:00:03.000 --> 0:00:04.000\nB'],
    [
      'a mark and old line ends',
      '\ufeff1\r00:00:01,000 --> 00:00:02,000\rA\r\r2\r00:00:03,000 --> 00:00:04,000\rB',
    ],
    [
      'Windows line ends',
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nA\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nB',
    ],
    [
      'spaces on the empty lines',
      '1\n00:00:01,000 --> 00:00:02,000\nA\n \n2\n00:00:03,000 --> 00:00:04,000\nB\n\t\n',
    ],
    ['no empty lines', '1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB'],
    [
      'fonts and places',
      '1\n00:00:01,000 --> 00:00:02,000 X1:1 X2:2\n{\\an8}<font color="red">A</font>\n\n2\n00:00:03,000 --> 00:00:04,000\nB',
    ],
  ])('of SubRip may have %s', (_case, text) => {
    expect(told(text)).toEqual([]);
    expect(cuesOf(text)).toEqual(TWO);
  });

  test('of a file without any are none', () => {
    expect(readCaptions('Just words')).toMatchObject({ vtt: null, seconds: 0, words: [] });
    expect(readCaptions('')).toEqual({
      ...{ vtt: null, seconds: 0, words: [], problems: [], exact: false },
    });
  });

  test.each([
    ['no milliseconds', '00:00:01 --> 00:00:02'],
    ['a colon before the milliseconds', '00:00:01:000 --> 00:00:02:000'],
    ['microseconds', '00:00:01.000000 --> 00:00:02.000000'],
    ['spaces inside of a time', '00 : 00 : 01, 000 --> 00 : 00 : 02, 000'],
    ['the arrow of a word processor', '00:00:01,000 –> 00:00:02,000'],
    ['an arrow of one sign', '00:00:01,000 → 00:00:02,000'],
    ['invisible characters', '\u200E00:00:01,000\u00A0-->\u00A000:00:02,000\u200E'],
    ['Arabic digits', '٠٠:٠٠:٠١,٠٠٠ --> ٠٠:٠٠:٠٢,٠٠٠'],
    ['the number before the time', '1 00:00:01,000 --> 00:00:02,000'],
  ])('[15.196] may have a time with %s', (_case, time) => {
    for (const text of [`1\n${time}\nA`, `webvtt\n\n${time}\nA`]) {
      expect(told(text)).toEqual([]);
      expect(cuesOf(text)).toEqual(['00:00:01.000 --> 00:00:02.000\nA']);
    }
  });

  test('[15.196] of SubRip keep words behind empty lines, also if each line is followed by one', () => {
    const wide = TWO.map((cue, at) => `${at + 1}\n${cue}`)
      .join('\n\n')
      .replaceAll('\n', '\n\n');
    expect(told(wide)).toEqual([]);
    expect(cuesOf(wide)).toEqual(TWO);
    const parted = `${TWO[0]}\n\nmore\n\n2\n${TWO[1]}`;
    expect(told(parted)).toEqual([]);
    expect(cuesOf(parted)).toEqual([`${TWO[0]}\nmore`, TWO[1]]);
    const broken = `${TWO[0]}\n\n2\n00:00:03,000 -- 00:00:04,000\nlost`;
    expect(cuesOf(broken)).toEqual([TWO[0]]);
    expect(told(broken)).toHaveLength(1);
  });

  test('[15.196] show signs that begin no mark', () => {
    const { vtt, words } = readCaptions('00:01.000 --> 00:02.000\n5 < 7 & <b>7 > 5</b><br>x<y');
    expect(vtt).toContain('5 &lt; 7 &amp; <b>7 > 5</b> x&lt;y');
    expect(words).toEqual(['5 < 7 & 7 > 5 x<y']);
    expect(readCaptions('00:01.000 --> 00:02.000\nA &amp; B').words).toEqual(['A & B']);
  });
});
