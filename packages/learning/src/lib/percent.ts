import { numberFormat } from '@digiken/ui/internal/intl';

/** `formatPercent(0.6, 'en-KE')` is "60%": a share of 0 to 1 in whole percent. */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
