import { expect, test } from 'vitest';
import { splitText } from './split-text';

const shown = (text: string, matches: { start: number; end: number }[]) =>
  splitText(text, matches).map((line) =>
    line.map(({ part, match }) => (match ? `[${part}]` : part)).join(''),
  );

test('[R.112] marks the found words and starts a line after a heading', () => {
  expect(
    shown('Stock\nCount your stock.', [
      { start: 0, end: 5 },
      { start: 17, end: 22 },
    ]),
  ).toEqual(['[Stock]', 'Count your [stock].']);
});

test('keeps the text if there are no matches, or a match spans two lines', () => {
  expect(shown('Count twice', [])).toEqual(['Count twice']);
  expect(shown('Count\ntwice', [{ start: 0, end: 11 }])).toEqual(['[Count]', '[twice]']);
  expect(shown('', [])).toEqual([]);
});

test('ignores ranges that do not fit the text', () => {
  const text = 'Count twice';
  for (const range of [
    { start: -1, end: 3 },
    { start: 3, end: 3 },
    { start: 6, end: 12 },
    { start: Number.NaN, end: 3 },
  ]) {
    expect(shown(text, [range])).toEqual([text]);
  }
  expect(
    shown(text, [
      { start: 0, end: 5 },
      { start: 2, end: 7 },
    ]),
  ).toEqual(['[Count] twice']);
});
