import { useLocale } from '@digiken/ui/messages-provider';

/** @returns formats a share of 0 to 1 as whole per cent */
export function usePercent(): (share: number) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(share);
}
