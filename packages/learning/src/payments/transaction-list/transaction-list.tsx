import type { ReactNode } from 'react';
import { RowLink } from '@digiken/ui/data-table';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';

export interface TransactionView {
  id: string;
  /** The order's page. */
  href: string;
  /** The buyer's name, or their address if they gave none. */
  buyer: string;
  /** What the order is for, usually the course. */
  course: string;
  /** Whole Kenyan shillings. */
  amount: number;
  /** The order's state, usually a Badge. */
  state: ReactNode;
  /** ISO 8601: when it was ordered. */
  at: string;
}

export interface TransactionListProps {
  /** Names the list, e.g. "Orders". */
  label: string;
  transactions: readonly TransactionView[];
  /** Others are loading; these stay visible. */
  busy?: boolean;
}

/** Orders in a narrow window: three lines each, all of which lead to the order's page (spec 11.52). */
export function TransactionList({ label, transactions, busy = false }: TransactionListProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={busy || undefined}
      data-slot="transaction-list"
      className="flex flex-col divide-y divide-line rounded-xl border bg-surface in-[.high-contrast]:border-2"
    >
      {transactions.map(({ id, href, buyer, course, amount, state, at }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3 wrap-anywhere"
        >
          <div className="flex min-w-32 flex-1 flex-col gap-0.5">
            <RowLink href={href} className="self-start font-bold after:absolute after:inset-0">
              {buyer}
            </RowLink>
            <span>{course}</span>
            <span className="text-sm text-ink-muted">
              <RelativeTime iso={at} />
            </span>
          </div>
          <div className="flex flex-col items-end gap-1">
            <Price amount={amount} className="font-bold tabular-nums" />
            <span>{state}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
