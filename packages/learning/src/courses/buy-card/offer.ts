import type { Progress } from '@digiken/contract';
import type { FormOutcome } from '@digiken/ui/internal/types';

export interface OfferLine {
  id: string;
  label: string;
  /** Whole Kenyan shillings; 0 is shown as "Free". */
  price: number;
}

/** What a course offers a person now. */
export interface Offer {
  /**
   * `choose`: nothing is chosen yet; `chosen`: units to pay for; `free`: all that is left costs nothing; `owned`:
   * nothing is left; `paying`: a payment is under way.
   */
  state: 'choose' | 'chosen' | 'free' | 'owned' | 'paying';
  /** The chosen units. */
  lines: readonly OfferLine[];
  /** The server's total in whole shillings; while it calculates, the last one. Null until the first is known. */
  total: number | null;
  /** The server calculates a new total. */
  updating?: boolean;
  /** The lowest price of a unit, in whole shillings. */
  from?: number;
  /** Of the choice, or of the course while nothing is chosen. */
  lessons: number;
  minutes: number;
  bytes: number;
  /** BCP 47 tags. */
  languages?: readonly string[];
  /** How it is paid; named on the button if it is M-Pesa. */
  method?: 'mpesa' | 'card';
  /** The choice was made before the person signed in: they go on with it. */
  kept?: boolean;
  /** Prices have changed since they were shown: the new ones are asked again. */
  changed?: boolean;
  /** Why units with a price cannot be bought here, as one sentence. */
  notice?: string;
  busy?: boolean;
  /** The person is enrolled: where the course goes on, and how far they are. */
  continueHref?: string;
  progress?: Progress;
  /** For visitors: where they log in. Their choice is kept. */
  signInHref?: string;
  /** Where units are chosen. */
  chooseHref?: string;
  /** The running payment. */
  payingHref?: string;
  /** Pays, or enrols in what is free. */
  onBuy: () => Promise<FormOutcome>;
}

/** True while the offer cannot be bought on this site. */
export const isBarred = (offer: Offer) => offer.state === 'chosen' && Boolean(offer.notice);
