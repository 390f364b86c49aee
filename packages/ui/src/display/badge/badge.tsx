import { cva, type VariantProps } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium forced-colors:border',
  {
    variants: {
      variant: { soft: '', solid: 'bg-emphasis font-bold text-on-emphasis' },
      tone: {
        neutral: 'bg-selected text-ink',
        success: 'bg-success-soft text-success-ink',
        warning: 'bg-warning-soft text-warning-ink',
        danger: 'bg-danger-soft text-danger-ink',
        info: 'bg-info-soft text-info-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends Forwarded {
  /** Default: `neutral`. */
  tone?: VariantProps<typeof badgeVariants>['tone'];
  /** `solid` stands out among other badges and has one colour, whatever its tone. Default: `soft`. */
  variant?: 'soft' | 'solid';
  /** Decorative icon, 16 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short status label. The text carries the meaning; the tone only supports it. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, variant = 'soft', icon, className, children, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      data-slot="badge"
      className={cn(badgeVariants({ variant, tone: variant === 'solid' ? null : tone }), className)}
    >
      {icon && (
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
      )}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  );
});
