import { CircleCheck, Minus, TriangleAlert } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';

const TREND = {
  success: { icon: CircleCheck, ink: 'text-success-ink' },
  warning: { icon: TriangleAlert, ink: 'text-warning-ink' },
  neutral: { icon: Minus, ink: 'text-ink-muted' },
} as const;

export interface StatProps extends Forwarded {
  /** What the figure counts, e.g. "Learners". */
  label: string;
  value: ReactNode;
  /** More about the figure, e.g. "in 4 courses". */
  hint?: ReactNode;
  /** Link to the counted items. */
  href?: string;
  /** The change as text: "12 more than last month". */
  trend?: { text: string; tone: keyof typeof TREND };
}

/** One figure with its label. Use it inside a StatRow. */
export const Stat = forwardRef<HTMLDivElement, StatProps>(function Stat(
  { label, value, hint, href, trend, className, ...rest },
  ref,
) {
  const { icon, ink } = TREND[trend?.tone ?? 'neutral'];
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="stat"
      className={cn('flex min-w-0 flex-col gap-1 border-s-2 border-line ps-4 sm:ps-5', className)}
    >
      <dt className="text-sm text-ink-muted wrap-anywhere">
        {href === undefined ? (
          label
        ) : (
          <BaseLink
            href={href}
            className="rounded-sm py-0.5 text-ink underline decoration-line-control decoration-1 underline-offset-4 hover:text-link hover:decoration-current hover:decoration-2"
          >
            {label}
          </BaseLink>
        )}
      </dt>
      <dd className="flex min-w-0 flex-col gap-1">
        <span className="text-2xl font-heavy tracking-tight wrap-anywhere sm:text-3xl">{value}</span>
        {hint && <span className="text-sm text-ink-muted">{hint}</span>}
        {trend && (
          <span className={cn('flex items-start gap-1.5 text-sm font-medium', ink)}>
            <Icon of={icon} size={16} className="mt-0.5 shrink-0" />
            <span>{trend.text}</span>
          </span>
        )}
      </dd>
    </div>
  );
});

/** The figures of a dashboard, side by side as far as they fit. */
export const StatRow = forwardRef<HTMLDListElement, Forwarded & { children: ReactNode }>(function StatRow(
  { children, className, ...rest },
  ref,
) {
  return (
    <dl
      {...rest}
      ref={ref}
      data-slot="stat-row"
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
        className,
      )}
    >
      {children}
    </dl>
  );
});
