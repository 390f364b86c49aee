import { randomInt } from 'node:crypto';
import { plainCode } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { addMail } from '../outbox';
import { hashOf } from '../references';
import { gifts } from '../tables';

/** Without letters and digits that are read for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 characters in groups of four: 78 bits. */
const newCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** The hash by which a code is found, however it was typed. */
export const hashOfCode = (typed: string): string =>
  hashOf(
    plainCode(typed)
      .replace(/[^0-9a-z]/gi, '')
      .toUpperCase(),
  );

/**
 * Gives a gift a new code and mails it to the recipient; codes of earlier mails stop working (spec 11.36). The code
 * itself is only in the mail that waits to be sent.
 */
export async function mailGift({ db: tx, clock }: Deps<'clock'>, orderId: string): Promise<void> {
  const code = newCode();
  const hash = hashOfCode(code);
  await tx.update(gifts).set({ codeHash: hash }).where(eq(gifts.orderId, orderId));
  await addMail({ db: tx, clock }, { dedup: `gift:${hash}`, kind: 'gift', payload: { orderId, code } });
}
