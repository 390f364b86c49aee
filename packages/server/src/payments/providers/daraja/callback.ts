import { z } from 'zod';
import { timeOf } from './client';

const Item = z.object({ Name: z.string(), Value: z.union([z.string(), z.number()]).optional() });

/** The result of a prompt. The list of details is missing for failures, and has more names than documented. */
const StkCallback = z.object({
  Body: z.object({
    stkCallback: z.object({
      MerchantRequestID: z.string().optional(),
      CheckoutRequestID: z.string(),
      ResultCode: z.union([z.string(), z.number()]),
      CallbackMetadata: z.object({ Item: z.array(Item) }).optional(),
    }),
  }),
});

const C2b = z.object({
  TransID: z.string().min(1),
  BusinessShortCode: z.union([z.string(), z.number()]).optional(),
  TransAmount: z.union([z.string(), z.number()]),
  BillRefNumber: z.string().optional(),
  TransTime: z.union([z.string(), z.number()]).optional(),
});

const Result = z.object({
  Result: z.object({ ResultCode: z.union([z.string(), z.number()]), ConversationID: z.string().optional() }),
});

export type MpesaReport =
  | { kind: 'paid'; checkoutRequestId: string; receipt: string | null; amount: number; at: Date }
  | { kind: 'failed'; checkoutRequestId: string; code: string }
  | { kind: 'c2b'; receipt: string; amount: number; reference: string; at: Date; paidTo: string | null }
  | { kind: 'result'; code: string }
  | { kind: 'unreadable' };

/** Whole shillings; undefined for anything else, such as cents. */
function toShillings(value: string | number | undefined): number | undefined {
  const amount = Number(value);
  return Number.isInteger(amount) && amount > 0 && amount < 2 ** 31 ? amount : undefined;
}

/** Reads what M-Pesa sent to a callback's address. */
export function readReport(body: unknown, now: Date): MpesaReport {
  const stk = StkCallback.safeParse(body);
  if (stk.success) {
    const { CheckoutRequestID, ResultCode, CallbackMetadata } = stk.data.Body.stkCallback;
    if (String(ResultCode) !== '0')
      return { kind: 'failed', checkoutRequestId: CheckoutRequestID, code: String(ResultCode).slice(0, 40) };
    const detail = (name: string) => CallbackMetadata?.Item.find(({ Name }) => Name === name)?.Value;
    const amount = toShillings(detail('Amount'));
    if (amount === undefined) return { kind: 'unreadable' };
    const receipt = detail('MpesaReceiptNumber');
    return {
      kind: 'paid',
      checkoutRequestId: CheckoutRequestID,
      receipt: receipt === undefined || receipt === '' ? null : String(receipt).slice(0, 40),
      amount,
      at: timeOf(String(detail('TransactionDate') ?? ''), now),
    };
  }
  const c2b = C2b.safeParse(body);
  if (c2b.success) {
    const { TransID, TransAmount, BillRefNumber = '', TransTime = '', BusinessShortCode } = c2b.data;
    const amount = toShillings(TransAmount);
    if (amount === undefined) return { kind: 'unreadable' };
    const at = timeOf(String(TransTime), now);
    return {
      kind: 'c2b',
      receipt: TransID.slice(0, 40),
      amount,
      reference: BillRefNumber.slice(0, 40),
      at,
      paidTo: BusinessShortCode === undefined ? null : String(BusinessShortCode),
    };
  }
  const result = Result.safeParse(body);
  return result.success
    ? { kind: 'result', code: String(result.data.Result.ResultCode).slice(0, 40) }
    : { kind: 'unreadable' };
}
