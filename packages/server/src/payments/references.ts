import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that are read for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The account number of an attempt: 10 characters, as it fits M-Pesa's 12. */
export const newReference = (): string =>
  `DK${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** A reference as people type it, with spaces and in lower case. */
export const toReference = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** 64 hexadecimal characters: other alphabets can spell words that Safaricom refuses in addresses. */
export const newToken = (): string => randomBytes(32).toString('hex');

export const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** A Kenyan mobile number as 254…; undefined if it is none. */
export function toPhone(typed: string): string | undefined {
  const match = /^(?:\+?254|0)?([17]\d{8})$/.exec(typed.replace(/[\s()-]/g, ''));
  return match ? `254${match[1]}` : undefined;
}

/** `07** *** 678`: what receipts, lists and logs show. Works for numbers that have been cut, too. */
export const maskPhone = (phone: string | null): string | null =>
  phone === null ? null : `0••• ••• ${phone.slice(-3)}`;
