import type { Choice } from '../../enrolment';
import type { Database } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { written } from '../../platform/language';
import { placeForOthers } from '../orders/place-for-others';
import { gifts } from '../tables';

export interface NewGift {
  courseId: string;
  choice: Choice;
  expectedTotal: number;
  key: string | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
}

/**
 * Orders a choice for somebody else (spec 11.35).
 * @returns the order's id
 * @throws {HttpError} as {@link placeForOthers}
 */
export function orderGift(
  deps: Deps<'clock' | 'config'> & { db: Database },
  caller: Caller,
  { recipientName, recipientEmail, message, ...order }: NewGift,
): Promise<string> {
  return placeForOthers(deps, caller, { ...order, kind: 'gift' }, async (tx, orderId) => {
    await tx.insert(gifts).values({
      orderId,
      recipientName,
      recipientEmail,
      ...written({ message }),
      createdAt: deps.clock.now(),
    });
  });
}
