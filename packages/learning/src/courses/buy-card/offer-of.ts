import type { Progress, Unit } from '@digiken/contract';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Offer } from './offer';

/** What a page knows about buying. */
export interface BuyingView {
  /** The server's total for the selected units, in whole shillings; null until it has responded. */
  total: number | null;
  /** The prices that the server has quoted for the selected units, by unit; default: the prices of the units. */
  quoted?: Readonly<Record<string, number>>;
  /** True while the server calculates: the last total is shown, marked as updating. */
  quoting?: boolean;
  /** Why units with a price cannot be bought here, as one sentence. It replaces the button. */
  notice?: string | null;
  /** The selection was made before the person signed in: they go on with it. */
  kept?: boolean;
  /** Prices have changed since they were shown. */
  pricesChanged?: boolean;
  /** How it is paid; named on the button if it is M-Pesa. */
  method?: 'mpesa' | 'card';
  /** Where the user's running payment for this course is shown. */
  payingHref?: string;
  /** Pays the selection, or enrols in what is free. */
  onBuy: () => Promise<FormOutcome>;
  busy?: boolean;
  /** For visitors: the sign-in path. With a selection, `onBuy` keeps it and goes there. */
  signInHref?: string;
}

export interface OfferInput extends BuyingView {
  units: readonly Unit[];
  /** The number of the first unit in its course. Default 1. */
  firstNumber?: number;
  chosen: readonly string[];
  languages?: readonly string[];
  enrolled: boolean;
  continueHref?: string;
  progress: Progress;
}

/** The units that a price is asked for: neither owned nor free. */
export const sellable = (units: readonly Unit[]) => units.filter(({ owned, price }) => !owned && price > 0);

/** What is offered to a person now, for the purchase card and the bar. */
export function offerOf(input: OfferInput): Offer {
  const { units, firstNumber = 1, chosen, enrolled, quoted, total, quoting = false } = input;
  const missing = units.filter((unit) => !unit.owned);
  const sold = sellable(units);
  const picked = sold.filter((unit) => chosen.includes(unit._id));
  // All that has a price: the free units come with it.
  const taken = picked.length === sold.length ? missing : picked;
  const state = input.payingHref
    ? 'paying'
    : missing.length === 0
      ? 'owned'
      : sold.length === 0
        ? 'free'
        : picked.length > 0
          ? 'chosen'
          : 'choose';
  const counted = state === 'chosen' ? taken : missing.length === 0 ? units : missing;
  const sum = (of: (unit: Unit) => number) => counted.reduce((all, unit) => all + of(unit), 0);
  return {
    state,
    lines: (state === 'chosen' ? picked : []).map(({ _id: id, title, price }) => ({
      id,
      label: `${firstNumber + units.findIndex((unit) => unit._id === id)}. ${title}`,
      price: quoted?.[id] ?? price,
    })),
    total: state === 'free' ? 0 : total,
    updating: state === 'chosen' && quoting,
    from: sold.length > 0 ? Math.min(...sold.map(({ price }) => price)) : undefined,
    lessons: sum(({ lessons }) => lessons.length),
    minutes: sum(({ minutes }) => minutes),
    bytes: sum(({ weightBytes }) => weightBytes),
    languages: state === 'owned' ? [] : input.languages,
    method: input.method,
    kept: input.kept,
    changed: input.pricesChanged && state === 'chosen',
    notice: sold.length > 0 ? (input.notice ?? undefined) : undefined,
    busy: input.busy,
    continueHref: enrolled ? input.continueHref : undefined,
    progress: enrolled ? input.progress : undefined,
    signInHref: input.signInHref,
    chooseHref: '#units',
    payingHref: input.payingHref,
    onBuy: input.onBuy,
  };
}
