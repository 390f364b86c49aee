import { numberFormat } from '../../foundations/lib/intl';

/** Bounds and steps of a number field. */
export interface NumberRules {
  min?: number;
  max?: number;
  /** The step size; its decimals are the maximum that may be typed. Default 1: whole numbers. */
  step?: number;
}

export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}

function separators(locale: string): { group: string; decimal: string } {
  const parts = numberFormat(locale).formatToParts(12345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: of('group') ?? ',', decimal: of('decimal') ?? '.' };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses a typed number: `12500`, `12,500`, `12 500`, `-3.5`, with the locale's separators.
 * @returns null if the text is not a number
 */
export function parseNumber(text: string, locale: string): number | null {
  const { group, decimal } = separators(locale);
  const plain = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/[\s\u00a0\u202f'’]/g, '');
  const shape = new RegExp(`^-?(\\d+|\\d{1,3}(${escaped(group)}\\d{3})+)?(${escaped(decimal)}\\d*)?$`);
  if (!/\d/.test(plain) || !shape.test(plain)) return null;
  const number = Number(plain.replaceAll(group, '').replace(decimal, '.'));
  return Number.isFinite(number) ? number : null;
}

/** Formats with the locale's separators and all decimals of the number. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}

/** Moves by `steps`, aligned to the grid and within the bounds. Without a value returns 0, limited to the bounds. */
export function stepNumber(value: number | null, steps: number, { min, max, step = 1 }: NumberRules): number {
  const within = (number: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
  if (value === null) return within(0);
  const base = min ?? 0;
  const at = (value - base) / step;
  const near =
    Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : steps > 0 ? Math.floor(at) : Math.ceil(at);
  return within(Number((base + (near + steps) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(base)))));
}
