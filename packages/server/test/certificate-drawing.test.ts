import { expect, test } from 'vitest';
import { CERTIFICATE_FIGURES as FIGURES } from '../src/certificates/documents/figures';
import { renderCertificate } from '../src/certificates/documents/pdf';
import { readPdf } from './support/read-pdf';

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const UNIT = PAGE.width / FIGURES.width;

const NAMES = {
  60: 'Nyamweya-Onyango Kerubo wa Mwangi Kipchirchir-Lekishon Oduor',
  120: `Wanjiru wa Kamau ${'Nyakerarionkiambogoriochieng '.repeat(3)}wa Kipkemboi Oduor`.slice(0, 120),
  wide: 'WM'.repeat(30),
} as const;
const COURSES = {
  60: 'Environmental impact assessments of small dams and wells now',
  120: 'Environmental impact assessments of small dams, wells and irrigation canals in the dry counties of the north and east of it',
  wide: 'MW '.repeat(40).trim(),
} as const;

async function drawn(name: string, course: string) {
  const { pieces, pages } = await readPdf(
    await renderCertificate({
      ...{ name, course, id: 'DK-20261122-keep-9f3a61c2', signatory: name, signatoryTitle: '' },
      ...{ signature: undefined, issuedAt: '2026-11-22T09:30:00Z', expiresAt: '2028-11-22T09:30:00Z' },
      verifyUrl: 'https://learn.example.org/verify/DK-20261122-keep-9f3a61c2',
    }),
  );
  expect(pages).toBe(1);
  const between = (from: string, to: string) =>
    pieces.slice(
      pieces.findIndex(({ text }) => text.includes(from)) + 1,
      pieces.findIndex(({ text }) => text.includes(to)),
    );
  return {
    pieces,
    name: between('This is to say', 'completed the'),
    course: between('completed the', '22 November'),
  };
}

test.each(['60', '120', 'wide'] as const)(
  '[17.66] in the PDF, a name and a title of %s letters stay inside their boxes',
  async (length) => {
    const { pieces, name, course } = await drawn(NAMES[length], COURSES[length]);
    for (const { text, x, y, width } of pieces) {
      expect(x, text).toBeGreaterThan(0);
      expect(x + width, text).toBeLessThan(PAGE.width);
      expect(y, text).toBeGreaterThan(0);
    }
    expect(name.length).toBeGreaterThan(0);
    expect(course.length).toBeGreaterThan(0);
    for (const [lines, { width }] of [
      [name, FIGURES.name],
      [course, FIGURES.course],
    ] as const)
      for (const line of lines)
        expect(line.x + line.width, line.text).toBeLessThanOrEqual((FIGURES.left + width + 1) * UNIT);
    // Of the last baseline; no letter reaches lower than a third of the size.
    for (const { y, size, text } of course)
      expect(y - size / 3, text).toBeGreaterThanOrEqual(PAGE.height - (FIGURES.bottom + 2) * UNIT);
  },
);

test('[17.66] in the PDF, a name of 60 letters has two lines of at least 70% of the size', async () => {
  const { name } = await drawn(NAMES[60], COURSES[60]);
  expect(new Set(name.map(({ y }) => Math.round(y))).size).toBe(2);
  for (const { size } of name) expect(size).toBeGreaterThanOrEqual(0.7 * FIGURES.name.sizes[0] * UNIT - 0.1);
});
