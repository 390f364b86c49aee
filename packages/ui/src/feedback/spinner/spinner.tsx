import { Hourglass, LoaderCircle } from 'lucide';
import { forwardRef, useEffect } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';

/** Milliseconds before a wait is announced: a quick one is not. */
const SPEAK_AFTER = 500;
const ICON = { sm: 16, md: 20, lg: 32 } as const;

export interface SpinnerProps extends Forwarded {
  /** What is in progress, e.g. "Loading lessons…": shown beside the icon, and announced if it takes long. Without it the spinner is decorative, e.g. in a button that says "Saving…". */
  label?: string;
  /** Shows the icon alone. Screen readers still get the label. */
  hideLabel?: boolean;
  /** Icon of 16, 20 or 32 px. Default `md`. */
  size?: keyof typeof ICON;
  /** Milliseconds until the label is announced. Default 500. */
  announceAfter?: number;
}

/** Work of unknown length is in progress. With reduced motion it shows an hourglass, which does not move. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, hideLabel = false, size = 'md', announceAfter = SPEAK_AFTER, className, ...rest },
  ref,
) {
  const announce = useAnnounce();
  useEffect(() => {
    if (!label) return undefined;
    const timer = clock.setTimeout(() => announce(label), announceAfter);
    return () => clock.clearTimeout(timer);
  }, [announce, label, announceAfter]);
  return (
    <span
      {...rest}
      ref={ref}
      data-slot="spinner"
      className={cn('inline-flex max-w-full items-center gap-2', size === 'sm' && 'text-sm', className)}
    >
      <Icon of={LoaderCircle} size={ICON[size]} className="shrink-0 animate-spin motion-reduce:hidden" />
      <Icon of={Hourglass} size={ICON[size]} className="shrink-0 motion-safe:hidden" />
      {label && <span className={hideLabel ? 'dk-visually-hidden' : 'min-w-0 wrap-anywhere'}>{label}</span>}
    </span>
  );
});
