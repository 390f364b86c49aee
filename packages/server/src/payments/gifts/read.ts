import type { Gift } from '@digiken/contract';
import type { GiftState } from '@digiken/contract/constants';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { conflict, notFound } from '../../platform/http/errors';
import { countTry } from '../../platform/rate-limit';
import type { Deps } from '../../platform/services';
import { gifts, orders } from '../tables';
import { mailGift } from './code';

const NO_GIFT = 'There is no such gift.';
const CANNOT_SEND = 'This gift is claimed, refunded or not paid, so no mail can be sent.';
const TOO_MANY_MAILS = 'This mail was sent several times. Wait an hour, then try again.';

type Row = Awaited<ReturnType<typeof selectGifts>>[number];

const selectGifts = (db: Executor) =>
  db
    .select({ id: orders.id, createdAt: orders.createdAt, gift: gifts, order: orders })
    .from(orders)
    .innerJoin(gifts, eq(gifts.orderId, orders.id));

function stateOf({ order, gift }: Row): GiftState {
  if (order.state === 'refunded') return 'refunded';
  if (order.state !== 'paid') return 'unpaid';
  return gift.claimedAt === null ? 'ready' : 'claimed';
}

const toGift = (row: Row): Gift => ({
  _id: row.gift.id,
  orderId: row.order.id,
  course: { _id: row.order.courseId, name: row.order.courseTitle },
  recipient: { name: row.gift.recipientName, email: row.gift.recipientEmail },
  total: row.order.total,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  claimedAt: row.gift.claimedAt?.toISOString() ?? null,
});

/** Gifts that a person ordered, newest first. Orders that were given up before anybody paid are left out. */
export async function listGifts(
  db: Executor,
  { userId, cursor }: { userId: string; cursor: string | undefined },
) {
  const own = and(
    eq(orders.userId, userId),
    eq(orders.kind, 'gift'),
    notInArray(orders.state, ['cancelled', 'expired']),
  );
  const { rows, ...ends } = await keyPage<Row>(cursor, byCreation(orders), ({ where, orderBy, limit }) =>
    selectGifts(db)
      .where(and(own, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: rows.map(toGift), ...ends };
}

async function findOwn(db: Executor, { id, userId }: { id: string; userId: string }): Promise<Row> {
  const [row] = await selectGifts(db).where(and(eq(gifts.id, id), eq(orders.userId, userId)));
  if (!row) throw notFound(NO_GIFT);
  return row;
}

/**
 * Sends the mail of a gift again, with a new code.
 * @throws {HttpError} 404 for another person's gift, 409 unless it waits for its recipient, 429 after five mails in
 *   an hour
 */
export async function resendGift(
  { db, clock }: Deps<'clock'> & { db: Database },
  own: { id: string; userId: string },
): Promise<Gift> {
  const { order } = await findOwn(db, own);
  await countTry(
    { db, clock },
    { message: TOO_MANY_MAILS, limits: [{ key: `gift-mail:${own.id}`, max: 5, windowSeconds: 3600 }] },
  );
  await db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    if (stateOf(await findOwn(tx, own)) !== 'ready') throw conflict(CANNOT_SEND);
    await mailGift({ db: tx, clock }, order.id);
  });
  return toGift(await findOwn(db, own));
}
