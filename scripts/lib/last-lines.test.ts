import { expect, it } from 'vitest';
import { lastLines } from './last-lines.mjs';

it('returns a short output whole, without blank lines around it', () => {
  expect(lastLines('\none\n\ntwo\n\n', 3)).toBe('one\n\ntwo');
});

it('returns the last lines of a long output and says how many are left out', () => {
  expect(lastLines('one\ntwo\nthree\nfour\n', 2)).toBe('(2 lines before)\nthree\nfour');
});
