import type { IconNode } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';

export interface StatePanelProps {
  icon: IconNode;
  tone?: 'neutral' | 'success' | 'warning';
  title: string;
  /** Focuses the heading after a state change. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const DISCS = {
  neutral: 'bg-selected text-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
};

/** Status of an account task: icon, heading, text and at most one main action. */
export function StatePanel({ icon, tone = 'neutral', title, headingRef, children }: StatePanelProps) {
  return (
    <section
      data-slot="state-panel"
      className="flex max-w-form min-w-0 flex-col items-start gap-4 wrap-anywhere"
    >
      <span aria-hidden="true" className={cn('grid size-14 place-items-center rounded-full', DISCS[tone])}>
        <Icon of={icon} size={26} />
      </span>
      <h2 ref={headingRef} tabIndex={-1} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
