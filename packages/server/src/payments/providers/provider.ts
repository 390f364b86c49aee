import type { PaymentProviderName } from '@digiken/contract/constants';

/** What a provider needs to know to ask for money. */
export interface AttemptToStart {
  id: string;
  reference: string;
  /** Whole shillings. */
  amount: number;
  /** 254…; null for cards. */
  phone: string | null;
  email: string;
  /** Where the provider reports the result. */
  callbackUrl: string;
  /** Where the payer comes back to from the provider's page. */
  returnUrl: string;
}

export interface AttemptToCheck {
  reference: string;
  checkoutRequestId: string | null;
  amount: number;
}

/** `waiting`: the payer has been asked. `unknown`: no answer, so the payer may have been asked. */
export type Started =
  | { kind: 'waiting'; merchantRequestId?: string; checkoutRequestId?: string; payUrl?: string }
  | { kind: 'failed'; code: string }
  | { kind: 'unknown' };

/**
 * `pending`: not decided yet. `unknown`: the provider could not be asked, or gave no answer; nothing follows from it.
 * `busy`: ask again at that time, because only one process may ask a second.
 */
export type Checked =
  | { kind: 'paid'; receipt: string | null; amount: number }
  | { kind: 'failed'; code: string }
  | { kind: 'pending' }
  | { kind: 'unknown' }
  | { kind: 'busy'; until: Date };

/** `sent`: the result comes later. `unknown` is checked and never sent again. */
export type Refunded =
  | { kind: 'sent'; providerId: string }
  | { kind: 'done' }
  | { kind: 'failed'; code: string }
  | { kind: 'unknown' };

/** A payment that a provider lists. */
export interface Listed {
  receipt: string;
  amount: number;
  reference: string;
  at: Date;
}

/** Calls of a provider. They throw only for mistakes of ours; never call them in a transaction. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  start(attempt: AttemptToStart): Promise<Started>;
  check(attempt: AttemptToCheck): Promise<Checked>;
  refund(money: { receipt: string; amount: number; resultUrl: string; reason: string }): Promise<Refunded>;
  /** Payments of the last hours, if the provider lists them; undefined without an answer. */
  list?(since: Date): Promise<Listed[] | undefined>;
}

export type Providers = Partial<Record<PaymentProviderName, PaymentProvider>>;
