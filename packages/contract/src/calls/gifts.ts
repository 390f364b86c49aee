import { z } from 'zod';
import { defineCall } from '../call';
import { GIFT_STATES, LIMITS } from '../constants';
import { Email, Id, Quote, Shillings, TextLanguage, Timestamp } from '../entities';
import { optionalText, pageOf, PageQuery, typedCode, typedName } from '../paging';
import { giftRoutes } from '../routes/gifts';
import { Choice } from './learning';
import { Order } from './payments';

const ById = z.object({ id: Id });
const GiftChoice = z.object({ courseId: Id, choice: Choice });
/** As it is typed or pasted: spaces, dashes and small letters do not matter. */
const Code = z.object({ code: typedCode('the code of the gift', 60) });

/** A gift as its buyer sees it. */
export const Gift = z.object({
  _id: Id,
  orderId: Id,
  course: z.object({ _id: Id.nullable(), name: z.string() }),
  recipient: z.object({ name: z.string(), email: z.string() }),
  total: Shillings,
  state: z.enum(GIFT_STATES),
  createdAt: Timestamp,
  claimedAt: Timestamp.nullable(),
});
export type Gift = z.infer<typeof Gift>;

export const quoteGift = defineCall(giftRoutes.quoteGift, {
  summary: 'Price of a choice for somebody else: what the caller has already does not count',
  body: GiftChoice,
  answer: z.object({ data: Quote }),
});

export const orderGift = defineCall(giftRoutes.orderGift, {
  summary:
    'Order a choice for somebody else. Once it is paid, the recipient gets a mail with a code. 409 where the total is no longer the one shown',
  body: GiftChoice.extend({
    expectedTotal: Shillings,
    recipientName: typedName('the name of the person', LIMITS.nameMax),
    recipientEmail: Email,
    message: optionalText(LIMITS.giftMessageMax),
  }),
  answer: z.object({ data: Order }),
  status: 201,
});

export const listGifts = defineCall(giftRoutes.listGifts, {
  summary: 'Gifts of the caller, newest first. Orders that were given up are left out',
  query: PageQuery,
  answer: pageOf(Gift),
});

export const resendGift = defineCall(giftRoutes.resendGift, {
  summary:
    'Send the mail again, with a new code; codes of earlier mails stop working. 409 once it is claimed',
  params: ById,
  answer: z.object({ message: z.string(), data: Gift }),
});

/** A gift as its code shows it. */
export const OpenedGift = z.object({
  from: z.string(),
  message: z.string(),
  messageLanguage: TextLanguage,
  course: z.object({ _id: Id, name: z.string() }),
  /** Titles of the units; null for the whole course. */
  units: z.array(z.string()).nullable(),
});
export type OpenedGift = z.infer<typeof OpenedGift>;

export const readGift = defineCall(giftRoutes.readGift, {
  summary: 'What a code is for, and why the caller cannot claim it, if so',
  body: Code,
  answer: z.object({ data: z.object({ gift: OpenedGift.nullable(), problem: z.string().nullable() }) }),
});

export const claimGift = defineCall(giftRoutes.claimGift, {
  summary: 'Take a gift: its units open. 404 for an unknown code, 409 if it is used or was refunded',
  body: Code,
  answer: z.object({ message: z.string(), data: z.object({ courseId: Id }) }),
});
