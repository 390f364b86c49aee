import { expect, test } from 'vitest';
import { asciiDigits, typedDigits } from './ascii-digits';

test('[15.72] reads the digits of other keyboards', () => {
  expect(asciiDigits('١٢٣ ۴۵۶ ７８９ ०१ abc 42')).toBe('123 456 789 01 abc 42');
  expect(typedDigits('\u202A١٬٢٠٠\u202C ')).toBe('1200');
  expect(typedDigits('1,200\u00A0000\u200B')).toBe('1200000');
  expect(typedDigits('12.5')).toBe('12.5');
});
