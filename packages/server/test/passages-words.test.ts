import { expect, test } from 'vitest';
import { splitPassages, headingsOf, PASSAGE_WORDS } from '../src/tutor/passages/split';
import { rangesOf, stemOf, wordsOf } from '../src/tutor/passages/words';

const words = (text: string) => wordsOf(text, 'en').map(({ word }) => word);

test('[13.2] folds case and diacritics, and leaves out stop words of both languages', () => {
  expect(words('The CAFÉ is open: is it?')).toEqual(['cafe', 'open']);
  expect(words('Maji ya paa na ya kisima ni mazuri')).toEqual(['maji', 'paa', 'kisima', 'mazuri']);
  expect(words('how do I do this, kwa nini')).toEqual([]);
});

test('[13.2] keeps numbers and sounds whole', () => {
  expect(words("ng'ombe ng’ombe, the shop's 1.5 litres of 1,000")).toEqual([
    'ngombe',
    'ngombe',
    'shop',
    '1.5',
    'litres',
    '1,000',
  ]);
  expect(words('水 と Ελλάδα')).toEqual(['水', 'と', 'ελλαδα']);
});

test('[13.2] joins the forms of an English word and no others', () => {
  const same = (...forms: string[]) => new Set(forms.map((form) => stemOf(form, 'en'))).size === 1;
  expect(same('water', 'waters', 'watered', 'watering')).toBe(true);
  expect(same('save', 'saves', 'saved', 'saving')).toBe(true);
  expect(same('swim', 'swims', 'swimming')).toBe(true);
  expect(same('battery', 'batteries')).toBe(true);
  expect(same('box', 'boxes')).toBe(true);
  expect(same('gas', 'glass', 'glue', 'plus', 'sing', 'bed', 'seed', 'red')).toBe(false);
  for (const word of ['gas', 'bus', 'thing', 'seed', 'udongo', 'maji', '1.5'])
    expect(stemOf(word, 'en')).toBe(word);
});

test('[13.2] survives any text', () => {
  expect(words('\uD800 \uDC00')).toEqual([]);
  expect(words('a'.repeat(100_000))[0]).toHaveLength(64);
  // Half a character would be left at 64.
  expect(words(`a${'𐐨'.repeat(100)}`)[0]).not.toMatch(/[\uD800-\uDFFF]/u);
  expect(words(`% _ \\ ' " & | ! ( ) : * < > - `)).toEqual([]);
});

test('finds ranges in the text as it is written', () => {
  const text = 'Swarms and SWARMING bees.';
  const ranges = rangesOf(text, new Set(['swarm']), 'en');
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Swarms', 'SWARMING']);
});

test('[13.2] cuts a text at its headings, and names the nearest one', () => {
  const html =
    '<p>Before.</p><h2 id="section-a">A &#x26; b <code>c</code></h2><h3 class="x" id="section-a1">Deeper</h3><p>Text.</p>';
  const headings = headingsOf(html);
  expect(headings).toEqual([
    { id: 'section-a', text: 'A & b c' },
    { id: 'section-a1', text: 'Deeper' },
  ]);
  expect(splitPassages({ text: 'Before.\nA & b c\nDeeper\nText.\nMore.', headings })).toEqual([
    { anchor: null, heading: '', text: 'Before.' },
    { anchor: 'section-a', heading: 'A & b c', text: '' },
    { anchor: 'section-a1', heading: 'Deeper', text: 'Text.\nMore.' },
  ]);
  expect(splitPassages({ text: '', headings: [] })).toEqual([{ anchor: null, heading: '', text: '' }]);
});

test('[13.2] no passage is too long, and none loses a word', () => {
  const sentence = (n: number) => `Sentence ${n} has some more words in it.`;
  const paragraph = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');
  const endless = Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ');
  const text = [paragraph, 'Short.', endless, 'x'.repeat(5_000)].join('\n');
  const passages = splitPassages({ text, headings: [] });
  for (const passage of passages) {
    expect(passage.text.split(/\s+/).length).toBeLessThanOrEqual(PASSAGE_WORDS);
    expect(passage.text.length).toBeLessThanOrEqual(1_500);
  }
  expect(
    passages
      .map((passage) => passage.text)
      .join('')
      .replace(/\s/g, ''),
  ).toBe(text.replace(/\s/g, ''));
  // Cut after sentences where there are some.
  expect(passages[0]?.text).toMatch(/in it\.$/);
});
