import { expect, test } from 'vitest';
import { textIn } from './text-language';

test.each(['ar', 'he', 'fa-IR', 'ur', 'ckb', 'ku-Arab', 'az-arab-IR', 'ar-Arab'])(
  '[15.64] a text in %s runs from right to left',
  (lang) => expect(textIn(lang)).toEqual({ lang, dir: 'rtl' }),
);

test.each(['en', 'sw', 'ku', 'fas', 'arn', 'sd-Deva', 'ar-Latn', undefined])(
  '[15.64] a text in %s has the direction of its first letter',
  (lang) => expect(textIn(lang)).toEqual({ lang, dir: 'auto' }),
);
