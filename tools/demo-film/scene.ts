/** Seconds of the film. */
export const LENGTH = 24;
export const SIZE = { width: 640, height: 360 } as const;

/** 0 before `from`, 1 after `to`, and slowly in between. */
function rise(at: number, from: number, to: number): number {
  const part = Math.min(Math.max((at - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

/** How far the stick is pressed down: twice in the film. */
const pressed = (at: number): number =>
  rise(at, 1, 2.2) - rise(at, 5, 6) + rise(at, 17, 18) - rise(at, 20.2, 21.2);

const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const INK = '#12251c';
/** A line with a dark edge. */
const rod = (path: string, colour: string, width: number) =>
  line(path, INK, width + 10) + line(path, colour, width);
const between = (from: number, to: number, part: number) => Math.round((from + (to - from) * part) * 10) / 10;

const BACKGROUND = `<rect y="60" width="800" height="480" fill="#f6f1e7"/><rect y="430" width="800" height="110" fill="#e9dcc3"/>
${rod('M360 452V134M360 140L334 90M360 140L386 90', '#8a5a33', 18)}
${[
  [300, 478, '#9aa39c'],
  [250, 492, '#b3bab4'],
  [345, 496, '#7d867f'],
  [292, 506, '#c9cfc9'],
]
  .map(
    ([x, y, colour]) =>
      `<ellipse cx="${x}" cy="${y}" rx="32" ry="12" fill="${colour}" stroke="${INK}" stroke-width="5"/>`,
  )
  .join('')}`;

const JERRICAN = `<path d="M392 150H512Q528 150 528 166V300Q528 316 512 316H392Q376 316 376 300V166Q376 150 392 150Z" fill="#f5b83d" stroke="${INK}" stroke-width="6"/>
${line('M440 150V132Q440 118 454 118H500Q514 118 514 132V150', INK, 24)}${line('M440 152V132Q440 118 454 118H500Q514 118 514 132V152', '#f5b83d', 12)}
<rect x="388" y="122" width="34" height="30" rx="5" fill="#a8452a" stroke="${INK}" stroke-width="5"/>
${line('M400 190H504M400 230H504', '#c98e1c', 8)}<circle cx="379" cy="186" r="6" fill="${INK}"/>`;

const POST =
  rod('M330 84L610 176', '#b98a4a', 14) + rod('M570 512V190M570 196L544 146M570 196L596 146', '#8a5a33', 20);

const soap = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="52" height="34" rx="10" fill="#fffaf0" stroke="${INK}" stroke-width="5"/>`;

/** @param at seconds @returns the picture of that moment, the drawing of the lesson in motion, as SVG */
export function pictureAt(at: number): string {
  const down = pressed(at);
  const [tilt, near] = [between(0, -38, down), between(404, 444, down)];
  const rubbing = rise(at, 9, 9.5) - rise(at, 16.5, 17);
  const taken = rise(at, 6.4, 7.6) - rise(at, 8.4, 9.2);
  const drying = rise(at, 21.4, 22);
  const sway = Math.sin(at * 9) * 9 * rubbing + Math.sin(at * 14) * 12 * drying;
  const [reach, lift] = [between(0, 236, taken), between(0, -78, taken)];
  const water =
    down > 0.75
      ? line('M424 226Q312 250 300 462', '#3f7fb5', 14) + line('M424 226Q312 250 300 462', '#8fc3ea', 6)
      : '';
  const foam = Array.from({ length: 9 }, (_, index) => {
    const turn = index * 0.7 + at * 2;
    const [x, y] = [298 + Math.cos(turn) * 34, 352 + Math.sin(turn * 1.3) * 20];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${7 + (index % 3) * 3}" fill="#fffaf0" stroke="#9aa39c" stroke-width="2" opacity="${rubbing.toFixed(2)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 60 800 450">${BACKGROUND}
${rod(`M60 500L224 ${near}`, '#b98a4a', 12)}${water}
<g transform="rotate(${tilt} 460 130)">${JERRICAN}</g>
${line(`M${between(404, 390, down)} ${between(150, 178, down)}Q300 ${between(240, 260, down)} 222 ${near - 2}`, INK, 5)}${POST}
${line('M606 178V258', INK, 4)}${taken > 0.9 || at > 7.6 ? '' : soap(580, 258)}
<g transform="translate(0 ${between(-40, 0, down)})">${rod('M120 250L140 420', '#7a4a2b', 40)}
<path d="M112 436Q112 414 140 414Q168 418 204 440Q208 456 192 458L118 470Q106 466 112 436Z" fill="#5b3a22" stroke="${INK}" stroke-width="5"/></g>
<g transform="translate(${reach} ${lift})">${rod('M180 300L268 352', '#8f5a36', 24)}
<ellipse cx="${292 + sway}" cy="362" rx="30" ry="13" fill="#8f5a36" stroke="${INK}" stroke-width="5" transform="rotate(12 292 362)"/>
${at > 7.6 && at < 17 ? soap(276, 330) : ''}
<ellipse cx="${304 - sway}" cy="348" rx="26" ry="11" fill="#a56f49" stroke="${INK}" stroke-width="5" transform="rotate(12 304 348)"/></g>${foam}</svg>`;
}
