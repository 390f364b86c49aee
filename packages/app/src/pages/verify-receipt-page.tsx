import { useReceiptCheck } from '@digiken/hooks/payments';
import { ReceiptCheckScreen } from '@digiken/learning/receipt-check-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import { receiptPageMessages } from '../receipt-messages';
import { usePage } from '../shell/use-page';
import { isMissing, loadState } from '../views/load-state';

/** Whether a receipt is genuine, for anyone who has its link or QR code. */
export default function VerifyReceiptPage() {
  const { code = '' } = useParams();
  const t = useMessages(receiptPageMessages);
  const query = useReceiptCheck(code);
  usePage({ title: t('check'), noindex: true });
  const unknown = isMissing(query);
  const { status, error, onRetry } = loadState(query);
  if (status === 'loading') return <LoadingScreen message={t('check')} />;
  if (status === 'error' && !unknown) return <ErrorScreen {...error} onRetry={onRetry} headingLevel={1} />;
  return <ReceiptCheckScreen receipt={unknown ? null : (query.data ?? null)} helpHref="/help-desk" />;
}
