import sharp from 'sharp';
import { drawLines, linesOf } from './letters';
import { COLOURS, drawMark, drawScene } from './scene';

export interface Shown {
  name: string;
  course: string;
  /** ISO 8601. */
  issuedAt: string;
}

const YEAR = new Intl.DateTimeFormat('en-KE', { timeZone: 'Africa/Nairobi', year: 'numeric' });
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

/** The badge: a square of 600 units that says the course and the year, as SVG. */
export function badgeSvg({ course, issuedAt }: Shown): string {
  const lines = linesOf(course, { size: 42, weight: 'bold', width: 400, most: 4 });
  const text = { x: 300, leading: 50, fill: COLOURS.ink, centred: true } as const;
  const top = 232 - (lines.length - 1) * 25;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img"><title>${escaped(course)}</title>`,
    `<clipPath id="c"><circle cx="300" cy="300" r="270"/></clipPath>`,
    `<circle cx="300" cy="300" r="296" fill="${COLOURS.ink}"/><circle cx="300" cy="300" r="270" fill="${COLOURS.paper}"/>`,
    `<g clip-path="url(#c)"><g transform="translate(-168 386) scale(.78)">${drawScene()}</g><path d="M0 556h600v40H0Z" fill="${COLOURS.hills[2]}"/></g>`,
    `<g transform="translate(274 62) scale(1.5)">${drawMark(COLOURS.ink)}</g>`,
    drawLines(lines, { ...text, size: 42, weight: 'bold', y: top }),
    drawLines([`Digiken · ${YEAR.format(new Date(issuedAt))}`], {
      ...text,
      size: 24,
      y: top + lines.length * 50 - 4,
    }),
    '</svg>',
  ].join('');
}

/** Puts a signed credential into a badge, as Open Badges 3.0 says for SVG. */
export const bakeSvg = (svg: string, credential: string): string =>
  svg.replace(
    /^<svg([^>]*)>/,
    `<svg$1 xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><openbadges:credential verify="${credential}"/>`,
  );

export const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();

/** What is shown where a link to a certificate is shared: 1200 × 630. */
export function shareSvg({ name, course }: Shown): string {
  const names = linesOf(name, { size: 72, weight: 'bold', width: 1040, most: 1 });
  const titles = linesOf(course, { size: 44, width: 1040, most: 2 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">`,
    `<rect width="1200" height="630" fill="${COLOURS.paper}"/>`,
    `<g transform="translate(0 410)">${drawScene()}</g>`,
    `<g transform="translate(80 56) scale(1.7)">${drawMark(COLOURS.ink)}</g>`,
    drawLines(['Digiken'], { x: 154, y: 98, size: 38, weight: 'bold', leading: 0, fill: COLOURS.ink }),
    drawLines(['Certificate of completion'], { x: 80, y: 190, size: 30, leading: 0, fill: COLOURS.muted }),
    drawLines(names, { x: 80, y: 268, size: 72, weight: 'bold', leading: 80, fill: COLOURS.ink }),
    drawLines(titles, { x: 80, y: 340, size: 44, leading: 54, fill: COLOURS.ink }),
    '</svg>',
  ].join('');
}
