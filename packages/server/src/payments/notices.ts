import { plainEmail } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { accountsByEmail } from '../users';
import { notifyUser, notifyUsers } from '../notifications';
import type { Deps } from '../platform/services';
import { areaOf } from './orders/area';
import type { gifts, orders } from './tables';

type Order = typeof orders.$inferSelect;

const ofOrder = (order: Order) => ({
  orderId: order.id,
  course: order.courseTitle,
  area: areaOf(order),
});

/** Tells the buyer that the money has arrived. An order without a price is the buyer's own act. */
export async function notePaid(deps: Deps<'clock'>, order: Order): Promise<void> {
  if (order.userId === null || order.total === 0) return;
  await notifyUser(deps, {
    userId: order.userId,
    subject: { type: 'payment', ...ofOrder(order) },
    event: order.id,
  });
}

/** @param problem `event`: identifies the payment or the attempt */
export async function noteProblem(
  deps: Deps<'clock'>,
  order: Order,
  { outcome, event }: { outcome: 'held' | 'failed'; event: string },
): Promise<void> {
  if (order.userId === null) return;
  await notifyUser(deps, {
    userId: order.userId,
    subject: { type: 'payment-problem', ...ofOrder(order), outcome },
    event,
  });
}

export async function noteRefund(
  deps: Deps<'clock'>,
  order: Order,
  { refundId, approved }: { refundId: string; approved: boolean },
): Promise<void> {
  if (order.userId === null) return;
  await notifyUser(deps, {
    userId: order.userId,
    subject: { type: 'refund', ...ofOrder(order), approved },
    event: refundId,
  });
}

/** Tells the owner of the recipient's address, if there is one. The code is in the mail only. */
export async function noteGift(
  deps: Deps<'clock'>,
  order: Order,
  gift: typeof gifts.$inferSelect,
): Promise<void> {
  const { owner } = await accountsByEmail(deps.db, plainEmail(gift.recipientEmail));
  // Only learners can claim gifts.
  if (owner === undefined || owner.role !== 'user' || owner.id === order.userId) return;
  await notifyUser(deps, {
    userId: owner.id,
    subject: { type: 'gift', from: order.buyerName, course: order.courseTitle },
    event: order.id,
  });
}

/** Tells the members of the hub whom a seat opens something. */
export async function noteSeats(
  deps: Deps<'clock'>,
  order: Order,
  hub: { id: string; name: string },
): Promise<void> {
  const { id, courseId } = order;
  if (courseId === null) return;
  await notifyUsers(deps, {
    who: sql`
      select m.user_id from hub_members m
      where m.hub_id = ${hub.id} and m.user_id is distinct from ${order.userId} and exists (
        select 1 from order_lines l
        where l.order_id = ${id} and l.unit_id is not null and not exists (
          select 1 from enrolments e
          where e.user_id = m.user_id and e.course_id = ${courseId} and e.state = 'active' and (e.whole or exists (
            select 1 from enrolment_units b where b.enrolment_id = e.id and b.unit_id = l.unit_id))))`,
    subject: {
      type: 'seats',
      hub: { _id: hub.id, name: hub.name },
      course: { _id: courseId, name: order.courseTitle },
    },
    event: id,
  });
}
