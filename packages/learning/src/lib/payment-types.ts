/** What a buyer pays for. Amounts are whole Kenyan shillings. */
export interface CheckoutOrder {
  /** The course. */
  title: string;
  image?: string;
  lines: readonly { id: string; title: string; price: number }[];
  discount: number;
  total: number;
  /** Included in the total. */
  vat: number;
}

/** `seats`: for members of the buyer's hub. `gift`: for somebody else. */
export type OrderKind = 'own' | 'seats' | 'gift';

export type PaymentMethod = 'mpesa' | 'card';

/** Why an attempt failed: the contract's PAYMENT_PROBLEMS. */
export type PaymentProblemView =
  | 'balance'
  | 'over-limit'
  | 'repeated'
  | 'busy'
  | 'no-answer'
  | 'prompt'
  | 'cancelled'
  | 'wrong-pin'
  | 'pin-locked'
  | 'our-mistake'
  | 'declined'
  | 'other';
