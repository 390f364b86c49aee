import { Hills, Sun } from './scenery';

/** What the picture shows in front of the hills. */
export type ScenePicture = 'courses' | 'certificate' | 'receipt' | 'letter';

export interface HighlandSceneProps {
  picture: ScenePicture;
}

/** Decorative drawing for an empty page, filling its parent: hills, sun and what is missing. */
export function HighlandScene({ picture }: HighlandSceneProps) {
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-slot="highland-scene"
      className="absolute inset-0 size-full"
    >
      <Sun x={352} y={104} radius={44} />
      <Hills width={480} height={360} at={[240, 284, 318]} row={12} />
      <g
        transform="translate(72 84) rotate(-4 120 90)"
        className="fill-picture text-on-emphasis"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <Picture of={picture} />
      </g>
    </svg>
  );
}

const LINES = 'stroke-line-control';

function Picture({ of }: { of: ScenePicture }) {
  switch (of) {
    case 'certificate':
      return (
        <>
          <rect width="240" height="176" rx="10" />
          <rect
            x="13"
            y="13"
            width="214"
            height="150"
            rx="5"
            strokeDasharray="7 7"
            fill="none"
            className={LINES}
          />
          <path
            d="M40 52h104M40 76h148M40 100h82"
            strokeWidth="9"
            fill="none"
            className={LINES}
            opacity="0.5"
          />
          <path d="M40 140h64" fill="none" className={LINES} />
          <g transform="translate(184 124)">
            <path d="m-12 14-6 34 18-11 18 11-6-34Z" className="fill-accent" />
            <circle r="22" className="fill-emphasis" />
            <path d="m-9 0 6 7 12-13" fill="none" strokeWidth="5" />
          </g>
        </>
      );
    case 'courses':
      return (
        <>
          <path
            d="M-6 26q66-20 126 8 60-28 126-8v142q-66-18-126 10-60-28-126-10Z"
            className="fill-emphasis"
          />
          <path d="M4 14q62-18 116 10v142q-54-28-116-10Z" />
          <path d="M236 14q-62-18-116 10v142q54-28 116-10Z" />
          <path d="M26 46q40-8 72 6M26 72q40-8 72 6M26 98q40-8 72 6" fill="none" className={LINES} />
          <path d="M142 52q32-14 72-6M142 78q32-14 72-6M142 104q24-10 48-8" fill="none" className={LINES} />
        </>
      );
    case 'receipt':
      return (
        <>
          <path d="M42-14h156v196l-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10Z" />
          <circle cx="72" cy="18" r="13" className="fill-emphasis" />
          <path d="M98 18h70" strokeWidth="7" fill="none" className={LINES} opacity="0.5" />
          <path d="M62 56h52M158 56h20M62 80h70M158 80h20" fill="none" className={LINES} />
          <path d="M62 104h116" strokeDasharray="7 7" fill="none" className={LINES} />
          <path d="M62 134h40" fill="none" className={LINES} />
          <path d="M136 134h42" strokeWidth="8" />
        </>
      );
    case 'letter':
      return (
        <>
          <rect width="240" height="164" rx="10" />
          <path d="m4 8 104 84q12 10 24 0L236 8" fill="none" />
          <path d="m4 158 78-76M236 158l-78-76" fill="none" className={LINES} />
          <circle cx="120" cy="94" r="20" className="fill-emphasis" />
        </>
      );
  }
}
