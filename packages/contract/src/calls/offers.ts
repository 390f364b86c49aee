import { z } from 'zod';
import { defineCall } from '../call';
import { COUPON_KINDS, LIMITS, PAYMENT_TEXTS } from '../constants';
import { Email, Id, Quote, Shillings, Timestamp } from '../entities';
import { pageOf, PageQuery, Said } from '../paging';
import { offerRoutes } from '../routes/offers';
import { Choice } from './learning';
import { CouponCode, Order } from './payments';
import { plainCode } from '../values/typed-text';

const ById = z.object({ id: Id });

const Expiry = z.iso
  .datetime({ offset: true, error: 'Use a date and time like 2026-12-31T21:00:00Z' })
  .nullable();
const MaxUses = z
  .number({ error: 'Enter a whole number of uses' })
  .int('Enter a whole number of uses')
  .min(1, 'A coupon has at least one use')
  .max(100_000, 'A coupon can have 100,000 uses at most')
  .nullable();

export const Coupon = z.object({
  _id: Id,
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  /** Percent, or whole shillings; 100 for a bursary. */
  value: z.number().int(),
  /** Null: for every course. */
  course: z.object({ _id: Id, name: z.string() }).nullable(),
  /** Whose bursary it is. */
  person: z.object({ _id: Id, name: z.string(), email: z.string() }).nullable(),
  expiresAt: Timestamp.nullable(),
  /** Null: no limit. */
  maxUses: z.number().int().nullable(),
  /** Orders that use it: paid ones, and open ones, which keep their use for 30 minutes. */
  uses: z.number().int(),
  active: z.boolean(),
  createdAt: Timestamp,
});
export type Coupon = z.infer<typeof Coupon>;

export const quotePayment = defineCall(offerRoutes.quotePayment, {
  summary: 'Price of a choice with a coupon; 422 with the reason if the coupon cannot be used',
  body: z.object({ courseId: Id, choice: Choice, coupon: CouponCode.optional() }),
  answer: z.object({
    data: Quote.extend({
      /** Whole shillings that the coupon takes off; `total` and `lines` are what is left. */
      couponDiscount: Shillings,
      coupon: z.string().nullable(),
    }),
  }),
});

export const applyCoupon = defineCall(offerRoutes.applyCoupon, {
  summary:
    'Use a coupon for an open order, or none (null). An order that then costs nothing is paid at once. 409 once a payment has begun',
  params: ById,
  body: z.object({ coupon: CouponCode.nullable() }),
  answer: z.object({ message: z.string(), data: Order }),
});

export const listCoupons = defineCall(offerRoutes.listCoupons, {
  summary: 'Coupons, newest first: an instructor’s own courses’, or all',
  query: PageQuery.extend({ courseId: Id.optional() }),
  answer: pageOf(Coupon),
});

export const createCoupon = defineCall(offerRoutes.createCoupon, {
  summary:
    'Add a coupon. Only administrators add one for every course. A bursary is for the learner with this address and can be used once',
  body: z.object({
    /** Absent: the server makes one. */
    code: z
      .string()
      .overwrite(plainCode)
      .toUpperCase()
      .regex(
        new RegExp(`^[A-Z0-9-]{4,${PAYMENT_TEXTS.couponMax}}$`),
        'A code has 4 to 20 letters, digits and hyphens',
      )
      .optional(),
    kind: z.enum(COUPON_KINDS, { error: 'Choose what the coupon does' }),
    /** Percent, or whole shillings; not for a bursary. */
    value: z
      .number({ error: 'Enter a whole number' })
      .int('Enter a whole number')
      .min(1, 'Enter at least 1')
      .max(LIMITS.priceMax, 'That is more than a course can cost')
      .optional(),
    courseId: Id.nullable(),
    email: Email.optional(),
    expiresAt: Expiry,
    maxUses: MaxUses,
  }),
  answer: z.object({ message: z.string(), data: Coupon }),
  status: 201,
});

export const updateCoupon = defineCall(offerRoutes.updateCoupon, {
  summary: 'Change when a coupon ends; its value never changes',
  params: ById,
  body: z.object({ active: z.boolean(), expiresAt: Expiry, maxUses: MaxUses }),
  answer: z.object({ message: z.string(), data: Coupon }),
});

export const removeCoupon = defineCall(offerRoutes.removeCoupon, {
  summary: 'Delete a coupon that no order has used; 409 otherwise',
  params: ById,
  answer: Said,
});
