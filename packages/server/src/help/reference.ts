import { randomInt } from 'node:crypto';

/** Without characters that look or sound alike: no 0 and O, no 1, I and L, no U and V. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A random reference that people quote when they write again, e.g. "HD-4F7K2"; one of 20 million. */
export const newReference = (): string =>
  `HD-${Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
