import { useCourse, useOrder, usePaymentActions, usePaymentOptions, useUser } from '@digiken/hooks';
import { CheckoutScreen } from '@digiken/learning/checkout-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { coursePath, paidPath, waitingPath } from '../../../views/paths';
import { hasLiveAttempt, methodsOf, orderView, testOf } from '../../../views/payments';
import { learnerMessages } from '../messages';

/** How an open order is paid. */
export default function CheckoutPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const t = useMessages(learnerMessages);
  const navigate = useNavigate();
  const query = useOrder(orderId);
  const options = usePaymentOptions();
  const user = useUser().data;
  const order = query.data;
  const course = useCourse(order?.course._id ?? '').data;
  const { payOrder } = usePaymentActions();
  usePage({ title: t('checkout'), noindex: true });

  if (isMissing(query)) return <NotFoundPage />;
  if (order?.receiptNo) return <Navigate to={paidPath(orderId)} replace />;
  if (order && hasLiveAttempt(order)) return <Navigate to={waitingPath(orderId)} replace />;

  const ready = options.status === 'ready' || options.status === 'error';
  const courseId = order?.course._id;
  return (
    <CheckoutScreen
      state={ready ? loadState(query) : { status: 'loading' }}
      order={order && orderView(order, course?.image ?? undefined)}
      methods={methodsOf(options.data, order?.total ?? 0)}
      preferred={search.has('card') ? 'card' : undefined}
      email={user?.email ?? ''}
      changeHref={courseId ? coursePath('console', { _id: courseId, title: order.course.name }) : '/courses'}
      helpHref="/help-desk"
      expired={order?.state === 'expired' || order?.state === 'cancelled'}
      test={testOf(options.data)}
      onPay={async (method, phone) => {
        const outcome = await payOrder(orderId, {
          provider: method === 'mpesa' ? 'mpesa' : 'paystack',
          phone,
        });
        if (!outcome.ok) return outcome;
        const payUrl = outcome.data.data.attempt?.payUrl;
        if (method === 'card' && payUrl) window.location.assign(payUrl);
        else void navigate(waitingPath(orderId));
        return outcome;
      }}
    />
  );
}
