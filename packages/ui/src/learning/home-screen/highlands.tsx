import { ridgeLine, ridgeShape } from '../course-cover/ridge';

const WIDTH = 1440;
const HEIGHT = 520;

const FAR = { width: WIDTH, base: 400, rise: 26, phase: 2.2, waves: 1.6, lift: 250 };
const MIDDLE = { width: WIDTH, base: 436, rise: 24, phase: 4.4, waves: 1.25, lift: 190 };
const TEA = { width: WIDTH, base: 474, rise: 20, phase: 0.4, waves: 0.95, lift: 130 };
const NEAR = { width: WIDTH, base: 506, rise: 8, phase: 3.4, waves: 0.8, lift: 22 };

const MIDDLE_ROWS = [1, 2, 3, 4];
const TEA_ROWS = [1, 2, 3, 4, 5, 6, 7];

/** Decorative: morning over the highlands, ridge behind ridge, with the contour rows of tea terraces. */
export function Highlands() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-slot="highlands"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-60 w-full sm:h-80 lg:h-[32.5rem]"
    >
      <g className="stroke-emphasis" fill="none">
        <circle cx="1090" cy="178" r="104" opacity="0.28" strokeWidth="2" />
        <circle cx="1090" cy="178" r="146" opacity="0.16" strokeWidth="2" />
        <circle cx="1090" cy="178" r="196" opacity="0.08" strokeWidth="2" />
      </g>
      <circle cx="1090" cy="178" r="66" className="fill-emphasis" />
      <Hill ridge={FAR} opacity="0.16" />
      <Hill ridge={MIDDLE} opacity="0.2" />
      <g className="stroke-success-ink" fill="none" strokeWidth="1.5" opacity="0.3">
        {MIDDLE_ROWS.map((row) => (
          <path key={row} d={ridgeLine({ ...MIDDLE, base: MIDDLE.base + row * (10 + row * 2) })} />
        ))}
      </g>
      <Hill ridge={TEA} opacity="0.26" />
      <g className="stroke-success-ink" fill="none" strokeWidth="2" opacity="0.42">
        {TEA_ROWS.map((row) => (
          <path
            key={row}
            d={ridgeLine({ ...TEA, base: TEA.base + row * (8 + row * 2), rise: TEA.rise - row })}
          />
        ))}
      </g>
      <path
        d={ridgeLine({ ...TEA, base: TEA.base, rise: TEA.rise })}
        className="stroke-emphasis"
        fill="none"
        strokeWidth="3"
      />
      <path d={ridgeShape(NEAR, HEIGHT)} className="fill-surface" />
    </svg>
  );
}

/** The ground first, so that a hill hides what lies behind it. */
function Hill({ ridge, opacity }: { ridge: Parameters<typeof ridgeShape>[0]; opacity: string }) {
  const shape = ridgeShape(ridge, HEIGHT);
  return (
    <>
      <path d={shape} className="fill-canvas" />
      <path d={shape} className="fill-success-ink" opacity={opacity} />
    </>
  );
}
