import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { receiptNumbers } from '../tables';

const NAIROBI = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', year: 'numeric' });

/**
 * The next receipt number, e.g. `2026-000123`: by year in Nairobi, without gaps. Call it last in the transaction
 * of the payment, because others wait for its lock.
 */
export async function nextReceiptNumber({ db: tx, clock }: Deps<'clock'>): Promise<string> {
  const year = Number(NAIROBI.format(clock.now()));
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning();
  return `${year}-${String(row?.last).padStart(6, '0')}`;
}

/** In the link that proves a receipt to whoever has it. */
export const newVerifyCode = (): string => randomBytes(12).toString('base64url');
