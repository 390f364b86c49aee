import { Play } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { formatPrice } from '@digiken/ui/price';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { isBarred, type Offer } from './offer';

export const buyActionMessages = defineMessages('buyAction', {
  choose: 'Choose units',
  more: 'Choose more units',
  pay: 'Pay {price}',
  payMpesa: 'Pay {price} by M-Pesa',
  goOn: 'Go on to pay {price}',
  goOnShort: 'Go on to pay',
  payShort: 'Pay',
  payMpesaShort: 'Pay by M-Pesa',
  free: 'Enrol for free',
  see: 'See payment',
  busyPay: 'One moment…',
  busyFree: 'Enrolling…',
  begin: 'Start the course',
  resume: 'Continue the course',
  review: 'Review the course',
  wait: 'Wait for the total, then pay.',
});

/** Buying, and what went wrong with it. A problem belongs to one choice. The request to wait for the total goes away when the total arrives. */
export function useBuying(offer: Offer) {
  const t = useMessages(buyActionMessages);
  const announce = useAnnounce();
  const [failure, setFailure] = useState<{ message: string; lines: string; waits: boolean }>();
  const lines = offer.lines.map(({ id }) => id).join(' ');

  const fail = (message: string, waits = false) => {
    setFailure({ message, lines, waits });
    announce(message, { politeness: 'assertive' });
  };
  const buy = async () => {
    setFailure(undefined);
    if (offer.updating) return fail(t('wait'), true);
    const outcome = await offer.onBuy();
    if (!outcome.ok) fail(outcome.message);
  };
  const holds = failure?.lines === lines && (!failure.waits || offer.updating);
  return { complaint: holds ? failure.message : undefined, buy };
}

export interface BuyButtonProps {
  offer: Offer;
  /** Without the price, which is beside it. */
  short?: boolean;
  onBuy: () => Promise<void>;
}

/** The one main action that the offer has now; nothing if it cannot be bought here. */
export function BuyButton({ offer, short = false, onBuy }: BuyButtonProps) {
  const t = useMessages(buyActionMessages);
  const label = useBuyLabel(offer, short);
  const look = short ? ({} as const) : ({ wide: true, size: 'lg' } as const);
  if (offer.state === 'paying') {
    return (
      <ButtonLink {...look} href={offer.payingHref ?? ''}>
        {t('see')}
      </ButtonLink>
    );
  }
  if ((offer.state === 'owned' || offer.state === 'choose') && offer.continueHref) {
    return (
      <ButtonLink {...look} href={offer.continueHref} icon={<Icon of={Play} size={18} />}>
        {label}
      </ButtonLink>
    );
  }
  if (offer.state === 'owned' || isBarred(offer)) return null;
  // A choice is kept before its visitor goes on to log in.
  const href =
    offer.state === 'choose'
      ? (offer.chooseHref ?? '#units')
      : offer.state === 'free'
        ? offer.signInHref
        : undefined;
  if (href !== undefined) {
    return (
      <ButtonLink {...look} href={href}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} busy={offer.busy} onClick={() => void onBuy()}>
      {offer.busy ? t(offer.total === 0 ? 'busyFree' : 'busyPay') : label}
    </Button>
  );
}

function useBuyLabel(offer: Offer, short: boolean): string {
  const t = useMessages(buyActionMessages);
  const locale = useLocale();
  if (offer.state === 'owned' || offer.state === 'choose') {
    if (!offer.continueHref) return t('choose');
    const { done, total } = offer.progress ?? { done: 0, total: 0 };
    return t(done === 0 ? 'begin' : done >= total ? 'review' : 'resume');
  }
  if (offer.state === 'free' || (offer.total === 0 && !offer.updating)) return t('free');
  const mpesa = offer.method === 'mpesa';
  const [long, brief] = offer.kept
    ? (['goOn', 'goOnShort'] as const)
    : mpesa
      ? (['payMpesa', 'payMpesaShort'] as const)
      : (['pay', 'payShort'] as const);
  if (short || offer.updating || offer.total === null) return t(brief);
  return t(long, { price: formatPrice(offer.total, locale) });
}
