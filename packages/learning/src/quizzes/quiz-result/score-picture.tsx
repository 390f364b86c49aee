import { numberFormat } from '@digiken/ui/internal/intl';
import { useLocale } from '@digiken/ui/messages-provider';
import { Hills } from '../../lib/scenery';

export interface ScorePictureProps {
  /** Points reached, 0 to `total`. */
  score: number;
  total: number;
  /** Points needed to pass; undefined: no pass mark. */
  pass?: number;
  /** What the pass line says, e.g. "Pass: 60%". */
  passLabel?: string;
}

const WIDTH = 400;
const HEIGHT = 276;
/** Where 0 and the total are; the sun of the highest score has room above. */
const FLOOR = 238;
const CEILING = 40;
const AXIS = 330;
const SUN = 176;

/**
 * Decorative: the sun at the height of the score, above or below the line of the pass mark. Whoever shows it
 * says the same as text.
 */
export function ScorePicture({ score, total, pass, passLabel }: ScorePictureProps) {
  const format = numberFormat(useLocale());
  const height = (points: number) =>
    FLOOR - (FLOOR - CEILING) * (total > 0 ? Math.min(Math.max(points / total, 0), 1) : 0);
  const line = pass === undefined ? undefined : height(pass);
  const sun = height(score);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-slot="score-picture"
      className="absolute inset-0 size-full"
    >
      <g className="text-emphasis" fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx={SUN} cy={sun} r="58" opacity="0.5" />
        <circle cx={SUN} cy={sun} r="82" opacity="0.3" />
        <circle cx={SUN} cy={sun} r="110" opacity="0.2" />
      </g>
      <Hills width={WIDTH} height={HEIGHT} at={[196, 226, 252]} row={9} />
      <circle cx={SUN} cy={sun} r="34" className="fill-emphasis" />
      <g className="text-ink" stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none">
        <path d={`M${AXIS + 10} ${CEILING}H${AXIS}V${FLOOR}H${AXIS + 10}`} />
        {line !== undefined && <path d={`M24 ${line}H${AXIS}`} strokeDasharray="3 6" />}
      </g>
      <g className="fill-ink font-bold" fontSize="15">
        <text x={AXIS + 18} y={CEILING + 5}>
          {format.format(total)}
        </text>
        <text x={AXIS + 18} y={FLOOR + 5}>
          {format.format(0)}
        </text>
        {line !== undefined && (
          <text x="24" y={line - 9}>
            {passLabel}
          </text>
        )}
      </g>
      <text x={SUN} y={sun + 8} textAnchor="middle" fontSize="24" className="fill-on-emphasis font-heavy">
        {format.format(score)}
      </text>
    </svg>
  );
}
