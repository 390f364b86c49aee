import { forwardRef } from 'react';
import { cn } from '../lib/cn';
import type { Forwarded } from '../lib/forwarded';

export interface SeparatorProps extends Forwarded {
  /** A vertical one is as tall as the row that it is in. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Only for the eye: screen readers skip the line and read a label as plain text. Default false. */
  decorative?: boolean;
  /** Short text in the middle of a horizontal line, e.g. "or". It is the name of a separator that is not decorative. */
  label?: string;
}

/** A line between groups of content (`role="separator"`), or a decorative one. */
export const Separator = forwardRef<HTMLDivElement, SeparatorProps>(function Separator(
  { orientation = 'horizontal', decorative = false, label, className, ...rest },
  ref,
) {
  const vertical = orientation === 'vertical';
  const semantics = decorative
    ? undefined
    : ({
        role: 'separator',
        'aria-orientation': vertical ? 'vertical' : undefined,
        'aria-label': label,
      } as const);
  const labelled = !vertical && label !== undefined;
  return (
    <div
      {...semantics}
      {...rest}
      ref={ref}
      data-slot="separator"
      className={cn(
        labelled
          ? 'flex items-center gap-3 text-sm text-ink-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line'
          : 'shrink-0 border-line',
        !labelled && (vertical ? 'min-h-4 w-0 self-stretch border-s' : 'h-0 w-full border-t'),
        className,
      )}
    >
      {labelled && <span className="min-w-0 text-center wrap-anywhere">{label}</span>}
    </div>
  );
});
