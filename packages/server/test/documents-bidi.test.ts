import { expect, test } from 'vitest';
import { renderCertificate } from '../src/certificates/documents/pdf';
import { linesOf, visualParts } from '../src/platform/documents/bidi';
import { runsOf } from '../src/platform/documents/fonts';
import { readPdf } from './support/read-pdf';

const drawn = (text: string) => runsOf(text, 'regular').map((run) => run.text);

test('[15.65] words of Hebrew and Arabic stand from right to left, with numbers and Latin words as they are read', () => {
  expect(drawn('ليلى حسن')).toEqual(['حسن', ' ', 'ليلى']);
  // Fonts turn the letters of a word around, but not the marks around it: the pair of brackets changes sides.
  expect(drawn('מה (חלק 12)?')).toEqual(['?', '(', '12', ' ', 'חלק', ')', ' ', 'מה']);
  expect(drawn('Kitabu cha כתב!').map((text) => text.trim())).toEqual(['Kitabu cha', 'כתב', '!']);
  expect(visualParts('Wanjirũ wa Kamaũ')).toEqual([{ text: 'Wanjirũ wa Kamaũ', rtl: false }]);
  expect(linesOf('one two three', 7, (line) => line.length)).toEqual(['one two', 'three']);
});

test('[15.65] a certificate shows a Hebrew course and an Arabic name in their letters and order', async () => {
  const pdf = await readPdf(
    await renderCertificate({
      id: 'c-1',
      name: 'ليلى حسن',
      course: 'מה זה React? כתיבה נכונה של קוד, בדיקות ושיתוף פעולה עם אחרים בצוות גדול מאוד',
      signatory: 'Grace Atieno',
      signatoryTitle: '',
      signature: undefined,
      issuedAt: '2026-01-01T00:00:00Z',
      expiresAt: null,
      verifyUrl: 'http://localhost:3000/verify/c-1',
    }),
  );
  expect(pdf.pages).toBe(1);
  // The first line begins the sentence: its words are read from the right.
  expect(pdf.text).toContain('حسن');
  expect(pdf.text.indexOf('React')).toBeLessThan(pdf.text.indexOf('גדול'));
  expect(pdf.text.match(/\?/g)).toHaveLength(1);
});
