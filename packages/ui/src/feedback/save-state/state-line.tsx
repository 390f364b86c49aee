import type { IconNode } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';

export interface StateLineProps {
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
export function StateLine({ slot, state, icon, ink, text, children }: StateLineProps) {
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useKeptFocus(root, () => words.current);
  return (
    <div
      ref={root}
      data-slot={slot}
      data-state={state}
      className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1"
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
}
