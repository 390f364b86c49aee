import { useState } from 'react';
import type { Offer } from './offer';
import { type OfferInput, offerOf } from './offer-of';

/** The offer; while the server calculates, the last total stays in view, marked as updating. */
export function useOffer(input: OfferInput): Offer {
  const { total } = input;
  const [lastTotal, setLastTotal] = useState(total);
  if (total !== null && total !== lastTotal) setLastTotal(total);
  return offerOf({ ...input, total: total ?? lastTotal, quoting: input.quoting || total === null });
}
