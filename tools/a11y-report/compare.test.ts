import { expect, test } from 'vitest';
import { differences } from './compare.ts';

const files = { 'status.md': 'one\ntwo\n', 'earl.jsonld': '{}\n' };
const told = (committed: Record<string, string>) =>
  differences(files, (name) => committed[name]).map((one) => one.told);

test('finds no difference if the committed report is up to date', () => {
  expect(told(files)).toEqual([]);
});

test.each([
  ['a changed line', 'one\ntwo, edited\n', 'a11y-reports/status.md:2\n  - two, edited\n  + two'],
  ['a line too few', 'one\n', 'a11y-reports/status.md:2\n  - \n  + two'],
  ['a line too many', 'one\ntwo\n\nthree', 'a11y-reports/status.md:4\n  - three\n  + (end)'],
])('%s in a committed file is told by file, line and text', (_, text, expected) => {
  expect(told({ ...files, 'status.md': text })).toEqual([expected]);
});

test('reports a file that was never committed', () => {
  expect(told({ 'status.md': files['status.md'] })).toEqual(['a11y-reports/earl.jsonld:1\n  - \n  + {}']);
});
