import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const calloutMessages = defineMessages('callout', {
  info: 'Note:',
  success: 'Done:',
  warning: 'Warning:',
  danger: 'Problem:',
});

const callout = cva('flex gap-3 rounded-lg px-4 py-3.5 text-ink forced-colors:border-2', {
  variants: {
    tone: {
      info: 'bg-info-soft',
      success: 'bg-success-soft',
      warning: 'bg-warning-soft',
      danger: 'bg-danger-soft',
    },
  },
  defaultVariants: { tone: 'info' },
});

const LOOK = {
  info: { icon: Info, ink: 'text-info-ink' },
  success: { icon: CircleCheck, ink: 'text-success-ink' },
  warning: { icon: TriangleAlert, ink: 'text-warning-ink' },
  danger: { icon: CircleAlert, ink: 'text-danger-ink' },
} as const;

export interface CalloutProps extends Forwarded, VariantProps<typeof callout> {
  tone: keyof typeof LOOK;
  title?: string;
  /** Links or buttons beneath the text. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A message that stays on the page. It is not announced: use the announcer if it appears later. */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(
  { tone, title, actions, id, className, children, ...rest },
  ref,
) {
  const t = useMessages(calloutMessages);
  const { icon, ink } = LOOK[tone];
  return (
    <div
      {...rest}
      ref={ref}
      id={id}
      data-slot="callout"
      data-tone={tone}
      className={cn(callout({ tone }), className)}
    >
      <Icon of={icon} size={22} className={cn('mt-0.5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-col gap-1">
        <span className="dk-visually-hidden">{t(tone)}</span>
        {title && <p className={cn('font-bold', ink)}>{title}</p>}
        {children && <div className="min-w-0 wrap-anywhere">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
});
