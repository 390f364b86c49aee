import { z } from 'zod';
import { defineCall } from '../call';
import { ATTEMPT_STATES, ORDER_KINDS, ORDER_STATES, PAYMENT_PROBLEMS, PAYMENT_PROVIDERS } from '../constants';
import { Id, Shillings, Timestamp } from '../entities';
import { optionalName, pageOf, PageQuery, typedCode } from '../paging';
import { plainCode } from '../values/typed-text';
import { paymentRoutes } from '../routes/payments';
import { Choice } from './learning';

/** A coupon's code as people type it: spaces and small letters do not matter. */
export const CouponCode = z
  .string({ error: 'Enter the code' })
  .overwrite(plainCode)
  .min(1, 'Enter the code')
  .max(40, 'A code has 20 letters at most');

const ById = z.object({ id: Id });

export const getPaymentOptions = defineCall(paymentRoutes.getPaymentOptions, {
  summary: 'The ways to pay on this site',
  answer: z.object({
    data: z.object({
      mpesa: z.boolean(),
      cards: z.boolean(),
      /** Payments are simulated: pages say “Test: no money moves.” */
      test: z.boolean(),
      /** The simulator's page on this machine, on which payments are approved by hand. */
      simulator: z.string().nullable(),
      /** For payments by hand. */
      paybill: z.string().nullable(),
    }),
  }),
});

/** A try to pay. `problem` says why it failed; `code` is the provider's code, for the help desk. */
export const PaymentAttempt = z.object({
  _id: Id,
  provider: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(ATTEMPT_STATES),
  problem: z.enum(PAYMENT_PROBLEMS).nullable(),
  code: z.string().nullable(),
  amount: Shillings,
  /** In full for its payer until it is paid (spec 17.51); otherwise only its last three digits. */
  phone: z.string().nullable(),
  /** The account number, if the payer pays to the paybill by hand. */
  reference: z.string(),
  /** The provider's page, for cards. */
  payUrl: z.string().nullable(),
  /** Seconds since it began. */
  seconds: z.number().int().min(0),
  createdAt: Timestamp,
  /** When it failed or was paid; null before that. */
  endedAt: Timestamp.nullable(),
});
export type PaymentAttempt = z.infer<typeof PaymentAttempt>;

/** Money of an order that goes back to the payer. */
export const MoneyReturn = z.object({
  amount: Shillings,
  /** `coming`: approved and not carried out yet. */
  state: z.enum(['coming', 'done']),
  /** When it was approved, or carried out. */
  at: Timestamp,
});
export type MoneyReturn = z.infer<typeof MoneyReturn>;

export const OrderLine = z.object({
  unitId: Id.nullable(),
  title: z.string(),
  listPrice: Shillings,
  price: Shillings,
});

/** What the waiting page asks for again and again. */
export const OrderProgress = z.object({
  _id: Id,
  state: z.enum(ORDER_STATES),
  total: Shillings,
  receiptNo: z.string().nullable(),
  /** Money has arrived that an administrator has to look at. */
  held: z.boolean(),
  /** Oldest first. */
  returns: z.array(MoneyReturn),
  attempt: PaymentAttempt.nullable(),
});
export type OrderProgress = z.infer<typeof OrderProgress>;

export const Order = OrderProgress.extend({
  kind: z.enum(ORDER_KINDS),
  /** How many times each line is bought; its price is that of all of them. 1 for other orders than seats. */
  seats: z.number().int(),
  /** Who gets a gift. */
  recipient: z.object({ name: z.string(), email: z.string() }).nullable(),
  course: z.object({ _id: Id.nullable(), name: z.string() }),
  whole: z.boolean(),
  lines: z.array(OrderLine),
  listTotal: Shillings,
  discount: Shillings,
  /** The coupon's code and what it takes off; it is part of `discount`. */
  coupon: z.object({ code: z.string(), discount: Shillings }).nullable(),
  /** Included in the total. */
  vat: Shillings,
  /** Until then the prices hold. */
  expiresAt: Timestamp,
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  /** The provider's code of the payment. */
  paymentCode: z.string().nullable(),
  seller: z.object({ name: z.string(), kraPin: z.string().nullable() }),
  buyer: z.string(),
  /** The address that proves the receipt to others; null until it is paid. */
  verifyUrl: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

export const placeOrder = defineCall(paymentRoutes.placeOrder, {
  summary:
    'Order a choice that costs money, or get the open order for the same choice; 409 where the total is no longer the one shown (ask for a new quote) or another payment is in progress',
  body: z.object({
    courseId: Id,
    choice: Choice,
    expectedTotal: Shillings,
    coupon: CouponCode.optional(),
  }),
  answer: z.object({ data: Order }),
  status: 201,
});

export const getOrder = defineCall(paymentRoutes.getOrder, {
  summary: 'An order of the caller with its lines, its last attempt and, once paid, its receipt',
  params: ById,
  answer: z.object({ data: Order }),
});

export const getOrderState = defineCall(paymentRoutes.getOrderState, {
  summary: 'What became of an order; for pages that wait',
  params: ById,
  answer: z.object({ data: OrderProgress }),
});

export const payOrder = defineCall(paymentRoutes.payOrder, {
  summary:
    'Ask for the money: a prompt on the phone, or a page for cards. While one try is live, it is returned',
  params: ById,
  body: z.object({
    provider: z.enum(['mpesa', 'paystack'], { error: 'Choose M-Pesa or card' }),
    /** Without it, the number of the order's last try. */
    phone: optionalName(60).optional(),
  }),
  answer: z.object({ data: OrderProgress }),
  status: 202,
});

export const releaseAttempt = defineCall(paymentRoutes.releaseAttempt, {
  summary:
    'Let go of the try under way, so that another number can be asked. The provider is asked first: what it says of the try is in the answer; 409 if it cannot say',
  params: ById,
  answer: z.object({ data: OrderProgress }),
});

export const cancelOrder = defineCall(paymentRoutes.cancelOrder, {
  summary:
    'Give up an open order; 409 once it is paid. Money that still arrives for it is honoured, because a prompt cannot be taken back',
  params: ById,
  answer: z.object({ message: z.string(), data: OrderProgress }),
});

export const claimPaid = defineCall(paymentRoutes.claimPaid, {
  summary: '“I have paid”: checks the payment with the code of the provider’s message',
  params: ById,
  body: z.object({ code: typedCode('the code of the M-Pesa message', 20) }),
  answer: z.object({ message: z.string(), data: OrderProgress }),
});

export const ReceiptRow = z.object({
  _id: Id,
  receiptNo: z.string(),
  title: z.string(),
  total: Shillings,
  state: z.enum(ORDER_STATES),
  paidAt: Timestamp,
});
export type ReceiptRow = z.infer<typeof ReceiptRow>;

export const listReceipts = defineCall(paymentRoutes.listReceipts, {
  summary: 'Receipts of the caller, newest first',
  query: PageQuery,
  answer: pageOf(ReceiptRow),
});

/** A receipt as it is shown, printed and sent. Amounts are whole shillings; `total` includes `vat`. */
export const Receipt = z.object({
  /** The order's id. */
  _id: Id,
  receiptNo: z.string(),
  paidAt: Timestamp,
  seller: z.object({ name: z.string(), kraPin: z.string().nullable() }),
  buyer: z.string(),
  course: z.object({ _id: Id.nullable(), name: z.string() }),
  kind: z.enum(ORDER_KINDS),
  /** As in an order. */
  seats: z.number().int(),
  lines: z.array(OrderLine),
  listTotal: Shillings,
  discount: Shillings,
  /** The coupon that is part of the discount. */
  coupon: z.string().nullable(),
  total: Shillings,
  /** What arrived, if an administrator accepted another amount than the total. */
  received: Shillings,
  /** 0: no VAT is configured. */
  vat: Shillings,
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  /** The provider's code of the payment; null while it follows. */
  paymentCode: z.string().nullable(),
  /** Only its last three digits. */
  phone: z.string().nullable(),
  refunded: z.boolean(),
  /** Money that goes back to the payer, oldest first; also a second payment of the same order. */
  returns: z.array(MoneyReturn),
  /** Proves the receipt to others: a link, and the same as a QR code: an SVG path on a square of `size` units. */
  verify: z.object({
    code: z.string(),
    url: z.string(),
    qr: z.object({ size: z.number().int(), path: z.string() }),
  }),
});
export type Receipt = z.infer<typeof Receipt>;

export const getReceipt = defineCall(paymentRoutes.getReceipt, {
  summary: 'A receipt of the caller by its order; 404 until it is paid',
  params: ById,
  answer: z.object({ data: Receipt }),
});

export const getReceiptPdf = defineCall(paymentRoutes.getReceiptPdf, {
  summary: 'The same as a tagged PDF, in base64',
  params: ById,
  answer: z.object({ data: z.object({ name: z.string(), pdf: z.string() }) }),
});

/** A receipt as anyone with its link sees it. */
export const ReceiptCheck = z.object({
  receiptNo: z.string(),
  title: z.string(),
  total: Shillings,
  paidAt: Timestamp,
  refunded: z.boolean(),
});
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;

export const verifyReceipt = defineCall(paymentRoutes.verifyReceipt, {
  summary: 'Whether a receipt is genuine, for whoever has its link',
  params: z.object({ code: z.string().max(40) }),
  answer: z.object({ data: ReceiptCheck }),
});

export const receiveMpesa = defineCall(paymentRoutes.receiveMpesa, {
  summary: 'Where M-Pesa reports; its token is part of the address',
  params: z.object({ token: z.string().regex(/^[0-9a-f]{64}$/, 'This address is not complete') }),
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ ResultCode: z.number(), ResultDesc: z.string() }),
});

export const receivePaystack = defineCall(paymentRoutes.receivePaystack, {
  summary: 'Where Paystack reports; signed over its bytes',
  answer: z.object({ message: z.string() }),
});
