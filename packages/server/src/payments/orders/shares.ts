import { spread } from '../../enrolment';
import type { PaymentsConfig } from '../../platform/config-payments';

/** The part of prices that is VAT, and what the instructor gets of the rest of each; whole shillings. */
export function priceShares(
  { vatPercent, instructorPercent }: PaymentsConfig,
  prices: readonly number[],
  instructor: boolean,
): { vat: number; shares: number[] } {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const vat = total - Math.round((total * 100) / (100 + vatPercent));
  const vats = spread(vat, prices);
  const shares = prices.map((price, index) =>
    instructor ? Math.floor(((price - (vats[index] ?? 0)) * instructorPercent) / 100) : 0,
  );
  return { vat, shares };
}
