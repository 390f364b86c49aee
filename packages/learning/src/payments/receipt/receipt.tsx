import { type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Price, formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { BrandMark, brandMessages } from '../../site/brand/brand';
import { MoneyReturns, type MoneyReturnView } from '../../lib/money-returns';
import type { OrderView } from '../../lib/payment-views';

export const receiptMessages = defineMessages('receipt', {
  title: 'Receipt',
  number: 'Receipt number',
  mpesaCode: 'M-Pesa code',
  follows: 'M-Pesa code follows',
  codeFollows: 'The code follows',
  cardCode: 'Card payment',
  otherCode: 'Payment',
  date: 'Date',
  at: '{date} EAT',
  buyer: 'Paid by',
  course: 'Course',
  phone: 'Phone',
  ending: 'ends in {digits}',
  listTotal: 'Price before the discount',
  discount: 'Discount',
  total: 'Total paid',
  orderTotal: 'Total',
  writtenOff: 'Not charged',
  surplus: 'Paid in addition',
  vat: 'Including VAT of {vat}.',
  seller: 'Not a tax invoice. {seller}.',
  sellerPin: 'Not a tax invoice. {seller}, KRA PIN {pin}.',
  refunded: 'Refunded',
  verify: 'Check that this receipt is genuine',
  qr: 'QR code that leads to the check of this receipt',
});

export interface ReceiptProps {
  order: OrderView;
  /** Formatted by the payment's day. */
  number: string;
  /** `other`: e.g. a bank deposit that an administrator recorded. */
  method: 'mpesa' | 'card' | 'other';
  /** The provider's code; null while it is not known. */
  code: string | null;
  /** ISO 8601. */
  paidAt: string;
  buyer: string;
  /** The last three digits. */
  phone?: string;
  /** What arrived, if another amount than the total was accepted. */
  received?: number;
  /** Included in the total; 0 shows no line. */
  vat?: number;
  seller: { name: string; kraPin?: string };
  refunded?: boolean;
  /** Money that goes back to the payer, oldest first; also a second payment of the same order. */
  returns?: readonly MoneyReturnView[];
  /** The public page that proves the receipt. */
  verifyHref?: string;
  /** A QR code of that page: an SVG path on a square of `size` units. */
  qr?: { size: number; path: string };
  headingLevel?: 1 | 2;
}

/* Printing hides everything else on the page. */
const ALONE_ON_PAPER =
  'print:[body:has(&)_*:not(:has(&),&,&_*)]:hidden print:[html:has(&)]:[background:white]';
const PAPER =
  'print:[color-scheme:light] print:[--dk-surface:white] print:[--dk-ink:black] print:[--dk-ink-muted:black] print:[--dk-line:gray] print:[--dk-link:black]';

/** What was paid, by whom and when: on the page and on paper (spec 11.43). */
export function Receipt(props: ReceiptProps) {
  const {
    order,
    number,
    method,
    code,
    paidAt,
    buyer,
    phone,
    vat = 0,
    received = props.order.total,
    seller,
    refunded,
    returns = [],
    headingLevel = 2,
  } = props;
  const t = useMessages(receiptMessages);
  const brand = useMessages(brandMessages);
  const locale = useLocale();
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  const date = new Date(paidAt).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
  });
  return (
    <section
      aria-labelledby={heading}
      data-slot="receipt"
      className={`flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-5 shadow-raised sm:p-7 ${ALONE_ON_PAPER} ${PAPER}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading id={heading} className="text-xl font-bold">
          {t('title')}
        </Heading>
        <span className="flex items-center gap-2 font-heavy">
          <BrandMark size={26} />
          <span>{brand('name')}</span>
        </span>
      </div>
      {refunded && (
        <Badge tone="warning" className="self-start">
          {t('refunded')}
        </Badge>
      )}
      <MoneyReturns returns={returns} />
      <dl className="flex flex-col gap-1.5 text-sm">
        <Fact term={t('number')}>{number}</Fact>
        <Fact term={t(method === 'mpesa' ? 'mpesaCode' : method === 'card' ? 'cardCode' : 'otherCode')}>
          {code ?? t(method === 'mpesa' ? 'follows' : 'codeFollows')}
        </Fact>
        <Fact term={t('date')}>
          <time dateTime={paidAt}>{t('at', { date })}</time>
        </Fact>
        <Fact term={t('buyer')}>{buyer}</Fact>
        <Fact term={t('course')}>{order.course}</Fact>
        {phone && <Fact term={t('phone')}>{t('ending', { digits: phone })}</Fact>}
      </dl>
      <dl className="flex flex-col border-t-2 border-dashed border-line text-sm">
        {order.lines.map(({ id, title, price }) => (
          <Line key={id} term={title}>
            <Price amount={price} />
          </Line>
        ))}
        {order.discount > 0 && (
          <>
            <Line term={t('listTotal')}>{formatPrice(order.listTotal, locale)}</Line>
            <Line term={t('discount')}>{formatPrice(-order.discount, locale)}</Line>
          </>
        )}
        {received !== order.total && (
          <>
            <Line term={t('orderTotal')}>{formatPrice(order.total, locale)}</Line>
            <Line term={t(received < order.total ? 'writtenOff' : 'surplus')}>
              {formatPrice(received - order.total, locale)}
            </Line>
          </>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3">
          <dt className="text-base">{t('total')}</dt>
          <dd className="ms-auto text-2xl font-heavy whitespace-nowrap">{formatPrice(received, locale)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-1 flex-col gap-2 text-sm">
          <p className="text-ink-muted">
            {`${vat > 0 ? `${t('vat', { vat: formatPrice(vat, locale) })} ` : ''}${
              seller.kraPin
                ? t('sellerPin', { seller: seller.name, pin: seller.kraPin })
                : t('seller', { seller: seller.name })
            }`}
          </p>
          {props.verifyHref && <TextLink href={props.verifyHref}>{t('verify')}</TextLink>}
        </div>
        {props.qr && (
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`-4 -4 ${props.qr.size + 8} ${props.qr.size + 8}`}
            className="size-28 shrink-0 rounded-sm"
          >
            {/* Black on white with a margin of four units, in every theme: cameras need it. */}
            <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
            <path d={props.qr.path} fill="black" />
          </svg>
        )}
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="ms-auto min-w-0 text-end font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5">
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
