// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeStyles } from '../../../scripts/build-tokens';
import { englishMessages } from '../../../../../tools/library/english-messages';
import { charactersOf, FONT_FILES, unicodeRange, WEIGHTS } from '../../../scripts/font-subsets';
import { messages as kiswahili } from '../messages-sw/messages-sw';

const folder = new URL('./', import.meta.url);
const [[first, ranges] = ['', []], [, more] = ['', []]] = Object.entries(FONT_FILES);

test('the font that every page loads has at most 24 KB', () => {
  expect(statSync(new URL(`fonts/${first}`, folder)).size).toBeLessThanOrEqual(24_000);
});

test('English and Kiswahili texts never need the second font file', () => {
  const texts = new Set(JSON.stringify([englishMessages(join(import.meta.dirname, '../../..')), kiswahili]));
  expect(charactersOf(ranges)).toContain('’');
  expect([...charactersOf(more)].filter((character) => texts.has(character))).toEqual([]);
});

test('the fonts have every weight of the tokens', () => {
  const weights = [...themeStyles().strict.matchAll(/--font-weight-[\w-]+: (\d+);/g)].map(([, weight]) =>
    Number(weight),
  );
  expect(weights.length).toBeGreaterThan(2);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(WEIGHTS.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
  const declared = readFileSync(new URL('base.css', folder), 'utf8');
  const faces = [...declared.matchAll(/font-weight: (\d+ \d+);/g)].map(([, range]) => range);
  expect(new Set(faces)).toEqual(new Set([`${WEIGHTS.min} ${WEIGHTS.max}`]));
});

test('the style sheet declares the characters of each font file', () => {
  const declared = readFileSync(new URL('base.css', folder), 'utf8').replaceAll(/\s+/g, ' ');
  for (const [name, list] of Object.entries(FONT_FILES)) {
    const face = declared.split('@font-face').find((rule) => rule.includes(name));
    expect(face).toContain(`unicode-range: ${unicodeRange(list)};`);
  }
});
