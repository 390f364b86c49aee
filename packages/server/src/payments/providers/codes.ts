import type { PaymentProblem } from '@digiken/contract/constants';

/** Result codes of M-Pesa, and of Paystack in words, by what they mean for the payer (spec 11.6). */
const PROBLEMS: Record<string, PaymentProblem> = {
  '1': 'balance',
  '3': 'over-limit',
  '4': 'over-limit',
  '8': 'over-limit',
  '17': 'repeated',
  '26': 'busy',
  '1001': 'busy',
  '500.003.02': 'busy',
  '500.003.03': 'busy',
  'no-token': 'busy',
  '1019': 'no-answer',
  '1037': 'no-answer',
  '1025': 'prompt',
  '9999': 'prompt',
  '1032': 'cancelled',
  '2001': 'wrong-pin',
  '8006': 'pin-locked',
  '2028': 'our-mistake',
  SFC_IC0003: 'our-mistake',
  failed: 'declined',
  abandoned: 'cancelled',
};

/** What to tell the payer about a provider's result code. */
export const problemOf = (code: string): PaymentProblem => PROBLEMS[code] ?? 'other';

/** Queries answer so while the payer has not decided. */
export const PENDING_CODES: readonly string[] = ['4999', '500.001.1001'];
