import { IDEMPOTENCY_HEADER } from '@digiken/contract/constants';
import { paymentRequired } from '../../platform/http/errors';
import type { PaymentServices } from '../context';

const OFF =
  'Payments are not set up on this site yet, so nothing can be bought here. Nothing has been charged.';

/** @throws {HttpError} 402 on a site without a payment provider */
export function requirePayments({ providers }: Pick<PaymentServices, 'providers'>): void {
  if (Object.keys(providers).length === 0) throw paymentRequired(OFF);
}

/** The Idempotency-Key of a request; null if it has none. */
export function keyOf(request: { headers: Record<string, string | string[] | undefined> }): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return key === undefined ? null : String(key);
}
