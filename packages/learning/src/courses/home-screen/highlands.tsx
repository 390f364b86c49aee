import { useId } from 'react';
import { ridgeLine, ridgeOf } from '../course-cover/ridge';

const WIDTH = 1104;
const HEIGHT = 560;
/** Drawn beyond both sides: painted outside the picture, but not scrollable. What is below it is cut off by its parent. */
const MARGIN = 1300;
const SPAN = WIDTH + 2 * MARGIN;

const hills = (base: number, rise: number, phase: number, waves: number, lift: number) => {
  const ridge = ridgeOf({ phase, waves, lift: lift / rise, pieces: 49 });
  return `${ridgeLine(ridge, SPAN, base, rise)}V${HEIGHT + 240}H-80Z`;
};

const RIDGES = {
  far: hills(560, 30, 1.1, 4.3, 470),
  middle: hills(560, 26, 4.1, 3.4, 330),
  tea: hills(566, 22, 2.4, 2.7, 190),
};

const TEA_ROWS = [14, 29, 46, 65, 86, 109];

/**
 * Decorative drawing of highland ridges and tea terraces. Hidden in forced colours, where its fills would keep their
 * own colours behind text in the user's colours.
 */
export function Highlands() {
  const id = useId();
  const use = (ridge: keyof typeof RIDGES) => `#${id}${ridge}`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-slot="highlands"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-40 w-full overflow-visible forced-colors:hidden sm:h-72 lg:h-[30rem] rtl:-scale-x-100"
    >
      <defs>
        {Object.entries(RIDGES).map(([name, shape]) => (
          <path key={name} id={`${id}${name}`} d={shape} transform={`translate(${-MARGIN} 0)`} />
        ))}
      </defs>
      <g className="stroke-emphasis" fill="none" strokeWidth="2">
        <circle cx="800" cy="196" r="112" opacity="0.3" />
        <circle cx="800" cy="196" r="158" opacity="0.18" />
        <circle cx="800" cy="196" r="212" opacity="0.1" />
      </g>
      <circle cx="800" cy="196" r="72" className="fill-emphasis" />
      <use href={use('far')} className="fill-canvas" />
      <use href={use('far')} className="fill-success-ink" opacity="0.14" />
      <use href={use('middle')} className="fill-canvas" />
      <use href={use('middle')} className="fill-success-ink" opacity="0.2" />
      <use href={use('tea')} className="fill-canvas" />
      <use href={use('tea')} className="fill-success-ink" opacity="0.28" />
      <g className="stroke-success-ink" fill="none" strokeWidth="2" opacity="0.4">
        {TEA_ROWS.map((down) => (
          <use key={down} href={use('tea')} y={down} />
        ))}
      </g>
      <use href={use('tea')} className="stroke-emphasis" fill="none" strokeWidth="3" />
    </svg>
  );
}
