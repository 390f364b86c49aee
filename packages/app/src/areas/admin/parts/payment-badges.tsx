import type { MoneyState, OrderState, RefundState } from '@digiken/contract/constants';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { useMessages } from '@digiken/ui/messages-provider';
import { paymentTermMessages } from '../messages/transactions';

type Tone = BadgeProps['tone'];

const ORDER = {
  open: 'info',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  part_refunded: 'warning',
  refunded: 'warning',
} as const satisfies Record<OrderState, Tone>;
const MONEY = {
  applied: 'success',
  held: 'warning',
  refunded: 'neutral',
  dismissed: 'neutral',
  merged: 'neutral',
} as const satisfies Record<MoneyState, Tone>;
const REFUND = {
  requested: 'warning',
  approved: 'info',
  sent: 'info',
  unknown: 'danger',
  done: 'success',
  failed: 'danger',
  rejected: 'neutral',
} as const satisfies Record<RefundState, Tone>;

const UNPAID: ReadonlySet<OrderState> = new Set(['open', 'expired', 'cancelled']);

/** The state of an order. Held money makes an unpaid one “Held”, and is added to that of a paid one. */
export function OrderBadge({ state, held = false }: { state: OrderState; held?: boolean }) {
  const t = useMessages(paymentTermMessages);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {!(held && UNPAID.has(state)) && <Badge tone={ORDER[state]}>{t(state)}</Badge>}
      {held && <MoneyBadge state="held" />}
    </span>
  );
}

export function MoneyBadge({ state }: { state: MoneyState }) {
  const t = useMessages(paymentTermMessages);
  return <Badge tone={MONEY[state]}>{t(state)}</Badge>;
}

export function RefundBadge({ state }: { state: RefundState }) {
  const t = useMessages(paymentTermMessages);
  return <Badge tone={REFUND[state]}>{t(state)}</Badge>;
}
