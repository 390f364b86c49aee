import type { SeatPool } from '@digiken/contract';
import { Badge } from '@digiken/ui/badge';
import { useMessages } from '@digiken/ui/messages-provider';
import { hubAreaMessages } from './messages';

const STATES = {
  unpaid: ['stateUnpaid', 'warning'],
  open: ['stateOpen', 'success'],
  full: ['stateFull', 'neutral'],
  closed: ['stateClosed', 'warning'],
  refunded: ['stateRefunded', 'neutral'],
} as const;

/** Whether members can take seats of an order. */
export function SeatState({ state }: Pick<SeatPool, 'state'>) {
  const t = useMessages(hubAreaMessages);
  const [text, tone] = STATES[state];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
