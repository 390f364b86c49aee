import type { Order } from '@digiken/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { MoneyReturns } from '../../lib/money-returns';
import { ResultTitle } from '../../lib/result-title';
import { TestPaymentsNotice } from '../../lib/test-payments-notice';

export const paymentRefundedMessages = defineMessages('payment-refunded', {
  title: 'Refunded',
  never: 'The payment did not fit the order of “{course}”, so it opened nothing.',
  paid: 'What you paid for “{course}” was refunded, and what it had opened is closed.',
  again: 'Choose again',
});

export interface RefundedProps {
  result: 'refunded';
  order: Order;
  /** The receipt, if the order had been paid. */
  receipt?: ReactNode;
  /** Where the order can be made again. */
  againHref: string;
  test?: { href: string | null };
}

/** An order whose money went back to the payer: how much, and when. */
export function Refunded({ order, receipt, againHref, test }: RefundedProps) {
  const t = useMessages(paymentRefundedMessages);
  return (
    <div data-slot="payment-result-screen" className="mx-auto flex w-full max-w-content flex-col gap-6">
      {test && <TestPaymentsNotice href={test.href} />}
      <ResultTitle>{t('title')}</ResultTitle>
      <div className="flex flex-col gap-2 text-lg">
        <MoneyReturns returns={order.returns} />
        <p className="wrap-anywhere">{t(receipt ? 'paid' : 'never', { course: order.course.name })}</p>
      </div>
      <ButtonLink href={againHref} variant="secondary" className="self-start">
        {t('again')}
      </ButtonLink>
      {receipt && <div className="max-w-form">{receipt}</div>}
    </div>
  );
}
