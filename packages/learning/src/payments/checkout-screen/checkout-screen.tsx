import { ArrowLeft } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { formatPrice } from '@digiken/ui/price';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PaymentSteps } from '../../lib/payment-steps';
import type { CheckoutOrder, OrderKind, PaymentMethod } from '../../lib/payment-types';
import { TestPaymentsNotice } from '../../lib/test-payments-notice';
import { CouponField, type CouponFieldProps } from './coupon-field';
import { MethodCard } from './method-card';
import { OrderCard, OrderDisclosure } from './order-summary';

export const checkoutScreenMessages = defineMessages('checkout-screen', {
  change: 'Change your units',
  title: 'Pay {amount}',
  methods: 'How do you want to pay?',
  mpesa: 'M-Pesa',
  mpesaNote: 'Request on your phone',
  phone: 'M-Pesa number',
  phoneHint: 'We send the request to this phone. You enter your PIN there, never on this page.',
  phoneMissing: 'Enter the number of the phone that pays, e.g. 0712 345 678',
  phoneWrong: 'This is not a Kenyan mobile number. Enter one like 0712 345 678',
  card: 'Card',
  cardNote: 'Visa, Mastercard',
  cardHint: 'You enter the card on the page of our payment provider. We never see it.',
  send: 'Send the request to this phone',
  sending: 'Sending the request…',
  toCard: 'Go on to the card page',
  opening: 'Opening the card page…',
  next: 'What happens next',
  nextRequest: 'A request for {amount} comes to your phone.',
  nextPin: 'You enter your M-Pesa PIN on the phone.',
  nextOpen: 'Your units open here, and a receipt goes to {email}.',
  nextSeats: 'Members of your hub can take their seats, and a receipt goes to {email}.',
  nextGift: 'The code of your gift is mailed, and a receipt goes to {email}.',
  stuck: 'Stuck?',
  help: 'Ask the Help Desk',
  expiredTitle: 'These prices no longer hold',
  expired: 'Your choice waited for more than 30 minutes. Look at it again, then pay.',
  again: 'Look at your choice',
  none: 'Payments are switched off at the moment. Your order is kept; please try again later.',
});

const NEXT = { own: 'nextOpen', seats: 'nextSeats', gift: 'nextGift' } as const;

export interface CheckoutScreenProps {
  state: LoadState;
  order?: CheckoutOrder;
  /** The ways to pay this order, in the order in which they are offered. */
  methods: readonly PaymentMethod[];
  /** Chosen at first; default the first. */
  preferred?: PaymentMethod;
  /** The number that the buyer used last, or of their profile. */
  phone?: string;
  /** A typed number as it is shown, e.g. `0712 345 678`; undefined if it is no Kenyan mobile number. */
  readPhone: (typed: string) => string | undefined;
  /** Where the receipt goes. */
  email: string;
  /** What the order is for. Default `own`: units of the buyer. */
  kind?: OrderKind;
  /** Back to the choice of units. */
  changeHref: string;
  helpHref: string;
  /** The prices are no longer those of the order. */
  expired?: boolean;
  /** Payments are simulated; `href` is the page on which they are approved by hand. */
  test?: { href: string | null };
  /** The code in use; undefined where no code can be used. */
  coupon?: CouponFieldProps['coupon'];
  onCoupon?: CouponFieldProps['onCoupon'];
  /** Begins the payment. An error of the number is `errors.phone`. */
  onPay: (method: PaymentMethod, phone?: string) => Promise<FormOutcome>;
}

/** The page on which an order is paid (spec 11.24). */
export function CheckoutScreen({ state, order, changeHref, expired, test, ...rest }: CheckoutScreenProps) {
  const t = useMessages(checkoutScreenMessages);
  const locale = useLocale();
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (!order || state.status === 'loading') return <CheckoutSkeleton />;
  return (
    <div
      data-slot="checkout-screen"
      data-bar="bottom-none"
      className="mx-auto flex w-full max-w-content flex-col gap-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <TextLink href={changeHref} className="inline-flex min-h-target-primary items-center gap-2 font-bold">
          <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
          {t('change')}
        </TextLink>
        <div className="w-full sm:w-96">
          <PaymentSteps chooseHref={changeHref} />
        </div>
      </div>
      {test && <TestPaymentsNotice href={test.href} />}
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <h1 className="text-3xl font-heavy tracking-tight wrap-anywhere sm:text-4xl">
            {t('title', { amount: formatPrice(order.total, locale) })}
          </h1>
          <OrderDisclosure order={order} />
          {expired ? (
            <Callout
              tone="warning"
              title={t('expiredTitle')}
              actions={<ButtonLink href={changeHref}>{t('again')}</ButtonLink>}
            >
              {t('expired')}
            </Callout>
          ) : (
            <PaymentForm order={order} {...rest} />
          )}
        </div>
        <OrderCard order={order} />
      </div>
    </div>
  );
}

type PaymentFormProps = Omit<CheckoutScreenProps, 'state' | 'changeHref' | 'expired' | 'test' | 'order'> & {
  order: CheckoutOrder;
};

function PaymentForm({
  order,
  methods,
  preferred,
  phone = '',
  readPhone,
  email,
  kind = 'own',
  helpHref,
  coupon,
  onCoupon,
  onPay,
}: PaymentFormProps) {
  const t = useMessages(checkoutScreenMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(preferred);
  const [typed, setTyped] = useState(phone);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  if (!method) return <Callout tone="info">{t('none')}</Callout>;

  const refuse = (problem: string) => {
    setWrong(problem);
    field.current?.focus();
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    setWrong(undefined);
    const number = readPhone(typed);
    if (method === 'mpesa' && !number) {
      refuse(t(typed.trim() === '' ? 'phoneMissing' : 'phoneWrong'));
      return;
    }
    setBusy(true);
    announce(t(method === 'mpesa' ? 'sending' : 'opening'));
    const outcome = await onPay(method, method === 'mpesa' ? number : undefined);
    setBusy(false);
    if (outcome.ok) return;
    if (outcome.errors?.phone) refuse(outcome.errors.phone);
    else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  return (
    <>
      <form noValidate onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
        {failure && <Callout tone="danger">{failure}</Callout>}
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="dk-visually-hidden">{t('methods')}</legend>
          {methods.includes('mpesa') && (
            <MethodCard
              id={`${id}-mpesa`}
              name={id}
              checked={method === 'mpesa'}
              onChoose={() => setChosen('mpesa')}
              label={t('mpesa')}
              note={t('mpesaNote')}
            >
              <TextInput
                ref={field}
                label={t('phone')}
                hint={t('phoneHint')}
                error={wrong}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={() => setTyped(readPhone(typed) ?? typed)}
                className="max-w-72 text-xl tracking-wide"
              />
            </MethodCard>
          )}
          {methods.includes('card') && (
            <MethodCard
              id={`${id}-card`}
              name={id}
              checked={method === 'card'}
              onChoose={() => setChosen('card')}
              label={t('card')}
              note={t('cardNote')}
            >
              <p className="text-sm text-ink-muted">{t('cardHint')}</p>
            </MethodCard>
          )}
        </fieldset>
        <Button type="submit" size="lg" wide busy={busy}>
          {method === 'mpesa' ? t(busy ? 'sending' : 'send') : t(busy ? 'opening' : 'toCard')}
        </Button>
      </form>
      {coupon !== undefined && onCoupon && <CouponField coupon={coupon} onCoupon={onCoupon} />}
      {method === 'mpesa' && (
        <section>
          <h2 className="dk-visually-hidden">{t('next')}</h2>
          <ol className="flex list-decimal flex-col gap-2 ps-6 text-ink-muted marker:font-bold marker:text-ink">
            <li>{t('nextRequest', { amount: formatPrice(order.total, locale) })}</li>
            <li>{t('nextPin')}</li>
            <li className="wrap-anywhere">{t(NEXT[kind], { email })}</li>
          </ol>
        </section>
      )}
      <p>
        {t('stuck')} <TextLink href={helpHref}>{t('help')}</TextLink>
      </p>
    </>
  );
}

function CheckoutSkeleton() {
  return (
    <div
      data-slot="checkout-screen"
      data-bar="bottom-none"
      className="mx-auto flex w-full max-w-content flex-col gap-6"
    >
      <Skeleton shape="block" className="h-12 max-w-96" />
      <Skeleton shape="block" className="h-72" />
    </div>
  );
}
