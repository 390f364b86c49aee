/**
 * Can this be read as a number with at most so many decimals? Both points and commas may part the decimals, and
 * spaces and commas the thousands, as people in Kenya write them. Grading is the server's; this only finds slips.
 */
export function numericProblem(text: string, decimals?: number): 'not-a-number' | 'too-exact' | undefined {
  const compact = text.replace(/\s/gu, '').replace(/,(?=\d{3}(?:\D|$))/gu, '');
  if (compact === '') return undefined;
  const parts = /^[+\-−]?\d*(?:[.,](\d*))?$/u.exec(compact);
  if (!parts || !/\d/u.test(compact)) return 'not-a-number';
  return decimals !== undefined && (parts[1] ?? '').length > decimals ? 'too-exact' : undefined;
}
