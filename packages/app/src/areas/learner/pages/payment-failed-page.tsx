import { useOrder, useOrderProgress, usePaymentActions, usePaymentOptions } from '@digiken/hooks/payments';
import { PaymentResultScreen } from '@digiken/learning/payment-result-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { usePayingArea } from '../../../shell/use-paying-area';
import { isMissing, loadState } from '../../../views/load-state';
import { checkoutPath, failedPath, waitingPath } from '../../../views/payment-paths';
import { paymentPathOf, testOf } from '../../../views/payments';
import { learnerMessages } from '../messages';

/** An attempt that failed. Money that still arrives is honoured: the page then moves on by itself. */
export default function PaymentFailedPage() {
  const { orderId = '' } = useParams();
  const t = useMessages(learnerMessages);
  const navigate = useNavigate();
  const area = usePayingArea();
  const query = useOrder(orderId);
  const progress = useOrderProgress(orderId);
  const options = usePaymentOptions().data;
  const { payOrder, claimPaid } = usePaymentActions();
  usePage({ title: t('failed'), noindex: true });

  const order = query.data;
  const refetch = useEffectEvent(() => query.retry());
  const isOlder =
    order !== undefined &&
    progress.data !== undefined &&
    order.attempt?.state !== progress.data.attempt?.state;
  // The cached order is from before the attempt failed. With it, the checkout page would redirect back here.
  useEffect(() => {
    if (isOlder) refetch();
  }, [isOlder]);

  if (isMissing(query)) return <NotFoundPage />;
  if (!order) {
    const load = loadState(query);
    if (load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
    return <LoadingScreen />;
  }
  const now = { ...order, ...progress.data };
  const path = paymentPathOf(now, area);
  const { attempt } = now;
  if (path !== failedPath(orderId, area) || !attempt) return <Navigate to={path} replace />;
  return (
    <PaymentResultScreen
      result="failed"
      order={now}
      attempt={attempt}
      checkoutHref={checkoutPath(orderId, area)}
      cardHref={options?.cards ? `${checkoutPath(orderId, area)}?card` : undefined}
      helpHref="/help-desk"
      test={testOf(options)}
      onSendAgain={async () => {
        if (attempt.provider !== 'mpesa') {
          void navigate(checkoutPath(orderId, area));
          return { ok: true };
        }
        const outcome = await payOrder(orderId, { provider: 'mpesa' });
        if (outcome.ok) void navigate(waitingPath(orderId, area));
        return outcome;
      }}
      onClaim={async (code) => {
        const outcome = await claimPaid(orderId, code);
        return outcome.ok ? { ok: true, message: outcome.message ?? '' } : outcome;
      }}
    />
  );
}
