import type { AdminOrder } from '@digiken/contract';
import type { ReactNode } from 'react';
import { RowLink } from '@digiken/ui/data-table';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';

export interface TransactionListProps {
  /** Names the list, e.g. "Orders". */
  label: string;
  orders: readonly AdminOrder[];
  hrefOf: (order: AdminOrder) => string;
  /** Its state, usually a Badge. */
  stateOf: (order: AdminOrder) => ReactNode;
  /** Others are loading; these stay visible. */
  busy?: boolean;
}

/** Orders in a narrow window: three lines each, all of which lead to the order's page (spec 11.52). */
export function TransactionList({ label, orders, hrefOf, stateOf, busy = false }: TransactionListProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={busy || undefined}
      data-slot="transaction-list"
      className="flex flex-col divide-y divide-line rounded-xl border bg-surface in-[.high-contrast]:border-2"
    >
      {orders.map((order) => (
        <li
          key={order._id}
          className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3 wrap-anywhere"
        >
          <div className="flex min-w-32 flex-1 flex-col gap-0.5">
            <RowLink href={hrefOf(order)} className="self-start font-bold after:absolute after:inset-0">
              {order.buyer.name || order.buyer.email}
            </RowLink>
            <span>{order.course.name}</span>
            <span className="text-sm text-ink-muted">
              <RelativeTime iso={order.createdAt} />
            </span>
          </div>
          <div className="flex flex-col items-end gap-1">
            <Price amount={order.total} className="font-bold tabular-nums" />
            <span>{stateOf(order)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
