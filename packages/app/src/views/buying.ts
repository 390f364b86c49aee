import type { Quote, Unit } from '@digiken/contract';
import type { ChoiceInput } from '@digiken/hooks/api';

type Priced = Pick<Unit, '_id' | 'owned' | 'price'>;

/** The units that cost something and are not owned; free ones are started, not chosen. */
export function choosable(units: readonly Priced[]): string[] {
  return units.filter(({ owned, price }) => !owned && price > 0).map(({ _id }) => _id);
}

/** What the server is asked for: all that can be chosen is the whole course, with its offer and its free units. */
export function choiceOf(chosen: readonly string[], available: readonly string[]): ChoiceInput | null {
  if (chosen.length === 0) return null;
  return chosen.length === available.length ? { whole: true } : { unitIds: [...chosen] };
}

/** The server's price of each unit of a quote; together they are its total. */
export function quotedPrices(quote: Quote | undefined): Record<string, number> | undefined {
  return quote && Object.fromEntries(quote.lines.map(({ unitId, price }) => [unitId, price]));
}

/**
 * The total by the prices that were loaded with the course, in whole shillings: shown while the server cannot be
 * reached. The server checks it when the order is placed.
 */
export function localTotal(
  units: readonly Priced[],
  chosen: readonly string[],
  restPrice: number | undefined,
): number {
  if (restPrice !== undefined && chosen.length === choosable(units).length) return restPrice;
  return units.filter(({ _id }) => chosen.includes(_id)).reduce((sum, { price }) => sum + price, 0);
}
