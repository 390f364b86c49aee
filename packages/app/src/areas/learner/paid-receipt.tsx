import { usePaymentActions, useReceipt } from '@digiken/hooks/payments';
import { Receipt } from '@digiken/learning/receipt';
import { SavePdf } from '@digiken/learning/receipt-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { receiptsPath } from '../../views/payment-paths';
import { usePayingArea } from '../../shell/use-paying-area';
import { saveReceipt } from '../../views/receipts';
import { learnerMessages } from './messages';

/** The receipt of a paid order, with the way to all of them. */
export function PaidReceipt({ orderId }: { orderId: string }) {
  const t = useMessages(learnerMessages);
  const area = usePayingArea();
  const receipt = useReceipt(orderId).data;
  const { getReceiptPdf } = usePaymentActions();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {receipt ? <Receipt receipt={receipt} headingLevel={2} /> : <Skeleton shape="block" className="h-96" />}
      <SavePdf named onSavePdf={() => saveReceipt(() => getReceiptPdf(orderId))} />
      <TextLink
        href={receiptsPath(area)}
        className="inline-flex min-h-target-primary items-center self-start"
      >
        {t('toReceipts')}
      </TextLink>
    </div>
  );
}
