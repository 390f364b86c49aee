import { ridgeLine, ridgeOf } from './ridge';
import { fractionOf, hashOf } from './title-hash';

const TINTS = [
  { ground: 'fill-success-soft', shape: 'fill-success-ink', row: 'stroke-success-soft' },
  { ground: 'fill-info-soft', shape: 'fill-info-ink', row: 'stroke-info-soft' },
  { ground: 'fill-warning-soft', shape: 'fill-warning-ink', row: 'stroke-warning-soft' },
  { ground: 'fill-danger-soft', shape: 'fill-danger-ink', row: 'stroke-danger-soft' },
  { ground: 'fill-selected', shape: 'fill-accent-ink', row: 'stroke-selected' },
] as const;

const WIDTH = 320;
const HEIGHT = 180;
const ROWS = [0, 1, 2, 3, 4, 5];
/** Opacity, position and height of each range of hills; the farthest first. */
const LAYERS = [
  [0.24, 78, 26],
  [0.46, 110, 23],
  [0.74, 142, 20],
] as const;

/** A drawing of hills and tea rows derived from a title, so that it is stable. */
export function Hills({ title, className }: { title: string; className: string }) {
  const hash = hashOf(title);
  const at = (part: number) => fractionOf(hash, part);
  const tint = TINTS[Math.floor(at(11) * TINTS.length)] ?? TINTS[0];
  const hills = LAYERS.map(([opacity, base, rise], layer) => {
    const ridge = ridgeOf({ phase: at(layer) * Math.PI * 2, waves: 0.7 + at(layer + 3) * 0.5 });
    return { ridge, opacity, base, rise, line: ridgeLine(ridge, WIDTH, base, rise) };
  });
  const [, , front] = hills;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-slot="course-cover"
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} className={tint.ground} />
      <circle cx={60 + at(7) * 200} cy={58 + at(8) * 14} r={15 + at(9) * 8} className="fill-emphasis" />
      {hills.map(({ line, opacity }) => {
        const shape = `${line}V${HEIGHT}H-30Z`;
        return (
          <g key={opacity}>
            {/* The background first, so that a hill hides what is behind it. */}
            <path d={shape} className={tint.ground} />
            <path d={shape} className={tint.shape} opacity={opacity} />
          </g>
        );
      })}
      {front &&
        ROWS.map((row) => (
          <path
            key={row}
            d={ridgeLine(front.ridge, WIDTH, front.base + 9 + row * (7 + row), front.rise * (1 - row * 0.1))}
            className={tint.row}
            fill="none"
            strokeWidth={1.6 + row * 0.35}
            opacity="0.85"
          />
        ))}
    </svg>
  );
}
