import { eq } from 'drizzle-orm';
import { enqueue } from '../platform/jobs';
import type { Deps, Services } from '../platform/services';
import type { Mail } from '../platform/mail';
import { areaOf } from './orders/area';
import { receiptOf } from './receipts/read';
import { receiptFile } from './receipts/task';
import { gifts, orders, paymentOutbox } from './tables';
import { giftMail, receiptMail, refundedMail, returnedMail } from './wording';

export const MAIL_JOB = 'payment-mail';

/** `to`: absent for the buyer. */
type Text = Omit<Mail, 'to'> & { to?: string };
type Order = typeof orders.$inferSelect;

interface NewMail {
  /** A second mail with the same key is not added, at any time. */
  dedup: string;
  kind: 'receipt' | 'refunded' | 'gift';
  /** `held`: of a refund of money that paid nothing. `code` of a gift; it is deleted once the mail is sent. */
  payload: { orderId: string; amount?: number; held?: boolean; code?: string };
}

/** Adds a mail in the transaction of its event. A job sends it after the commit. */
export async function addMail(
  { db: tx, clock }: Deps<'clock'>,
  { dedup, kind, payload }: NewMail,
): Promise<void> {
  const [row] = await tx
    .insert(paymentOutbox)
    .values({ dedup, kind, payload, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: paymentOutbox.id });
  if (row) await enqueue(tx, { kind: MAIL_JOB, key: row.id, runAt: clock.now() });
}

/**
 * Sends a mail of the outbox, once. A process that is killed between sending and noting it sends it again under the
 * same Message-ID.
 */
export async function sendMail(
  { db, clock, mail, config, workers }: Pick<Services, 'db' | 'clock' | 'mail' | 'config' | 'workers'>,
  id: string,
): Promise<void> {
  const [row] = await db.select().from(paymentOutbox).where(eq(paymentOutbox.id, id));
  if (!row || row.sentAt !== null) return;
  const { orderId, amount = 0, held = false, code = '' } = row.payload as NewMail['payload'];
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order) {
    const page = order.receiptNo === null ? 'checkout' : 'receipts';
    const url = `${config.publicUrl}/${areaOf(order)}/${page}/${order.id}`;
    const texts: Record<NewMail['kind'], () => Text | Promise<Text | undefined>> = {
      receipt: () => mailReceipt({ db, config, workers }, order, url),
      refunded: () => (held ? returnedMail : refundedMail)(order, amount, url),
      gift: () => mailOfGift({ db, config }, order, code),
    };
    const text = await texts[row.kind as NewMail['kind']]();
    if (text) await mail.send({ to: order.buyerEmail, ...text, id: row.id });
  }
  await db
    .update(paymentOutbox)
    .set({ sentAt: clock.now(), ...(code !== '' && { payload: { orderId } }) })
    .where(eq(paymentOutbox.id, id));
}

async function mailReceipt(
  deps: Deps<'config' | 'workers'>,
  order: Order,
  url: string,
): Promise<Text | undefined> {
  const receipt = await receiptOf(deps, order);
  if (!receipt) return undefined;
  const { name, pdf } = await receiptFile(deps, receipt);
  return { ...receiptMail(receipt, url), attachment: { name, type: 'application/pdf', content: pdf } };
}

async function mailOfGift(
  { db, config }: Deps<'config'>,
  order: Order,
  code: string,
): Promise<Text | undefined> {
  const [gift] = await db.select().from(gifts).where(eq(gifts.orderId, order.id));
  // An administrator may have approved a refund in between.
  if (!gift || order.state !== 'paid') return undefined;
  // Browsers never send the part behind # to a server.
  const url = `${config.publicUrl}/console/gift#${code}`;
  return { to: gift.recipientEmail, ...giftMail(order, gift, { code, url }) };
}
