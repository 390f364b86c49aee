import type { MoneySource, PaymentProviderName } from '@digiken/contract/constants';

/** A provider says that money has arrived. */
export interface Evidence {
  provider: PaymentProviderName;
  source: MoneySource;
  /** The provider's code of the transaction; null if the report has none. */
  receipt: string | null;
  /** Whole shillings. */
  amount: number;
  /** The account number of the payment. */
  reference?: string;
  /** The token of the callback's address. Names the attempt together with `checkoutRequestId`. */
  token?: string;
  checkoutRequestId?: string;
  /** The order itself, of a deposit that an administrator records. */
  orderId?: string;
  at: Date;
  /** The provider's own query denies it, so an administrator decides. */
  contradicted?: boolean;
  /** What an administrator wrote about it. */
  note?: string;
}

export interface Settlement {
  /**
   * `applied`: the order is paid now. `held`: an administrator decides. `duplicate`: known already. `filled`: known,
   * and its receipt is known now.
   */
  outcome: 'applied' | 'held' | 'duplicate' | 'filled';
  moneyId: string;
  orderId: string | null;
}
