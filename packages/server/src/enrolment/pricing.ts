import type { Quote } from '@digiken/contract';

/** A unit as a quote needs it; `price` in whole shillings. */
export interface PricedUnit {
  id: string;
  title: string;
  price: number;
  /** The user is enrolled in it. */
  owned: boolean;
}

/** Without a payment provider, a choice that costs money is refused. */
export const NO_PAYMENTS =
  'Payments are not set up on this site yet, so this choice cannot be bought here. Nothing has been charged.';

/** With a payment provider, it is paid by an order and not by enrolling. */
export const PAY_FIRST =
  'This choice costs money. Pay for it, and you are enrolled. Nothing has been charged.';

/**
 * The price of a choice, in whole shillings. Units that are owned already are free; the whole course never costs
 * more than the missing units.
 * @param priceWhole whole shillings for the whole course; null for the sum of its units
 * @param payments whether the site has a payment provider
 */
export function quoteOf(
  chosen: readonly PricedUnit[],
  whole: boolean,
  priceWhole: number | null,
  payments = false,
): Quote {
  const missing = chosen.filter((unit) => !unit.owned);
  const sum = missing.reduce((total, unit) => total + unit.price, 0);
  const offered = whole && priceWhole !== null ? Math.min(sum, priceWhole) : sum;
  const prices = spread(
    offered,
    missing.map((unit) => unit.price),
  );
  return {
    lines: missing.map((unit, index) => ({ unitId: unit.id, title: unit.title, price: prices[index] ?? 0 })),
    alreadyOwned: chosen.filter((unit) => unit.owned).map(({ id, title }) => ({ _id: id, title })),
    total: offered,
    payable: offered === 0 || payments,
    notice: offered === 0 || payments ? null : NO_PAYMENTS,
  };
}

/** Splits `total` in proportion to `prices`, into whole shillings that add up to it. */
export function spread(total: number, prices: readonly number[]): number[] {
  const sum = prices.reduce((all, price) => all + price, 0);
  if (sum === 0) return prices.map(() => 0);
  let before = 0;
  let shared = 0;
  return prices.map((price) => {
    before += price;
    const share = Math.round((total * before) / sum) - shared;
    shared += share;
    return share;
  });
}
