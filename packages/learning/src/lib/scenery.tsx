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
