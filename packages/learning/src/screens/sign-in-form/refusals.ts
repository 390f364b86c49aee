import type { FormOutcome } from '@digiken/ui/internal/types';

/** Validates one typed value and returns its error, if any. */
export type Check = (value: string) => string | undefined;

/** Minimum password length (OWASP ASVS 5 §6.2); the server validates again. */
export const PASSWORD_MIN = 8;

export const filled =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : undefined;

/** One @ between two parts without spaces, with a dot in the second. The server checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailAddress =
  (empty: string, wrong: string): Check =>
  (value) =>
    value.trim() === '' ? empty : EMAIL.test(value.trim()) ? undefined : wrong;

export const longEnough =
  (empty: string, short: string): Check =>
  (value) =>
    value === '' ? empty : value.length < PASSWORD_MIN ? short : undefined;

/**
 * Client-side validation, which saves a request on a slow or costly connection. Null if
 * the value is accepted; the server checks all other rules.
 */
export function refusal(
  values: Record<string, string>,
  checks: Record<string, Check>,
  message: string,
): FormOutcome | null {
  const errors: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    const error = check(values[name] ?? '');
    if (error) errors[name] = error;
  }
  return Object.keys(errors).length === 0 ? null : { ok: false, message, errors };
}
