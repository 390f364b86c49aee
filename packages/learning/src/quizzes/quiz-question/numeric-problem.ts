/**
 * Is the text a number with at most this many decimals? Accepts points and commas as decimal separators, and
 * spaces and commas as thousands separators, as written in Kenya. Only finds typing errors; the server grades.
 */
export function numericProblem(text: string, decimals?: number): 'not-a-number' | 'too-exact' | undefined {
  const compact = text.replace(/\s/gu, '').replace(/,(?=\d{3}(?:\D|$))/gu, '');
  if (compact === '') return undefined;
  const parts = /^[+\-−]?\d*(?:[.,](\d*))?$/u.exec(compact);
  if (!parts || !/\d/u.test(compact)) return 'not-a-number';
  return decimals !== undefined && (parts[1] ?? '').length > decimals ? 'too-exact' : undefined;
}
