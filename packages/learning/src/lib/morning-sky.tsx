import { cn } from '@digiken/ui/internal/cn';
import { Hills, Sun } from './scenery';

/**
 * Decorative sky behind its parent and 5rem below, as wide as the window: hills along its lower edge. Hidden in
 * forced colours.
 */
export function MorningSky() {
  return (
    <div
      aria-hidden="true"
      data-slot="morning-sky"
      className="pointer-events-none absolute inset-0 -bottom-20 -z-10 bg-selected shadow-[0_0_0_100vmax_var(--dk-selected)] [clip-path:inset(0_-100vmax)] forced-colors:hidden print:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 900 120"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-28 w-full overflow-visible rtl:-scale-x-100"
      >
        <Hills width={900} height={120} beyond={2700} at={[30, 56, 84]} rise={12} row={11} />
      </svg>
    </div>
  );
}

/** The sun of MorningSky, beside or behind what is in front of it. */
export function MorningSun({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      data-slot="morning-sun"
      className={cn(
        'pointer-events-none -z-10 overflow-visible forced-colors:hidden print:hidden',
        className,
      )}
    >
      <Sun x={60} y={60} radius={56} />
    </svg>
  );
}
