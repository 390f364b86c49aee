import { useRefunds } from '@digiken/hooks/payments';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { refundMessages, transactionMessages } from '../messages/transactions';
import { RefundTable } from './refund-table';

/** Refunds that wait for an administrator: to be approved, without an answer, or failed. */
export function OpenRefunds() {
  const t = useMessages(refundMessages);
  const text = useMessages(transactionMessages);
  const queries = [
    useRefunds({ state: 'requested' }),
    useRefunds({ state: 'unknown' }),
    useRefunds({ state: 'failed' }),
  ];
  const failed = queries.filter(({ status }) => status === 'error');
  if (failed.length > 0) {
    const again = () => {
      for (const { retry } of failed) retry();
    };
    return (
      <Callout
        tone="danger"
        title={text('refundsFailed')}
        actions={
          <Button size="sm" variant="secondary" onClick={again}>
            {text('again')}
          </Button>
        }
      />
    );
  }
  const refunds = queries.flatMap(({ data }) => data?.data ?? []);
  if (refunds.length === 0) return null;
  return (
    <Section title={t('openTitle')} intro={t('intro')} className="py-4">
      <RefundTable refunds={refunds} linked />
    </Section>
  );
}
