import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';

export const priceMessages = defineMessages('price', { free: 'Free' });

/** `formatPrice(1500)` is "Ksh 1,500": takes whole Kenyan shillings and drops `.00` (spec R.15). */
export function formatPrice(amount: number, locale = 'en-KE'): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'KES',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

export interface PriceProps {
  /** Whole Kenyan shillings; 0 is shown as "Free". Renders nothing if undefined. */
  amount: number | undefined;
  className?: string;
}

/** An amount in Kenyan shillings (spec 9.12). */
export function Price({ amount, className }: PriceProps) {
  const t = useMessages(priceMessages);
  const locale = useLocale();
  if (typeof amount !== 'number') return null;
  return (
    <span data-slot="price" className={className}>
      {amount === 0 ? t('free') : formatPrice(amount, locale)}
    </span>
  );
}
