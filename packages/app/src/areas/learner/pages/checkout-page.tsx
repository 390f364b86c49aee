import type { Order } from '@digiken/contract';
import { nationalPhone } from '@digiken/contract/constants';
import { useUser } from '@digiken/hooks/account';
import { useCourse } from '@digiken/hooks/catalogue';
import { useOrder, usePaymentActions, usePaymentOptions } from '@digiken/hooks/payments';
import { CheckoutScreen } from '@digiken/learning/checkout-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { usePayingArea } from '../../../shell/use-paying-area';
import { isMissing, loadState } from '../../../views/load-state';
import { paidPath, waitingPath } from '../../../views/payment-paths';
import { changePathOf, hasLiveAttempt, methodsOf, testOf } from '../../../views/payments';
import { learnerMessages } from '../messages';

/** How an open order is paid. */
export default function CheckoutPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const another = (useLocation().state as { number?: true } | null)?.number === true;
  const t = useMessages(learnerMessages);
  const navigate = useNavigate();
  const area = usePayingArea();
  const query = useOrder(orderId);
  const options = usePaymentOptions();
  const user = useUser().data;
  const order = query.data;
  const course = useCourse(order?.course._id ?? '').data;
  const { applyCoupon, payOrder } = usePaymentActions();
  usePage({ title: t('checkout'), noindex: true });

  const titleOf = ({ kind, seats, recipient, course: { name } }: Order) =>
    kind === 'seats'
      ? t('seatsOf', { count: seats, course: name })
      : kind === 'gift'
        ? t('giftFor', { name: recipient?.name ?? '', course: name })
        : name;

  if (isMissing(query)) return <NotFoundPage />;
  if (order?.receiptNo || order?.state === 'refunded')
    return <Navigate to={paidPath(orderId, area)} replace />;
  const live = order !== undefined && hasLiveAttempt(order);
  // The order that is known already may be from before its attempt failed: only a fresh one leads away from here.
  if ((live || order?.held) && !query.refreshing) return <Navigate to={waitingPath(orderId, area)} replace />;

  const ready = options.status === 'ready' || options.status === 'error';
  return (
    <CheckoutScreen
      state={ready && !live && !order?.held ? loadState(query) : { status: 'loading' }}
      order={order}
      title={order ? titleOf(order) : ''}
      image={course?.image ?? undefined}
      methods={methodsOf(options.data, order?.total ?? 0)}
      preferred={search.has('card') ? 'paystack' : undefined}
      phone={(order?.attempt && nationalPhone(order.attempt.phone ?? '')) ?? undefined}
      focusPhone={another}
      readPhone={nationalPhone}
      email={user?.email ?? ''}
      changeHref={order ? changePathOf(order) : '/courses'}
      helpHref="/help-desk"
      test={testOf(options.data)}
      onCoupon={order?.kind === 'own' ? (code) => applyCoupon(orderId, code) : undefined}
      onPay={async (provider, phone) => {
        const outcome = await payOrder(orderId, { provider, phone });
        if (!outcome.ok) return outcome;
        const payUrl = outcome.data.attempt?.payUrl;
        if (provider === 'paystack' && payUrl) window.location.assign(payUrl);
        else void navigate(waitingPath(orderId, area));
        return outcome;
      }}
    />
  );
}
