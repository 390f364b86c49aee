import type { Receipt as ContractReceipt } from '@digiken/contract';
import { type ReactNode, useId } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Price, formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { BrandMark, brandMessages } from '../../site/brand/brand';
import { MoneyReturns } from '../../lib/money-returns';

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
  receipt: ContractReceipt;
  headingLevel?: 1 | 2;
}

/* Printing hides everything else on the page. */
const ALONE_ON_PAPER =
  'print:[body:has(&)_*:not(:has(&),&,&_*)]:hidden print:[html:has(&)]:[background:white]';
const PAPER =
  'print:[color-scheme:light] print:[--dk-surface:white] print:[--dk-ink:black] print:[--dk-ink-muted:black] print:[--dk-line:gray] print:[--dk-link:black]';

/** What was paid, by whom and when: on the page and on paper (spec 11.43). */
export function Receipt({ receipt, headingLevel = 2 }: ReceiptProps) {
  const { provider, paidAt, total, received, vat, seller, verify } = receipt;
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
      {receipt.refunded && (
        <Badge tone="warning" className="self-start">
          {t('refunded')}
        </Badge>
      )}
      <MoneyReturns returns={receipt.returns} />
      <dl className="flex flex-col gap-1.5 text-sm">
        <Fact term={t('number')}>{receipt.receiptNo}</Fact>
        <Fact
          term={t(provider === 'mpesa' ? 'mpesaCode' : provider === 'paystack' ? 'cardCode' : 'otherCode')}
        >
          {receipt.paymentCode ?? t(provider === 'mpesa' ? 'follows' : 'codeFollows')}
        </Fact>
        <Fact term={t('date')}>
          <time dateTime={paidAt}>{t('at', { date })}</time>
        </Fact>
        <Fact term={t('buyer')}>{receipt.buyer}</Fact>
        <Fact term={t('course')}>{receipt.course.name}</Fact>
        {receipt.phone && <Fact term={t('phone')}>{t('ending', { digits: receipt.phone.slice(-3) })}</Fact>}
      </dl>
      <dl className="flex flex-col border-t-2 border-dashed border-line text-sm">
        {receipt.lines.map(({ unitId, title, price }, index) => (
          <Line key={unitId ?? index} term={receipt.kind === 'seats' ? `${title} × ${receipt.seats}` : title}>
            <Price amount={price} />
          </Line>
        ))}
        {receipt.discount > 0 && (
          <>
            <Line term={t('listTotal')}>{formatPrice(receipt.listTotal, locale)}</Line>
            <Line term={t('discount')}>{formatPrice(-receipt.discount, locale)}</Line>
          </>
        )}
        {received !== total && (
          <>
            <Line term={t('orderTotal')}>{formatPrice(total, locale)}</Line>
            <Line term={t(received < total ? 'writtenOff' : 'surplus')}>
              {formatPrice(received - total, locale)}
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
          {verify.url && (
            // A path, so that the link stays on this site and in this window.
            <TextLink href={new URL(verify.url).pathname}>{t('verify')}</TextLink>
          )}
        </div>
        {verify.qr.size > 0 && (
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`-4 -4 ${verify.qr.size + 8} ${verify.qr.size + 8}`}
            className="size-28 shrink-0 rounded-sm"
          >
            {/* Black on white with a margin of four units, in every theme: cameras need it. */}
            <rect x="-4" y="-4" width="100%" height="100%" fill="white" />
            <path d={verify.qr.path} fill="black" />
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
