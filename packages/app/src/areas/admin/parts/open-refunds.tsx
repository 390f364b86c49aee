import { usePaymentHealth, useRefunds } from '@digiken/hooks/payments';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { refundMessages, transactionMessages } from '../messages/transactions';
import { RefundTable } from './refund-table';

/** Refunds that wait for an administrator or are under way, and what came of those of the last day. */
export function OpenRefunds() {
  const t = useMessages(refundMessages);
  const text = useMessages(transactionMessages);
  const approver = usePaymentHealth().data?.refundApprover;
  const { status, data, retry } = useRefunds({ state: 'current' });
  if (status === 'error') {
    return (
      <Callout
        tone="danger"
        title={text('refundsFailed')}
        actions={
          <Button size="sm" variant="secondary" onClick={retry}>
            {text('again')}
          </Button>
        }
      />
    );
  }
  const refunds = data?.data ?? [];
  if (refunds.length === 0) return null;
  return (
    <Section title={t('openTitle')} intro={t(approver === 'self' ? 'introSelf' : 'intro')} className="py-4">
      <RefundTable refunds={refunds} linked />
    </Section>
  );
}
