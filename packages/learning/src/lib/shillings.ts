import { typedDigits } from '@digiken/ui/internal/ascii-digits';

/**
 * Parses a typed price to whole shillings: "1,200" and "Ksh 1 200" are 1200.
 * @returns null for an empty text, undefined if it is not a whole amount
 */
export function readShillings(typed: string): number | null | undefined {
  const text = typedDigits(typed).replace(/^k(sh|es)\.?/i, '');
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
