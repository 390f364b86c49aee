import { plainNumber } from '@digiken/contract/constants';

/** A typed number, or the sentence that asks for another way to write it. */
export type ReadNumber = { value: number } | { problem: string };

const GROUPED = /^[+-]?\d{1,3}(?:([ ,])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as written in Kenya: a point before decimals, commas or spaces between thousands. A comma that
 * could be either is not guessed.
 */
export function readNumber(typed: string): ReadNumber {
  const text = plainNumber(typed);
  if (PLAIN.test(text)) return { value: Number(text) };
  if (GROUPED.test(text) && !/^[+-]?0/.test(text)) return { value: Number(text.replaceAll(/[ ,]/g, '')) };
  if (/^[+-]?[\d ]+,\d+$/.test(text))
    return {
      problem: 'Write decimals with a point, e.g. 1.5, and thousands with a comma or a space, e.g. 1,500.',
    };
  return { problem: 'Write a number with digits only, e.g. 1500 or 1.5. Leave out the unit.' };
}
