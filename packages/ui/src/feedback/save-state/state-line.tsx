import type { IconNode } from 'lucide';
import { forwardRef, type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

export interface StateLineProps extends Forwarded {
  slot: string;
  state: string;
  icon: IconNode;
  /** Colour class of the status. */
  ink: string;
  text: ReactNode;
  /** Actions, usually a button. If it is removed while focused, the focus moves to the text. */
  children?: ReactNode;
}

/** A status line with a fixed height. */
export const StateLine = forwardRef<HTMLDivElement, StateLineProps>(function StateLine(
  { slot, state, icon, ink, text, className, children, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useKeptFocus(root, () => words.current);
  return (
    <div
      {...rest}
      ref={useMergedRef(root, ref)}
      data-slot={slot}
      data-state={state}
      className={cn('flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1', className)}
    >
      <p
        ref={words}
        tabIndex={-1}
        className={cn('flex min-w-0 items-start gap-2 rounded-sm text-sm font-medium', ink)}
      >
        <Icon of={icon} size={18} className="mt-0.5 shrink-0" />
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
});
