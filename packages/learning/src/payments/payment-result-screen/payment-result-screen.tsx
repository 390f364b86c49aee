import type { Order, PaymentAttempt } from '@digiken/contract';
import { ArrowRight, Check, RotateCcw } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { MorningSky, MorningSun } from '../../lib/morning-sky';
import { PaymentScene } from '../../lib/payment-scene';
import { PayingTop } from '../../lib/paying-top';
import { ResultTitle } from '../../lib/result-title';
import { TestPaymentsNotice } from '../../lib/test-payments-notice';
import { Duration } from '../../courses/course-outline/duration';
import { WhatNow, type WhatNowProps } from '../../courses/what-now/what-now';
import { ClaimForm } from '../payment-waiting-screen/claim-form';
import { paymentProblemMessages } from './payment-problem-messages';
import { paymentRefundedMessages, Refunded, type RefundedProps } from './refunded';

export { paymentProblemMessages, paymentRefundedMessages };

export const paymentResultScreenMessages = defineMessages('payment-result-screen', {
  order: { one: '{course}, {count} unit', other: '{course}, {count} units' },
  paidTitle: {
    one: 'Paid. Your unit is open.',
    other: 'Paid. Your {count} units are open.',
  },
  thanks: {
    one: 'Thank you, {name}. It is yours to keep.',
    other: 'Thank you, {name}. They are yours to keep.',
  },
  save: 'Save for learning without a network',
  lessons: { one: '{count} lesson', other: '{count} lessons' },
  startHere: 'Start here',
  start: 'Start learning',
  seatsTitle: { one: 'Paid. {count} seat is ready.', other: 'Paid. {count} seats are ready.' },
  seatsThanks: 'Thank you, {name}. Members of your hub see them on the course and can take one each.',
  seatsHere: 'See who takes a seat',
  seatsStart: 'Go to the seats',
  giftTitle: 'Paid. Your gift is on its way.',
  giftThanks: 'Thank you, {name}. We mail its code to {recipient}.',
  giftHere: 'See whether it was opened',
  giftStart: 'Go to your gifts',
  nothingTaken: '{reason} Nothing was taken.',
  kept: {
    one: 'Your choice of {count} unit for {amount} is kept.',
    other: 'Your choice of {count} units for {amount} is kept.',
  },
  again: 'Send again to {phone}',
  againPlain: 'Try again',
  sending: 'Sending the request…',
  otherNumber: 'Use another number',
  byCard: 'Pay by card',
  notYou: 'Did you pay after all?',
  notYouText:
    'A locked screen or an incoming call can close the request, too. If M-Pesa sent you a “confirmed” message for this payment, enter its code, and we check it. You will not pay twice.',
  enterCode: 'Enter the code',
  detail: 'Answer {code}. Reference {reference}.',
  detailPlain: 'Reference {reference}.',
  help: 'Ask the Help Desk',
});

interface CommonProps {
  order: Order;
  test?: { href: string | null };
}

export interface PaidProps extends CommonProps {
  result: 'paid';
  firstName: string;
  /** The first lesson of what was bought; for seats and gifts, the page on which they are listed. */
  start: { title: string; href: string };
  /** What to learn next, instead of `start`. */
  next?: WhatNowProps;
  /** The units that were bought, to be saved on this device; empty where that is not possible. */
  units?: readonly PaidUnit[];
  receipt: ReactNode;
}

export interface PaidUnit {
  id: string;
  title: string;
  /** In minutes. */
  minutes: number;
  lessons: number;
  /** Saves it, e.g. UnitDownload. */
  download: ReactNode;
}

export interface FailedProps extends CommonProps {
  result: 'failed';
  /** The one that failed. */
  attempt: PaymentAttempt;
  /** Where another number or a card is chosen. */
  checkoutHref: string;
  /** Where a card is chosen; undefined if cards are off. */
  cardHref?: string;
  helpHref: string;
  onSendAgain: () => Promise<FormOutcome>;
  onClaim: (code: string) => Promise<FormOutcome & { message?: string }>;
}

export type PaymentResultScreenProps = PaidProps | FailedProps | RefundedProps;

/** The page of a payment that has ended (spec 11.26). */
export function PaymentResultScreen(props: PaymentResultScreenProps) {
  if (props.result === 'refunded') return <Refunded {...props} />;
  return props.result === 'paid' ? <Paid {...props} /> : <Failed {...props} />;
}

/** What is said about what was paid for. */
function usePaidTexts({ order, firstName: name }: PaidProps) {
  const t = useMessages(paymentResultScreenMessages);
  const { kind, seats } = order;
  const unitCount = order.lines.length;
  const recipient = order.recipient?.name ?? '';
  return {
    own: {
      title: t('paidTitle', { count: unitCount }),
      thanks: t('thanks', { name, count: unitCount }),
      here: t('startHere'),
      start: t('start'),
    },
    seats: {
      title: t('seatsTitle', { count: seats }),
      thanks: t('seatsThanks', { name }),
      here: t('seatsHere'),
      start: t('seatsStart'),
    },
    gift: {
      title: t('giftTitle'),
      thanks: t('giftThanks', { name, recipient }),
      here: t('giftHere'),
      start: t('giftStart'),
    },
  }[kind];
}

/** The sky is behind the heading and the upper edges of both cards (spec 11.53). */
function Paid(props: PaidProps) {
  const { order, start, next, units = [], receipt, test } = props;
  const t = useMessages(paymentResultScreenMessages);
  const text = usePaidTexts(props);
  const columns =
    'grid grid-cols-1 items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]';
  return (
    <div data-slot="payment-result-screen" className="mx-auto -mt-6 w-full max-w-content lg:-mt-8">
      <div className="relative flex flex-col gap-6 pt-5 pb-6">
        <MorningSky />
        <p className="wrap-anywhere">
          {t('order', { course: order.course.name, count: order.lines.length })}
        </p>
        {test && <TestPaymentsNotice href={test.href} />}
        <div className={columns}>
          <div className="relative flex min-w-0 flex-col gap-2 pe-22">
            <MorningSun className="absolute end-0 top-0 size-20" />
            <span
              aria-hidden="true"
              className="grid size-14 place-items-center rounded-full bg-surface text-success-ink forced-colors:border-2"
            >
              <Icon of={Check} size={28} />
            </span>
            <ResultTitle>{text.title}</ResultTitle>
            <p className="text-lg wrap-anywhere">{text.thanks}</p>
          </div>
        </div>
      </div>
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-8">
          {next ? <WhatNow {...next} /> : <Start {...start} here={text.here} action={text.start} />}
          {units.length > 0 && <SaveUnits units={units} />}
        </div>
        <div className="min-w-0 xl:-mt-56">{receipt}</div>
      </div>
    </div>
  );
}

/** Each unit with its own download: what is bought can be taken along (spec 17.54). */
function SaveUnits({ units }: { units: readonly PaidUnit[] }) {
  const t = useMessages(paymentResultScreenMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-2">
      <h2 id={heading} className="text-lg font-bold">
        {t('save')}
      </h2>
      <ul className="flex flex-col">
        {units.map(({ id, title, lessons, minutes, download }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <p className="flex min-w-0 grow basis-48 flex-col">
              <span className="font-bold wrap-anywhere">{title}</span>
              <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                {lessons > 0 && <span>{t('lessons', { count: lessons })}</span>}
                {minutes > 0 && <Duration minutes={minutes} short />}
              </span>
            </p>
            <div>{download}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start({ title, href, here, action }: PaidProps['start'] & { here: string; action: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-xl border bg-raised p-5 in-[.high-contrast]:border-2 sm:p-6">
      <p className="text-sm font-bold text-accent-ink">{here}</p>
      <p className="text-lg font-bold wrap-anywhere">{title}</p>
      <ButtonLink
        href={href}
        size="lg"
        wide
        iconAfter={<Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />}
      >
        {action}
      </ButtonLink>
    </div>
  );
}

function Failed({
  order,
  attempt: { problem, code, reference, phone },
  checkoutHref,
  cardHref,
  helpHref,
  onSendAgain,
  onClaim,
  test,
}: FailedProps) {
  const t = useMessages(paymentResultScreenMessages);
  const reason = useMessages(paymentProblemMessages);
  const why = problem ?? 'other';
  const unitCount = order.lines.length;
  const locale = useLocale();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const claim = useId();
  const [claims, setClaims] = useState(false);
  const cardFirst = cardHref !== undefined && (why === 'over-limit' || why === 'declined');
  const again = async () => {
    setBusy(true);
    setFailure(undefined);
    announce(t('sending'));
    const outcome = await onSendAgain();
    setBusy(false);
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  return (
    <div
      data-slot="payment-result-screen"
      className="mx-auto -mt-5 flex w-full max-w-content flex-col gap-3 sm:mt-0 sm:gap-6"
    >
      <PayingTop label={t('order', { course: order.course.name, count: unitCount })} />
      {test && <TestPaymentsNotice href={test.href} />}
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <PaymentScene
          phone="failed"
          sun="cloud"
          className="h-53 w-full rounded-xl border sm:h-64 xl:order-last xl:h-74"
        />
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            <ResultTitle className="text-2xl sm:text-4xl">
              {t('nothingTaken', { reason: reason(`${why}Title`) })}
            </ResultTitle>
            <p className="text-lg">{reason(why)}</p>
            <p>{t('kept', { count: unitCount, amount: formatPrice(order.total, locale) })}</p>
          </div>
          {failure && <Callout tone="danger">{failure}</Callout>}
          <div className="flex flex-col gap-3">
            {cardFirst && (
              <ButtonLink href={cardHref} size="lg" wide>
                {t('byCard')}
              </ButtonLink>
            )}
            <Button
              size="lg"
              wide
              variant={cardFirst ? 'secondary' : 'primary'}
              busy={busy}
              icon={<Icon of={RotateCcw} size={20} />}
              onClick={() => void again()}
            >
              {busy ? t('sending') : phone ? t('again', { phone }) : t('againPlain')}
            </Button>
            <ButtonLink href={checkoutHref} variant="secondary" size="lg" wide>
              {t('otherNumber')}
            </ButtonLink>
            {cardHref !== undefined && !cardFirst && (
              <ButtonLink href={cardHref} variant="secondary" size="lg" wide>
                {t('byCard')}
              </ButtonLink>
            )}
          </div>
          <section className="flex flex-col items-start gap-3 rounded-xl border bg-raised p-5 forced-colors:border-2">
            <h2 className="font-bold">{t('notYou')}</h2>
            <p className="text-ink-muted">{t('notYouText')}</p>
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={claims}
              aria-controls={claim}
              onClick={() => setClaims(!claims)}
            >
              {t('enterCode')}
            </Button>
            <div id={claim} hidden={!claims} className="w-full">
              <ClaimForm onClaim={onClaim} />
            </div>
          </section>
          <p className="text-sm text-ink-muted wrap-anywhere">
            <span>{code ? t('detail', { code, reference }) : t('detailPlain', { reference })}</span>{' '}
            <TextLink href={helpHref}>{t('help')}</TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
