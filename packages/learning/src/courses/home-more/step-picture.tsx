import { Hills, Sun } from '../../lib/scenery';

export interface StepPictureProps {
  of: 'choose' | 'pay' | 'learn';
}

const ROWS = [38, 92] as const;

/** Decorative drawing of one step, with the things of the page and no words. */
export function StepPicture({ of }: StepPictureProps) {
  return (
    <svg
      viewBox="0 0 360 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-slot="step-picture"
      className="h-44 w-full bg-selected forced-colors:hidden"
    >
      <Sun x={304} y={58} radius={28} />
      <Hills width={360} height={190} at={[136, 154, 174]} rise={14} row={12} />
      {of === 'pay' ? (
        <Phone />
      ) : (
        ROWS.map((y, index) => (
          <g key={y} transform={`translate(48 ${y})`}>
            <rect width="250" height="46" rx="8" className="fill-surface stroke-line-control" />
            {of === 'choose' ? <Box ticked={index === 0} /> : <Play />}
            <path
              d="M48 17h104M48 31h56"
              strokeWidth="6"
              strokeLinecap="round"
              className="stroke-ink"
              opacity="0.6"
            />
            {of === 'choose' ? (
              <path d="M196 23h36" strokeWidth="8" strokeLinecap="round" className="stroke-ink" />
            ) : (
              <rect x="184" y="11" width="52" height="24" rx="12" className="fill-info-ink" />
            )}
          </g>
        ))
      )}
    </svg>
  );
}

function Box({ ticked }: { ticked: boolean }) {
  return (
    <>
      <rect
        x="15"
        y="14"
        width="18"
        height="18"
        rx="4"
        strokeWidth="2"
        className={ticked ? 'fill-accent stroke-accent' : 'fill-surface stroke-line-control'}
      />
      {ticked && (
        <path
          d="m19.5 23 3.5 4 6-8"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      )}
    </>
  );
}

const Play = () => (
  <>
    <circle cx="24" cy="23" r="11" className="fill-accent" />
    <path d="m21 18 8 5-8 5Z" className="fill-on-accent" />
  </>
);

function Phone() {
  return (
    <g transform="translate(126 24)">
      <rect width="108" height="190" rx="16" strokeWidth="6" className="fill-surface stroke-ink" />
      <rect x="16" y="30" width="76" height="72" rx="8" className="fill-success-soft stroke-success-ink" />
      <path
        d="M28 48h52M28 64h34"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-ink"
        opacity="0.7"
      />
      {[32, 47, 62, 77].map((x) => (
        <circle key={x} cx={x} cy="85" r="5" className="fill-ink" />
      ))}
    </g>
  );
}
