import { Info } from 'lucide';
import { type ReactNode, useId } from 'react';
import { formatPrice, Price } from '@digiken/ui/price';
import { Icon } from '@digiken/ui/icon';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const priceSummaryMessages = defineMessages('price-summary', {
  title: 'What you pay',
  none: 'Nothing chosen yet.',
  original: 'Price before the discount',
  total: 'Total',
  reckoning: 'Calculating…',
  free: 'Free',
  said: 'Total {total}',
  owned: {
    one: '{count} unit that you already have is not charged again.',
    other: '{count} units that you already have are not charged again.',
  },
});

/** Delay after a change before the total is announced (ms), so that quick choices are one announcement. */
const SAY_AFTER = 700;

export interface PriceLine {
  id: string;
  label: string;
  /** Whole Kenyan shillings; 0 is shown as "Free". */
  amount: number;
  note?: string;
}

export interface PriceSummaryProps {
  lines: readonly PriceLine[];
  /** The server's figures in whole shillings: `amount` is the deduction from `original`. */
  discount?: { label: string; amount: number; original: number };
  /** The server's total in whole shillings; null while it is being calculated. */
  total: number | null;
  /** One sentence that users should know before they pay. */
  notice?: string | null;
  /** Selected units that the user already owns; they are not charged. */
  ownedCount?: number;
  /** Usually the pay button. */
  action?: ReactNode;
  /** Default "What you pay". */
  title?: string;
  headingLevel?: 2 | 3 | 4;
}

/** The charged items, deductions and total; a new total is announced. */
export function PriceSummary({
  lines,
  discount,
  total,
  notice,
  ownedCount = 0,
  action,
  title,
  headingLevel = 2,
}: PriceSummaryProps) {
  const t = useMessages(priceSummaryMessages);
  const locale = useLocale();
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  const discounted = discount !== undefined && discount.amount > 0;
  const free = total === 0 && lines.length > 0;
  const words = total === null ? undefined : free ? t('free') : formatPrice(total, locale);
  useSpokenChange(words && t('said', { total: words }), SAY_AFTER);

  return (
    <section
      aria-labelledby={heading}
      data-slot="price-summary"
      className="flex min-w-0 flex-col gap-5 rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 sm:p-7 forced-colors:border"
    >
      <Heading id={heading} className="text-lg font-bold">
        {title ?? t('title')}
      </Heading>
      {lines.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      <dl className="flex flex-col gap-3">
        {lines.map(({ id, label, amount, note }) => (
          <Line key={id} label={label} note={note}>
            <Price amount={amount} />
          </Line>
        ))}
        {discounted && (
          <>
            <Line label={t('original')} ruled>
              <Price amount={discount.original} />
            </Line>
            <Line label={discount.label}>
              <span className="text-success-ink">{formatPrice(-discount.amount, locale)}</span>
            </Line>
          </>
        )}
        <div
          data-slot="price-summary-total"
          className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-line pt-4"
        >
          <dt className="text-lg font-bold">{t('total')}</dt>
          <dd className="ms-auto text-end">
            {words === undefined ? (
              <span className="text-ink-muted">{t('reckoning')}</span>
            ) : (
              <span className="text-2xl font-heavy whitespace-nowrap">{words}</span>
            )}
          </dd>
        </div>
      </dl>
      {ownedCount > 0 && (
        <p data-slot="price-summary-owned" className="text-sm text-ink-muted">
          {t('owned', { count: ownedCount })}
        </p>
      )}
      {notice && (
        <p
          data-slot="price-summary-notice"
          className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-sm text-ink"
        >
          <Icon of={Info} size={18} className="mt-0.5 shrink-0 text-warning-ink" />
          <span className="min-w-0 wrap-anywhere">{notice}</span>
        </p>
      )}
      {action}
    </section>
  );
}

function Line({
  label,
  note,
  ruled = false,
  children,
}: {
  label: string;
  note?: string;
  ruled?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-slot="price-summary-line"
      className={`flex items-baseline justify-between gap-6 ${ruled ? 'border-t border-line pt-3' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">
        <span>{label}</span>
        {note && <span className="block text-sm text-ink-muted">{note}</span>}
      </dt>
      <dd className="shrink-0 font-medium">{children}</dd>
    </div>
  );
}
