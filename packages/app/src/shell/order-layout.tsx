import type { KeptChoice } from '@digiken/contract';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { lazy, type ReactNode, Suspense } from 'react';
import { orderMessages } from '../order-messages';
import { useKeptOrder } from './use-kept-order';

/** It only helps: without it the page is complete. */
const OrderStrip = lazy(() =>
  import('@digiken/learning/order-strip').then(
    ({ OrderStrip: Strip }) => ({ default: Strip }),
    () => ({ default: () => null }),
  ),
);

export interface OrderLayoutProps {
  title: string;
  /** The page to return to; with a kept choice, it is about to be paid. */
  from: string | undefined;
  /** What comes before the payment: with an order, the title says so. */
  before?: 'signUp' | 'signIn';
  children: ReactNode;
}

/** A page of one form that shows what one is about to buy (spec 17.37). */
export function OrderLayout({ title, from = '', before, children }: OrderLayoutProps) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const order = useKeptOrder(from);
  const heading = order && before && t(before, { price: formatPrice(order.total, locale) });
  return (
    <AuthLayout
      title={heading ?? title}
      intro={heading && <p>{t(before === 'signUp' ? 'signUpIntro' : 'signInIntro')}</p>}
      order={
        order && (
          <Suspense fallback={null}>
            <OrderStrip {...orderView(order)} changeHref={from} />
          </Suspense>
        )
      }
    >
      {children}
    </AuthLayout>
  );
}

const orderView = ({ course, units, total, owned }: KeptChoice) => ({
  course: { title: course.title, image: course.image ?? undefined },
  units: units.map(({ _id, position, title, price }) => ({ id: _id, number: position, title, price })),
  total,
  ownedCount: owned,
});
