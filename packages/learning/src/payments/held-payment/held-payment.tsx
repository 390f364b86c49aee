import type { Money } from '@digiken/contract';
import type { RefundState } from '@digiken/contract/constants';
import { TriangleAlert } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Dialog } from '@digiken/ui/dialog';
import { Icon } from '@digiken/ui/icon';
import { cn } from '@digiken/ui/internal/cn';
import { formatPrice } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { HeldDecision, type HeldDecisionProps } from './held-decision';
import { HeldFacts, type HeldFactsProps } from './held-facts';

export const heldPaymentMessages = defineMessages('held-payment', {
  title: { one: '{count} payment is held', other: '{count} payments are held' },
  since: 'Arrived',
  decide: 'Look and decide',
  dialog: 'Held payment',
  readOnly: 'Only administrators decide about held payments.',
  refundAsked: 'A refund was asked for. Another administrator has to approve it.',
  refundMissing:
    'A refund was asked for, but there is no other administrator to approve it. Add one, or let one person refund in the settings.',
  refundSelf: 'A refund was asked for. Approve it in the list of refunds.',
  refundComing: 'The refund is approved, and the money is on its way back to the payer.',
  refundUnanswered:
    'The provider has not answered the refund. Look in its portal whether the money went back: the request is not sent again.',
  refundFailed: 'The provider refused the last refund. Decide again.',
  others: 'Also held',
  open: 'Look at this one',
  openOf: 'Look at this one: {name}, {amount}',
  unknown: 'An unknown payer',
});

export interface HeldPaymentProps extends HeldFactsProps {
  /** Number of held payments, with this one. */
  count: number;
  /** The choices in the order in which they are offered; the first is chosen at first. */
  choices: HeldDecisionProps['choices'];
  approver?: HeldDecisionProps['approver'];
  orders?: HeldDecisionProps['orders'];
  /** Undefined for those who may only read. */
  onDecide?: HeldDecisionProps['onDecide'];
  /** The other held payments, to be opened in place of this one. */
  others?: readonly Money[];
  onOpen?: (id: string) => void;
}

const ASKED_TEXT = { self: 'refundSelf', other: 'refundAsked', missing: 'refundMissing' } as const;
const COMING = { text: 'refundComing', tone: 'info' } as const;
/** What the last refund means for the decision. Nothing can be decided while there is one, unless it has failed. */
const REFUND = {
  requested: { text: undefined, tone: 'warning' },
  approved: COMING,
  sent: COMING,
  unknown: { text: 'refundUnanswered', tone: 'danger' },
  done: COMING,
  failed: { text: 'refundFailed', tone: 'danger' },
  rejected: undefined,
} as const satisfies Record<RefundState, unknown>;

/** Money that fits no order, with what is known about it and what can be done (spec 11.44). */
export function HeldPayment({
  count,
  choices,
  approver = 'other',
  orders,
  onDecide,
  others = [],
  onOpen,
  ...facts
}: HeldPaymentProps) {
  const t = useMessages(heldPaymentMessages);
  const locale = useLocale();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(false);
  const { money } = facts;
  const difference = money.order ? money.amount - money.order.total : 0;
  const refund = money.refund ? REFUND[money.refund.state] : undefined;
  const decidable = onDecide !== undefined && (refund === undefined || refund === REFUND.failed);
  const decide: HeldDecisionProps['onDecide'] = async (...decision): Promise<FormOutcome> => {
    const outcome = (await onDecide?.(...decision)) ?? { ok: true };
    if (outcome.ok) setAsked(false);
    return outcome;
  };
  const decision = (
    <HeldDecision key={money._id} {...{ choices, difference, approver, orders }} onDecide={decide} />
  );
  return (
    <section
      aria-labelledby={heading}
      data-slot="held-payment"
      className="min-w-0 overflow-hidden rounded-xl border-2 border-warning-ink bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-warning-soft px-4 py-2.5 text-warning-ink sm:px-5">
        <h2
          ref={title}
          id={heading}
          tabIndex={-1}
          className="flex min-w-0 items-center gap-3 text-lg font-bold"
        >
          <Icon of={TriangleAlert} size={20} className="shrink-0" />
          <span>{t('title', { count })}</span>
        </h2>
        <p className="text-sm">
          {t('since')} <RelativeTime iso={money.at} />
        </p>
      </div>
      <div className={cn('grid grid-cols-1', decidable && 'lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]')}>
        <div className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
          <HeldFacts {...facts} foldEvidence={decidable} />
          {refund && <Callout tone={refund.tone}>{t(refund.text ?? ASKED_TEXT[approver])}</Callout>}
          {!onDecide && <p className="text-ink-muted">{t('readOnly')}</p>}
          {decidable && (
            <Button wide className="lg:hidden" onClick={() => setAsked(true)}>
              {t('decide')}
            </Button>
          )}
        </div>
        {decidable && <div className="hidden min-w-0 border-s border-line p-5 lg:block">{decision}</div>}
      </div>
      {others.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-line p-4 sm:px-5">
          <h3 className="font-bold">{t('others')}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {others.map(({ _id, order, amount }) => {
              const name = order?.buyer ?? t('unknown');
              const price = formatPrice(amount, locale);
              return (
                <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0 grow wrap-anywhere">{name}</span>
                  <span className="font-bold whitespace-nowrap">{price}</span>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('openOf', { name, amount: price })}
                    onClick={() => {
                      onOpen?.(_id);
                      // The pressed button leaves the list.
                      title.current?.focus();
                    }}
                  >
                    {t('open')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Dialog open={asked} onOpenChange={setAsked} title={t('dialog')} size="lg">
        <HeldFacts {...facts} />
        {decision}
      </Dialog>
    </section>
  );
}
