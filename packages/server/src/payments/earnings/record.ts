import { EARNING_HOLD_DAYS } from '@digiken/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { earnings, type orderLines } from '../tables';

type Line = Pick<typeof orderLines.$inferSelect, 'orderId' | 'position' | 'instructorId' | 'share'>;

const HOLD_MS = EARNING_HOLD_DAYS * 86_400_000;

/** Records the instructors' shares of an order (spec 11.27). Call it in the transaction that pays the order. */
export async function addEarnings({ db, clock }: Deps<'clock'>, lines: readonly Line[]): Promise<void> {
  const now = clock.now();
  const rows = lines.flatMap(({ orderId, position, instructorId, share }) =>
    instructorId === null || share === 0
      ? []
      : [
          {
            id: newId(),
            orderId,
            position,
            instructorId,
            share,
            payableAt: new Date(now.getTime() + HOLD_MS),
            createdAt: now,
          },
        ],
  );
  if (rows.length > 0) await db.insert(earnings).values(rows);
}

/** Reverses the shares of a refunded order. Call it in the transaction that books the refund. */
export async function reverseEarnings({ db, clock }: Deps<'clock'>, orderId: string): Promise<void> {
  await db
    .update(earnings)
    .set({ reversedAt: clock.now() })
    .where(and(eq(earnings.orderId, orderId), isNull(earnings.reversedAt)));
}
