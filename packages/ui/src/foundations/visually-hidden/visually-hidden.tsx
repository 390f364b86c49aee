import { forwardRef, type ReactNode } from 'react';
import { cn } from '../lib/cn';
import type { Forwarded } from '../lib/forwarded';

export interface VisuallyHiddenProps extends Forwarded {
  children: ReactNode;
}

/** Read by screen readers, not shown. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <span {...props} ref={ref} className={cn('dk-visually-hidden', props.className)} />;
  },
);
