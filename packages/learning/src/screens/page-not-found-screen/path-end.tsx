import { Hills, Sun } from '../../lib/scenery';

/**
 * Decorative drawing as wide as the window, whose ground goes on to the end of the page: a path through highlands
 * that ends at a signpost. Hidden in forced colours. `home` is the word on one of its boards.
 */
export function PathEnd({ home }: { home: string }) {
  return (
    <div
      aria-hidden="true"
      data-slot="path-end"
      className="pointer-events-none absolute inset-0 -z-10 [clip-path:inset(0_-100vmax_-24rem)] forced-colors:hidden print:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1152 560"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-x-0 bottom-0 h-80 w-full overflow-visible"
      >
        <Sun x={860} y={170} radius={72} />
        <Hills width={1152} height={560} beyond={2300} below={680} at={[350, 430, 490]} rise={30} />
        <path
          d="M380 1240C420 900 480 660 660 590C750 524 868 540 876 492S836 440 862 408"
          fill="none"
          strokeWidth="13"
          strokeLinecap="round"
          strokeDasharray="1 26"
          opacity="0.75"
          className="stroke-ink"
        />
        <g transform="translate(968 300)" className="text-on-emphasis" stroke="currentColor" strokeWidth="3">
          <path d="M-6 0h12v190h-12Z" className="fill-line-control" strokeWidth="0" />
          <path d="M-96 16H70l26 25-26 25H-96Z" className="fill-picture" />
          <path d="M90 84H-60l-24 22 24 22H90Z" className="fill-emphasis" />
          <g textAnchor="middle" strokeWidth="0" fill="currentColor" className="font-heavy">
            <text x="-14" y="53" fontSize="34">
              404
            </text>
            <text x="14" y="117" fontSize="30">
              {home}
            </text>
          </g>
        </g>
      </svg>
    </div>
  );
}
