import { createHash, randomBytes, randomInt } from 'node:crypto';
import { plainCode } from '@digiken/contract/constants';

/** Without letters and digits that are read for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The account number of an attempt: 10 characters, as it fits M-Pesa's 12. */
export const newReference = (): string =>
  `DK${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** A reference as people type it, with spaces and in lower case. */
export const toReference = (typed: string): string => plainCode(typed).replaceAll('-', '').toUpperCase();

/** 64 hexadecimal characters: other alphabets can spell words that Safaricom refuses in addresses. */
export const newToken = (): string => randomBytes(32).toString('hex');

export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** `07** *** 678`: what receipts, lists and logs show. Works for numbers that have been cut, too. */
export const maskPhone = (phone: string | null): string | null =>
  phone === null ? null : `0••• ••• ${phone.slice(-3)}`;
