import { expect, it } from 'vitest';
import { formatDataSize } from './data-size';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [340_400, '340 KB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [1_230_000, '1.2 MB'],
  [48_600_000, '48.6 MB'],
  [2_500_000_000, '2.5 GB'],
])('data sizes are decimal, as data bundles count: %d bytes', (bytes, text) => {
  expect(formatDataSize(bytes).replaceAll('\u00a0', ' ')).toBe(text);
});
