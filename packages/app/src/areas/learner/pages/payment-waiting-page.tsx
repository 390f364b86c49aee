import { useOrder, useOrderProgress, usePaymentActions, usePaymentOptions } from '@digiken/hooks/payments';
import { PaymentWaitingScreen } from '@digiken/learning/payment-waiting-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { usePayingArea } from '../../../shell/use-paying-area';
import { isMissing, loadState } from '../../../views/load-state';
import { checkoutPath, waitingPath } from '../../../views/payment-paths';
import { changePathOf, paymentPathOf, testOf } from '../../../views/payments';
import { learnerMessages } from '../messages';

/** A payment that is under way. It can be left and opened again, on any device. */
export default function PaymentWaitingPage() {
  const { orderId = '' } = useParams();
  const t = useMessages(learnerMessages);
  const locale = useLocale();
  const area = usePayingArea();
  const query = useOrder(orderId);
  const progress = useOrderProgress(orderId);
  const options = usePaymentOptions().data;
  const navigate = useNavigate();
  const { payOrder, releaseAttempt, claimPaid } = usePaymentActions();
  usePage({ title: t('waiting'), noindex: true });

  if (isMissing(query)) return <NotFoundPage />;
  const order = query.data;
  if (!order) {
    const load = loadState(query);
    if (load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
    return <LoadingScreen />;
  }
  const now = { ...order, ...progress.data };
  const path = paymentPathOf(now, area);
  if (path !== waitingPath(orderId, area)) return <Navigate to={path} replace />;
  return (
    <PaymentWaitingScreen
      order={now}
      sentAt={new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(
        new Date(now.attempt?.createdAt ?? order.createdAt),
      )}
      paybill={options?.paybill ?? null}
      checkoutHref={checkoutPath(orderId, area)}
      courseHref={changePathOf(order)}
      test={testOf(options)}
      onSendAgain={() => payOrder(orderId, { provider: 'mpesa' })}
      onRelease={async (to) => {
        const outcome = await releaseAttempt(orderId);
        if (!outcome.ok) return outcome;
        const after = outcome.data;
        // Paid meanwhile, or about to be looked at: this page goes there by itself.
        if (after.receiptNo !== null || after.held) return outcome;
        const card = to === 'way' && options?.cards ? '?card' : '';
        void navigate(checkoutPath(orderId, area) + card, {
          state: to === 'number' ? { number: true } : null,
        });
        return outcome;
      }}
      onClaim={async (code) => {
        const outcome = await claimPaid(orderId, code);
        return outcome.ok ? { ok: true, message: outcome.message ?? '' } : outcome;
      }}
    />
  );
}
