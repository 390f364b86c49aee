import { useUser } from '@digiken/hooks/account';
import { useCourse } from '@digiken/hooks/catalogue';
import { useNextStep } from '@digiken/hooks/learning';
import { useUnitDownload } from '@digiken/hooks/offline';
import { useOrder, useOrderProgress, usePaymentActions, usePaymentOptions } from '@digiken/hooks/payments';
import { PaymentResultScreen } from '@digiken/learning/payment-result-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { UnitDownloadSlot } from '../../../shell/unit-download-slot';
import { usePayingArea } from '../../../shell/use-paying-area';
import { useWhatNow } from '../../../shell/use-what-now';
import { continuePath } from '../../../views/course-detail';
import { isMissing, loadState } from '../../../views/load-state';
import { coursePath, lessonPath } from '../../../views/paths';
import { giftsPath, paidPath, seatsPath } from '../../../views/payment-paths';
import { changePathOf, paymentPathOf, testOf } from '../../../views/payments';
import { userView } from '../../../views/user';
import { learnerMessages } from '../messages';
import { PaidReceipt } from '../paid-receipt';

/** The sizes of more downloads are fetched one by one, when they are asked for. */
const SIZES_AT_ONCE = 5;

/** A paid order: the way to its first lesson, and its receipt. */
export default function PaymentPaidPage() {
  const { orderId = '' } = useParams();
  const t = useMessages(learnerMessages);
  const area = usePayingArea();
  const query = useOrder(orderId);
  const progress = useOrderProgress(orderId).data;
  const options = usePaymentOptions().data;
  const user = useUser().data;
  const order = query.data;
  const course = useCourse(order?.course._id ?? '').data;
  const own = order?.kind === 'own' && order.receiptNo && order.state !== 'refunded';
  const step = useNextStep(own && order.course._id !== null ? { course: order.course._id } : null);
  const view = useWhatNow(step.data);
  const held = course?.units.filter((unit) => unit.owned).length;
  const storable = useUnitDownload(course?.units[0]?._id ?? '', false).supported;
  const { refreshOwned } = usePaymentActions();
  const refunded = order?.state === 'refunded';
  usePage({ title: t(refunded ? 'refunded' : 'paid'), noindex: true });
  // What was bought is open now: nothing that was fetched before may say otherwise.
  useEffect(() => void refreshOwned(), [refreshOwned]);

  if (isMissing(query)) return <NotFoundPage />;
  if (!order || !user) {
    const load = loadState(query);
    if (load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
    return <LoadingScreen />;
  }
  if (refunded) {
    return (
      <PaymentResultScreen
        result="refunded"
        order={order}
        receipt={order.receiptNo ? <PaidReceipt orderId={orderId} /> : undefined}
        againHref={changePathOf(order)}
        test={testOf(options)}
      />
    );
  }
  if (!order.receiptNo) {
    // The order may be older than the payment.
    const path = paymentPathOf(progress ?? order, area);
    return path === paidPath(orderId, area) ? <LoadingScreen /> : <Navigate to={path} replace />;
  }
  if (own && order.course._id !== null && step.status === 'loading') return <LoadingScreen />;
  const bought = new Set(order.lines.map(({ unitId }) => unitId));
  const units = course?.units.filter(({ _id }) => bought.has(_id)) ?? [];
  const first = units.flatMap(({ lessons }) => lessons ?? [])[0];
  const courseHref = course ? coursePath('console', course) : '/console/my-courses';
  return (
    <PaymentResultScreen
      result="paid"
      order={order}
      firstName={userView(user).firstName}
      start={
        {
          own: {
            title: first?.title ?? order.course.name,
            href: first
              ? lessonPath('console', first)
              : (course && continuePath(course.enrolment?.resume, course.units, 'console')) || courseHref,
          },
          seats: { title: order.course.name, href: seatsPath },
          gift: { title: order.course.name, href: giftsPath },
        }[order.kind]
      }
      next={own && view ? { ...view, progress: view.progress && { ...view.progress, held } } : undefined}
      units={
        own && storable
          ? units.map(({ _id, title, lessons, minutes }) => ({
              ...{ id: _id, title, minutes: minutes ?? 0, lessons: lessons?.length ?? 0 },
              download: (
                <UnitDownloadSlot brief unitId={_id} title={title} onDemand={units.length > SIZES_AT_ONCE} />
              ),
            }))
          : []
      }
      receipt={<PaidReceipt orderId={orderId} />}
      test={testOf(options)}
    />
  );
}
