import type { Order } from '@digiken/contract';
import type { PaymentProviderName } from '@digiken/contract/constants';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { formatPrice } from '@digiken/ui/price';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PayingTop } from '../../lib/paying-top';
import { TestPaymentsNotice } from '../../lib/test-payments-notice';
import { CouponField, type CouponFieldProps } from './coupon-field';
import { MethodCard } from './method-card';
import { OrderCard, OrderDisclosure, type OrderSummaryProps } from './order-summary';
import { phoneProblem } from './phone-problem';

export const checkoutScreenMessages = defineMessages('checkout-screen', {
  change: 'Change your units',
  title: 'Pay {amount}',
  methods: 'How do you want to pay?',
  mpesa: 'M-Pesa',
  mpesaNote: 'Request on your phone',
  phone: 'M-Pesa number',
  phoneHint: 'Your PIN is asked on that phone, never on this page.',
  phoneMissing: 'Enter the number of the phone that pays, e.g. 0712 345 678',
  phoneWrong: 'This is not a Kenyan mobile number. Enter one like 0712 345 678',
  phoneShort: {
    one: '{count} digit is missing: a Kenyan number has ten, as 0712 345 678.',
    other: '{count} digits are missing: a Kenyan number has ten, as 0712 345 678.',
  },
  phoneLong: {
    one: '{count} digit too many: a Kenyan number has ten, as 0712 345 678.',
    other: '{count} digits too many: a Kenyan number has ten, as 0712 345 678.',
  },
  card: 'Card',
  cardNote: 'Visa, Mastercard',
  cardHint: 'You enter the card on the page of our payment provider. We never see it.',
  send: 'Send the request to this phone',
  sending: 'Sending the request…',
  toCard: 'Go on to the card page',
  opening: 'Opening the card page…',
  next: 'What happens next',
  nextRequest: 'A request for {amount} comes to your phone.',
  nextRequestTo: 'A request for {amount} comes to {phone}.',
  nextPin: 'You enter your M-Pesa PIN on that phone.',
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

const PROBLEMS = {
  missing: 'phoneMissing',
  wrong: 'phoneWrong',
  short: 'phoneShort',
  long: 'phoneLong',
} as const;

const NEXT = { own: 'nextOpen', seats: 'nextSeats', gift: 'nextGift' } as const;

export type PaymentMethod = Exclude<PaymentProviderName, 'manual'>;

export interface CheckoutScreenProps extends Pick<OrderSummaryProps, 'image'> {
  state: LoadState;
  order?: Order;
  /** What the order is called: the course, or what is bought of it for others. */
  title: string;
  /** The ways to pay this order, in the order in which they are offered. */
  methods: readonly PaymentMethod[];
  /** Chosen at first; default the first. */
  preferred?: PaymentMethod;
  /** The number that the buyer used last. */
  phone?: string;
  /** The buyer comes to enter another number: its field has the focus. */
  focusPhone?: boolean;
  /** A typed number as it is shown, e.g. `0712 345 678`; undefined if it is no Kenyan mobile number. */
  readPhone: (typed: string) => string | undefined;
  /** Where the receipt goes. */
  email: string;
  /** Back to the choice of units. */
  changeHref: string;
  helpHref: string;
  /** Payments are simulated; `href` is the page on which they are approved by hand. */
  test?: { href: string | null };
  /** Undefined where no code can be used. */
  onCoupon?: CouponFieldProps['onCoupon'];
  /** Begins the payment. An error of the number is `errors.phone`. */
  onPay: (method: PaymentMethod, phone?: string) => Promise<FormOutcome>;
}

/** On phones it begins close below the head: amount, number and button fit one window (spec 17.50). */
const FRAME = '@container mx-auto -mt-5 flex w-full max-w-content flex-col gap-1 sm:mt-0 sm:gap-6';

/** The page on which an order is paid (spec 11.24). */
export function CheckoutScreen({
  state,
  order,
  title,
  image,
  changeHref,
  test,
  ...rest
}: CheckoutScreenProps) {
  const t = useMessages(checkoutScreenMessages);
  const locale = useLocale();
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (!order || state.status === 'loading') return <CheckoutSkeleton />;
  const expired = order.state === 'expired' || order.state === 'cancelled';
  return (
    <div data-slot="checkout-screen" data-bar="bottom-none" className={FRAME}>
      <PayingTop label={t('change')} href={changeHref} />
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-2 sm:gap-6">
          <h1 className="text-2xl font-heavy tracking-tight wrap-anywhere sm:text-4xl">
            {t('title', { amount: formatPrice(order.total, locale) })}
          </h1>
          {test && <TestPaymentsNotice href={test.href} />}
          <OrderDisclosure order={order} title={title} image={image} />
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
        <OrderCard order={order} title={title} image={image} />
      </div>
    </div>
  );
}

type PaymentFormProps = Omit<
  CheckoutScreenProps,
  'state' | 'changeHref' | 'test' | keyof OrderSummaryProps
> & {
  order: Order;
};

function PaymentForm({
  order,
  methods,
  preferred,
  phone = '',
  focusPhone = false,
  readPhone,
  email,
  helpHref,
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
  useEffect(() => {
    if (!focusPhone) return;
    field.current?.focus();
    field.current?.select();
  }, [focusPhone]);
  if (!method) return <Callout tone="info">{t('none')}</Callout>;

  const number = readPhone(typed);
  const amount = formatPrice(order.total, locale);
  const refuse = (problem: string) => {
    setWrong(problem);
    field.current?.focus();
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    setWrong(undefined);
    if (method === 'mpesa' && !number) {
      const problem = phoneProblem(typed);
      refuse(
        'count' in problem ? t(PROBLEMS[problem.kind], { count: problem.count }) : t(PROBLEMS[problem.kind]),
      );
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
      <form noValidate onSubmit={(event) => void pay(event)} className="flex flex-col gap-3.5 sm:gap-5">
        {failure && <Callout tone="danger">{failure}</Callout>}
        <fieldset className="flex min-w-0 flex-col gap-2.5 sm:gap-3">
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
                // In one window with the button: the error takes the place of the hint.
                hint={wrong === undefined && t('phoneHint')}
                error={wrong}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={() => setTyped(readPhone(typed) ?? typed)}
                className="min-h-13 text-xl tracking-wide sm:max-w-72"
              />
            </MethodCard>
          )}
          {methods.includes('paystack') && (
            <MethodCard
              id={`${id}-card`}
              name={id}
              checked={method === 'paystack'}
              onChoose={() => setChosen('paystack')}
              label={t('card')}
              note={t('cardNote')}
            >
              <p className="text-sm text-ink-muted">{t('cardHint')}</p>
            </MethodCard>
          )}
        </fieldset>
        <Button type="submit" size="lg" wide className="px-4!" busy={busy}>
          {method === 'mpesa' ? t(busy ? 'sending' : 'send') : t(busy ? 'opening' : 'toCard')}
        </Button>
      </form>
      {onCoupon && <CouponField coupon={order.coupon} onCoupon={onCoupon} />}
      {method === 'mpesa' && (
        <section className="max-sm:mt-2">
          <h2 className="dk-visually-hidden">{t('next')}</h2>
          <ol className="flex list-decimal flex-col gap-2 ps-6 text-ink-muted marker:font-bold marker:text-ink">
            <li>{number ? t('nextRequestTo', { amount, phone: number }) : t('nextRequest', { amount })}</li>
            <li>{t('nextPin')}</li>
            <li className="wrap-anywhere">{t(NEXT[order.kind], { email })}</li>
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
    <div data-slot="checkout-screen" data-bar="bottom-none" className={FRAME}>
      <Skeleton shape="block" className="h-12 max-w-96" />
      <Skeleton shape="block" className="h-72" />
    </div>
  );
}
