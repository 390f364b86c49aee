import { expect, test } from 'vitest';
import { downloadLabel } from '../src/content/media';
import { dataSize } from '../src/platform/data-size';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [340_000, '340 KB'],
  [999_600, '1 MB'],
  [1_230_000, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('[15.183] %i bytes are written as the interface writes them: %s', (bytes, words) => {
  expect(dataSize(bytes)).toBe(words);
});

test('[15.183] a download has the same size in its lesson as in the list of downloads', () => {
  expect(downloadLabel('notes.pdf', 610_000)).toBe('PDF, 610 KB');
});
