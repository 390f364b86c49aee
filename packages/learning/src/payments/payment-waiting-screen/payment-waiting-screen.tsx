import type { Order } from '@digiken/contract';
import { FileCheck2, RotateCcw, Smartphone, Wallet } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useOnline } from '@digiken/ui/internal/use-online';
import { formatPrice } from '@digiken/ui/price';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { MoneyReturns } from '../../lib/money-returns';
import { PaymentScene } from '../../lib/payment-scene';
import { PayingTop } from '../../lib/paying-top';
import { TestPaymentsNotice } from '../../lib/test-payments-notice';
import { ClaimForm } from './claim-form';
import { NumberRow } from './number-row';
import { OptionRow } from './option-row';
import { PaymentProgress } from './payment-progress';

export const paymentWaitingScreenMessages = defineMessages('payment-waiting-screen', {
  order: { one: '{course}, {count} unit', other: '{course}, {count} units' },
  askedTitle: 'Look at your phone',
  asked: 'Enter your M-Pesa PIN on this phone to pay {amount} to DIGIKEN.',
  askedPlain: 'Enter your M-Pesa PIN to pay {amount}. You enter it on the phone, never on this page.',
  checkingTitle: 'Still checking with M-Pesa',
  checking:
    'No answer for your {amount} yet. You may close this page: we go on checking, and your units open by themselves.',
  lateTitle: 'No answer from M-Pesa yet',
  late: 'We go on checking the first request. Choose one way; you will not pay twice.',
  cardTitle: 'Finish on the card page',
  card: 'Your {amount} are paid on the page of our payment provider. This page shows the result by itself.',
  toCard: 'Open the card page again',
  heldTitle: 'Your payment has arrived, and we are checking it',
  held: 'It does not fit your order exactly. A person looks at it; you get an e-mail. Please do not pay again.',
  returningTitle: 'Your money is on its way back',
  returning: 'It did not fit your order. You get an e-mail when it has been sent.',
  sent: 'Request sent',
  pin: 'Waiting for your PIN',
  pinHint: 'The request can take 15 seconds to arrive.',
  waiting: 'Waiting for M-Pesa',
  waitingHint: 'You get an e-mail when it is done.',
  open: 'Your units open here',
  openHint: 'This page changes by itself.',
  nothingTitle: 'Nothing on your phone?',
  nothing:
    'See that it is on, unlocked and has network. After two minutes you can send the request again, pay by paybill, or enter the M-Pesa code if you have paid. You will not pay twice.',
  offline:
    'You are offline. The payment goes on without this page; it shows the result when you are connected again.',
  again: 'Send again to {phone}',
  againPlain: 'Send the request again',
  sending: 'Sending the request…',
  sentAgain: 'The request was sent again',
  otherWay: 'Pay another way',
  asking: 'Asking whether the first request was answered…',
  other: 'Use another number',
  otherHint: 'The phone must be on and unlocked',
  paybill: 'Pay by paybill',
  paybillHint: 'Business {paybill}, account {reference}',
  paybillOne: 'Open M-Pesa on your phone: Lipa na M-Pesa, Pay Bill.',
  paybillTwo: 'Business number {paybill}, account number {reference}.',
  paybillThree: 'Amount {amount}, then your PIN. This page finds the payment by itself.',
  claim: 'I have paid already',
  claimHint: 'Enter the M-Pesa code from your message',
  meanwhile: 'Look at the course meanwhile',
});

export interface PaymentWaitingScreenProps {
  /** The seconds of its attempt change what the page says: at 60 and 120 (spec 11.25). */
  order: Order;
  /** When the request was sent, for display, e.g. "14:02". */
  sentAt: string;
  /** For paying by hand; null where that is not possible. */
  paybill: string | null;
  /** Where another number or a card is chosen. */
  checkoutHref: string;
  courseHref: string;
  test?: { href: string | null };
  onSendAgain: () => Promise<FormOutcome>;
  /**
   * Asks the provider whether the request was answered, then goes on to where another number, or another way, is chosen
   * (spec 17.52).
   */
  onRelease: (to: 'number' | 'way') => Promise<FormOutcome>;
  /** Checks a code; resolves with a sentence for the payer. */
  onClaim: (code: string) => Promise<FormOutcome & { message?: string }>;
}

type Stage = 'asked' | 'checking' | 'late' | 'held' | 'returning' | 'card';

/** The provider's page of a payment by card. */
const cardHrefOf = ({ attempt }: Order) => (attempt?.provider === 'paystack' ? attempt.payUrl : null);

function stageOf(order: Order): Stage {
  const { held, returns, attempt } = order;
  if (held) return returns.some(({ state }) => state === 'coming') ? 'returning' : 'held';
  const seconds = attempt?.seconds ?? 0;
  if (seconds >= 120) return 'late';
  if (cardHrefOf(order)) return 'card';
  return seconds >= 60 ? 'checking' : 'asked';
}

/** The page of a payment by M-Pesa that is under way. */
export function PaymentWaitingScreen(props: PaymentWaitingScreenProps) {
  const { order, sentAt, courseHref, test } = props;
  const { phone = null, seconds = 0 } = order.attempt ?? {};
  const t = useMessages(paymentWaitingScreenMessages);
  const locale = useLocale();
  const online = useOnline();
  const stage = stageOf(order);
  const texts = { amount: formatPrice(order.total, locale) };
  const release = useRelease(props.onRelease);
  useAnnouncedStage(stage, t(`${stage}Title`));
  const running = stage === 'asked' || stage === 'checking';
  return (
    <div
      data-slot="payment-waiting-screen"
      className="mx-auto -mt-5 flex w-full max-w-content flex-col gap-3 sm:mt-0 sm:gap-6"
    >
      <PayingTop label={t('order', { course: order.course.name, count: order.lines.length })} />
      {test && <TestPaymentsNotice href={test.href} />}
      {!online && <Callout tone="warning">{t('offline')}</Callout>}
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <PaymentScene
          phone={stage === 'asked' ? 'asked' : stage === 'card' ? 'none' : 'checking'}
          sun="low"
          amount={texts.amount}
          className="h-53 w-full rounded-xl border sm:h-64 lg:order-last lg:h-74"
        />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <div className="flex flex-col gap-1 sm:gap-2">
            <h1 className="text-2xl font-heavy tracking-tight wrap-anywhere sm:text-4xl">
              {t(`${stage}Title`)}
            </h1>
            <p className="sm:text-lg">{t(stage === 'asked' && !phone ? 'askedPlain' : stage, texts)}</p>
            <MoneyReturns returns={order.returns} />
          </div>
          {release.failure && <Callout tone="danger">{release.failure}</Callout>}
          {running && phone && (
            <NumberRow phone={phone} busy={release.busy === 'number'} onOther={() => release.ask('number')} />
          )}
          {stage === 'late' ? (
            <WaysOn {...props} />
          ) : stage === 'card' ? (
            <>
              <ButtonLink href={cardHrefOf(order) ?? ''} size="lg" wide>
                {t('toCard')}
              </ButtonLink>
              <OtherWay busy={release.busy === 'way'} onPress={() => release.ask('way')} />
            </>
          ) : (
            <>
              {stage !== 'returning' && (
                <PaymentProgress
                  items={[
                    { id: 'sent', state: 'done', label: t('sent'), note: sentAt },
                    stage === 'asked'
                      ? { id: 'waiting', state: 'now', label: t('pin'), hint: t('pinHint') }
                      : { id: 'waiting', state: 'now', label: t('waiting'), hint: t('waitingHint') },
                    { id: 'open', state: 'next', label: t('open'), hint: t('openHint') },
                  ]}
                />
              )}
              {seconds >= 15 && !order.held && (
                <Callout tone="info" title={t('nothingTitle')}>
                  {t('nothing')}
                </Callout>
              )}
              {stage === 'asked' ? (
                <OtherWay busy={release.busy === 'way'} onPress={() => release.ask('way')} />
              ) : (
                <ButtonLink href={courseHref} variant="secondary" className="self-start">
                  {t('meanwhile')}
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The first heading is read with the page. */
function useAnnouncedStage(stage: Stage, title: string) {
  const announce = useAnnounce();
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    announce(title);
  }, [stage, title, announce]);
}

function OtherWay({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const t = useMessages(paymentWaitingScreenMessages);
  return (
    <Button variant="quiet" busy={busy} className="self-start" onClick={onPress}>
      {busy ? t('asking') : t('otherWay')}
    </Button>
  );
}

/** Leaves the request under way, unless the provider cannot say whether it was answered. */
function useRelease(onRelease: PaymentWaitingScreenProps['onRelease']) {
  const t = useMessages(paymentWaitingScreenMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState<'number' | 'way'>();
  const [failure, setFailure] = useState<string>();
  const ask = async (to: 'number' | 'way') => {
    if (busy) return;
    setBusy(to);
    setFailure(undefined);
    announce(t('asking'));
    const outcome = await onRelease(to);
    setBusy(undefined);
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  return { busy, failure, ask: (to: 'number' | 'way') => void ask(to) };
}

function WaysOn({ order, paybill, checkoutHref, onSendAgain, onClaim }: PaymentWaitingScreenProps) {
  const { phone = null, reference = '' } = order.attempt ?? {};
  const t = useMessages(paymentWaitingScreenMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const again = async () => {
    setBusy(true);
    setFailure(undefined);
    announce(t('sending'));
    const outcome = await onSendAgain();
    setBusy(false);
    if (outcome.ok) {
      announce(t('sentAgain'));
      return;
    }
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  return (
    <>
      {failure && <Callout tone="danger">{failure}</Callout>}
      <Button
        size="lg"
        wide
        busy={busy}
        icon={<Icon of={RotateCcw} size={20} />}
        onClick={() => void again()}
      >
        {busy ? t('sending') : phone ? t('again', { phone }) : t('againPlain')}
      </Button>
      <ul className="rounded-xl border bg-raised forced-colors:border-2">
        <OptionRow icon={Smartphone} label={t('other')} hint={t('otherHint')} href={checkoutHref} />
        {paybill && (
          <OptionRow icon={Wallet} label={t('paybill')} hint={t('paybillHint', { paybill, reference })}>
            <ol className="flex list-decimal flex-col gap-2 ps-6">
              <li>{t('paybillOne')}</li>
              <li className="font-bold wrap-anywhere">{t('paybillTwo', { paybill, reference })}</li>
              <li>{t('paybillThree', { amount: formatPrice(order.total, locale) })}</li>
            </ol>
          </OptionRow>
        )}
        <OptionRow icon={FileCheck2} label={t('claim')} hint={t('claimHint')}>
          <ClaimForm onClaim={onClaim} />
        </OptionRow>
      </ul>
    </>
  );
}
