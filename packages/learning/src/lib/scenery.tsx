import { ridgeLine, ridgeOf } from '../courses/course-cover/ridge';

/** The sun with three rings, around x and y. */
export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <g className="stroke-emphasis" fill="none" strokeWidth="2">
        <circle cx={x} cy={y} r={radius * 1.5} opacity="0.4" />
        <circle cx={x} cy={y} r={radius * 2.1} opacity="0.24" />
        <circle cx={x} cy={y} r={radius * 2.9} opacity="0.14" />
      </g>
      <circle cx={x} cy={y} r={radius} className="fill-emphasis" />
    </>
  );
}

export interface HillsProps {
  /** Units of the picture. */
  width: number;
  height: number;
  /** How far the hills go on beyond both sides. Default 0. */
  beyond?: number;
  /** How far the ground goes on below the picture. Default 40. */
  below?: number;
  /** Vertical positions of the far, the middle and the near ridge. */
  at: readonly [far: number, middle: number, near: number];
  /** Height of the waves. Default 24. */
  rise?: number;
  /** Vertical distance of the tea rows. Default 18. */
  row?: number;
}

/** Three ranges of hills, the nearest with rows of tea. */
export function Hills({ width, height, beyond = 0, below = 40, at, rise = 24, row = 18 }: HillsProps) {
  const span = width + 2 * beyond;
  const pieces = Math.ceil((14 * span) / width);
  const line = (base: number, height: number, phase: number, waves: number) =>
    ridgeLine(ridgeOf({ phase, waves: (waves * span) / width, pieces }), span, base, height);
  const near = line(at[2], rise / 3, 2.4, 1.4);
  const ranges = [
    { shape: line(at[0], rise, 1.1, 2.3), shade: 0.18 },
    { shape: line(at[1], rise, 4.1, 1.8), shade: 0.28 },
    { shape: near, shade: 0.42 },
  ];
  const rows = Math.max(0, Math.floor((height + below - at[2]) / row));
  return (
    <g transform={`translate(${-beyond} 0)`}>
      {ranges.map(({ shape, shade }) => (
        <g key={shade}>
          <path d={`${shape}V${height + below}H${-span}Z`} className="fill-canvas" />
          <path d={`${shape}V${height + below}H${-span}Z`} className="fill-success-ink" opacity={shade} />
        </g>
      ))}
      <g className="stroke-success-ink" fill="none" strokeWidth="2" opacity="0.45">
        {Array.from({ length: rows }, (_, index) => (
          <path key={index} d={near} transform={`translate(0 ${(index + 1) * row})`} />
        ))}
      </g>
    </g>
  );
}

/** An umbrella thorn, whose foot is at x and y. */
export function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-3 0q2-34-16-52M0-22q14-14 20-30M-2 0q6-30 2-58"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-warning-ink"
      />
      <path
        d="M-62-52q8-18 34-18 10-16 34-14 30-4 36 14 22 2 24 16-34 8-66 4-36 6-62-2Z"
        className="fill-success-ink"
      />
    </g>
  );
}

/** A mountain with snow, whose top is at x and y. */
export function Mountain({ x, y }: { x: number; y: number }) {
  const shape = 'M-122 166 0 0l26 28 20-22 120 160Z';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shape} className="fill-canvas" />
      <path d={shape} className="fill-success-ink" opacity="0.2" />
      <path
        d="m-20 26 20-26 26 28 20-22 20 25-14-4-14 10-16-12-14 12-14-13Z"
        className="fill-raised"
        opacity="0.9"
      />
    </g>
  );
}
