/** Why a typed number is no Kenyan mobile number, which has ten digits and begins with 07 or 01. */
export type PhoneProblem = { kind: 'missing' | 'wrong' } | { kind: 'short' | 'long'; count: number };

const DIGITS = 9;

/** @returns what to say about a number that was refused; `count`: of the digits that are missing, or too many */
export function phoneProblem(typed: string): PhoneProblem {
  if (typed.trim() === '') return { kind: 'missing' };
  const digits = typed.replace(/\D/g, '').replace(/^(?:0*254)?0?/, '');
  const missing = DIGITS - digits.length;
  if (missing === 0 || !/^[17]/.test(digits) || /\p{L}/u.test(typed)) return { kind: 'wrong' };
  return missing > 0 ? { kind: 'short', count: missing } : { kind: 'long', count: -missing };
}
