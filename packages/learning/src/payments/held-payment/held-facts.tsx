import type { Money } from '@digiken/contract';
import { cn } from '@digiken/ui/internal/cn';
import { formatPrice } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const heldFactsMessages = defineMessages('held-facts', {
  unknown: 'Unknown payer',
  code: 'code {code}',
  account: 'account number {reference}',
  quoted: 'Quoted',
  received: 'Received',
  difference: 'Difference',
  none: 'None',
  noOrder: 'No order',
  evidence: 'What is known, by time',
  order: 'See the order',
  'why-no-order': 'No order has this account number.',
  'why-amount': 'The amount is not the total of the order.',
  'why-already-paid': 'The order was paid already: this is a second payment.',
  'why-already-owned': 'The learner has these units already.',
  'why-coupon-used': 'The order was closed, and its coupon was used up by another order.',
  'why-contradicted': 'It was reported as paid, but the provider denies it.',
  'why-gone': 'The account or the course was deleted.',
});

export interface HeldEvidence {
  id: string;
  /** ISO 8601. */
  at: string;
  text: string;
  /** It concerns the money, not only the order. */
  money?: boolean;
}

export interface HeldFactsProps {
  money: Money;
  /** The page of its order. */
  orderHref?: string;
  /** Oldest first. */
  evidence: readonly HeldEvidence[];
}

const signed = (amount: number, locale: string) =>
  `${amount > 0 ? '+' : '−'}${formatPrice(Math.abs(amount), locale)}`;

/** What is known about one held payment. @param foldEvidence hides the evidence where there is little room */
export function HeldFacts({
  money: { order, amount, receipt, reference, reason },
  orderHref,
  evidence,
  foldEvidence = false,
}: HeldFactsProps & { foldEvidence?: boolean }) {
  const t = useMessages(heldFactsMessages);
  const locale = useLocale();
  const difference = order && amount - order.total;
  const known = [receipt && t('code', { code: receipt }), reference && t('account', { reference })].filter(
    Boolean,
  );
  const time = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Nairobi',
  });
  return (
    <>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
          <span className="text-lg font-bold">{order?.buyer ?? t('unknown')}</span>
          {known.length > 0 && <span className="text-sm text-ink-muted">{known.join(' · ')}</span>}
        </p>
        {order && <p className="text-sm text-ink-muted wrap-anywhere">{order.title}</p>}
        <p className="font-medium">{t(`why-${reason ?? 'no-order'}`)}</p>
      </div>
      <dl className="flex flex-wrap gap-2">
        <Amount term={t('quoted')} text={order ? formatPrice(order.total, locale) : t('noOrder')} />
        <Amount term={t('received')} text={formatPrice(amount, locale)} />
        {difference !== null && (
          <Amount
            term={t('difference')}
            text={difference === 0 ? t('none') : signed(difference, locale)}
            marked={difference !== 0}
          />
        )}
      </dl>
      {evidence.length > 0 && (
        <ol
          aria-label={t('evidence')}
          className={cn('flex flex-col text-sm', foldEvidence && 'hidden lg:flex')}
        >
          {evidence.map(({ id, at, text, money }) => (
            <li key={id} className="group/line relative flex gap-3 pb-2.5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute start-1 top-4 -bottom-1 w-0.5 bg-line group-last/line:hidden forced-colors:bg-[CanvasText]"
              />
              <span
                aria-hidden="true"
                className={cn(
                  'relative mt-1.5 size-2.5 shrink-0 rounded-full forced-colors:bg-[CanvasText]',
                  money ? 'bg-warning-ink' : 'bg-line-control',
                )}
              />
              <p className="min-w-0 wrap-anywhere">
                <time dateTime={at} className="me-2 whitespace-nowrap text-ink-muted tabular-nums">
                  {time.format(new Date(at))}
                </time>
                <span>{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {orderHref && (
        <p>
          <TextLink href={orderHref}>{t('order')}</TextLink>
        </p>
      )}
    </>
  );
}

function Amount({ term, text, marked = false }: { term: string; text: string; marked?: boolean }) {
  return (
    <div
      className={cn(
        'min-w-fit grow basis-0 rounded-md border px-3 py-2 lg:px-3.5 lg:py-2.5',
        marked ? 'border-transparent bg-warning-soft text-warning-ink' : 'border-line bg-sunken',
      )}
    >
      <dt className="text-sm">{term}</dt>
      <dd className="text-lg font-heavy lg:text-xl tabular-nums">{text}</dd>
    </div>
  );
}
