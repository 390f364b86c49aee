import { AuthLayout } from '@digiken/learning/auth-layout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { orderMessages } from '../order-messages';
import { useKeptOrder } from './use-kept-order';
import { withFrom } from './use-post-sign-in-redirect';

const parts = () => import('@digiken/learning/order-strip');

/** A part that only helps: without it the page is complete. */
const helpful = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
const OrderStrip = helpful(async () => (await parts()).OrderStrip);
const PayingTop = helpful(async () => (await parts()).PayingTop);
const AccountWays = helpful(async () => (await parts()).AccountWays);

export interface OrderLayoutProps {
  title: string;
  intro?: ReactNode;
  /** The page to return to; with a kept choice, it is about to be paid. */
  from: string | undefined;
  /** What comes before the payment: with an order, the title says so. */
  before?: 'signUp' | 'signIn';
  /** The same for a page that says something else. Default: logging in. */
  account?: 'signUp' | 'signIn';
  children: ReactNode;
}

/** A page of one form that shows what one is about to buy (spec 17.37). */
export function OrderLayout({
  title,
  intro,
  from = '',
  before,
  account = 'signIn',
  children,
}: OrderLayoutProps) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const order = useKeptOrder(from);
  const heading = order && before && t(before, { price: formatPrice(order.total, locale) });
  return (
    <AuthLayout
      title={heading ?? title}
      intro={heading ? <p>{t(before === 'signUp' ? 'signUpIntro' : 'signInIntro')}</p> : intro}
      top={
        order && (
          <Suspense fallback={<div className="h-11" />}>
            <PayingTop label={t('change')} href={from} account={before ?? account} at="account" />
          </Suspense>
        )
      }
      order={
        order && (
          <Suspense fallback={null}>
            <OrderStrip order={order} />
          </Suspense>
        )
      }
    >
      {order && before && (
        <Suspense fallback={<div className="h-13" />}>
          <AccountWays
            current={before}
            signUpHref={withFrom('/auth/signup', from)}
            signInHref={withFrom('/auth/signin', from)}
          />
        </Suspense>
      )}
      {children}
    </AuthLayout>
  );
}
