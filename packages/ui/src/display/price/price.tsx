import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useCurrency,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';

export const priceMessages = defineMessages('price', { free: 'Free' });

/**
 * `formatPrice(1500)` is "Ksh 1,500": takes an amount in units of the currency and drops `.00` (spec R.15).
 * @param currency ISO 4217 code
 */
export function formatPrice(amount: number, locale = 'en-KE', currency = 'KES'): string {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : undefined,
  }).format(amount);
}

export interface PriceProps extends Forwarded {
  /** In units of the currency; 0 is shown as "Free". Renders nothing if undefined. */
  amount: number | undefined;
  /** ISO 4217 code. Default: the currency of the provider, which is `KES` by default. */
  currency?: string;
}

/** An amount of money, in Kenyan shillings by default (spec 9.12). */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { amount, currency, className, ...rest },
  ref,
) {
  const t = useMessages(priceMessages);
  const locale = useLocale();
  const usual = useCurrency();
  if (typeof amount !== 'number') return null;
  return (
    <span {...rest} ref={ref} data-slot="price" className={className}>
      {amount === 0 ? t('free') : formatPrice(amount, locale, currency ?? usual)}
    </span>
  );
});
