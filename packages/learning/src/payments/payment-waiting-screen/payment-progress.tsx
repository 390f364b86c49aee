import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const paymentProgressMessages = defineMessages('payment-progress', {
  done: '(done)',
  now: '(now)',
  next: '(next)',
});

export interface PaymentProgressItem {
  id: string;
  state: 'done' | 'now' | 'next';
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the row, e.g. a time. */
  note?: ReactNode;
}

const MARK = {
  done: 'bg-success-soft text-success-ink',
  now: 'border-4 border-accent',
  next: 'border-2 border-line-control',
} as const;

/** The steps of a payment, in order. Their state is told by shape and by hidden text. */
export function PaymentProgress({ items }: { items: readonly PaymentProgressItem[] }) {
  const t = useMessages(paymentProgressMessages);
  return (
    <ol data-slot="payment-progress" className="flex flex-col">
      {items.map(({ id, state, label, hint, note }, index) => (
        <li key={id} className="relative flex gap-4 pb-5 last:pb-0">
          {index < items.length - 1 && (
            <span aria-hidden="true" className="absolute start-3.5 top-8 bottom-1 w-0.5 bg-line" />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'grid size-7 shrink-0 place-items-center rounded-full forced-colors:border-2',
              MARK[state],
            )}
          >
            {state === 'done' && <Icon of={Check} size={16} />}
            {state === 'now' && <span className="size-2.5 rounded-full bg-accent" />}
          </span>
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-bold wrap-anywhere">
                <span>{label}</span> <VisuallyHidden>{t(state)}</VisuallyHidden>
              </span>
              {note && <span className="text-sm text-ink-muted">{note}</span>}
            </span>
            {hint && <span className="text-sm text-ink-muted">{hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
