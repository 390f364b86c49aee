import { randomInt } from 'node:crypto';
import { plainCode, SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { sha256 } from '../tokens';
import { recoveryCodes } from './tables';

/** Without 0, O, 1 and I, which look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 80 bits: a plain hash of it cannot be searched. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The id is part of the hash, so that equal codes of two people have different rows. */
const hashOf = (userId: string, code: string) => sha256(`${userId} ${code}`);

const plain = (code: string) => plainCode(code).replaceAll('-', '').toUpperCase();

/** Whether a typed text has the form of a recovery code. */
export const looksLikeRecoveryCode = (code: string): boolean =>
  new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(plain(code));

/**
 * Makes new recovery codes; earlier ones no longer work.
 * @returns the codes in groups of four letters, to be shown once
 */
export async function renewCodes(tx: Executor, userId: string): Promise<string[]> {
  const codes = Array.from({ length: SIGN_IN_LIMITS.recoveryCodes }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(userId, code) })));
  return codes.map((code) => code.replace(GROUP, '$&-'));
}

/** Uses a recovery code up. @returns whether it was one of the unused ones */
export async function spendRecoveryCode(
  db: Executor,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(userId, plain(code)))))
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
}

/** Unused recovery codes of a user. */
export const codesLeft = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
