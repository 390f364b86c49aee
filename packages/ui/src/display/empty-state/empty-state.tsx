import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

export interface EmptyStateProps extends Forwarded {
  /** What is missing, e.g. "No courses yet". */
  title: string;
  headingLevel?: 1 | 2 | 3 | 4;
  /** Decorative icon, 32 px. */
  icon?: ReactNode;
  /** Explains why it is empty and how items get here. */
  children?: ReactNode;
  /** The main action, e.g. a link or button. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 2, icon, children, action, className, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="empty-state"
      className={cn('flex flex-col items-start gap-4 py-10', className)}
    >
      {icon && (
        <span aria-hidden="true" className="text-accent-ink">
          {icon}
        </span>
      )}
      <div className="flex max-w-measure flex-col gap-2">
        <Heading className="text-xl font-bold">{title}</Heading>
        {children && <div className="text-ink-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
});
