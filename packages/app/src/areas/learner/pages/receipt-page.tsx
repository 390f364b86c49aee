import { usePaymentActions, useReceipt } from '@digiken/hooks/payments';
import { ReceiptScreen } from '@digiken/learning/receipt-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { usePayingArea } from '../../../shell/use-paying-area';
import { isMissing, loadState } from '../../../views/load-state';
import { receiptsPath } from '../../../views/payment-paths';
import { saveReceipt } from '../../../views/receipts';
import { receiptPageMessages } from '../../../receipt-messages';

/** One receipt, to print, save and pass on. */
export default function ReceiptPage() {
  const { orderId = '' } = useParams();
  const t = useMessages(receiptPageMessages);
  const area = usePayingArea();
  const query = useReceipt(orderId);
  const { getReceiptPdf } = usePaymentActions();
  const missing = isMissing(query);
  usePage({ title: query.data && t('receipt', { number: query.data.receiptNo }) });
  if (missing) return <NotFoundPage />;
  return (
    <ReceiptScreen
      state={loadState(query)}
      receipt={query.data}
      receiptsHref={receiptsPath(area)}
      onSavePdf={() => saveReceipt(() => getReceiptPdf(orderId))}
    />
  );
}
