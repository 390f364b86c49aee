import { NumberParser } from '@internationalized/number';
import { kept, numberFormat } from '../../foundations/lib/intl';

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

const parserOf = kept<NumberParser, Intl.NumberFormatOptions>(
  (locale, options) => new NumberParser(locale, options),
);

/** Marks of direction, spaces and apostrophes separate nothing that a number means. */
const bare = (text: string) => text.replace(/[\s\u00a0\u202f\u200e\u200f\u061c'’]/g, '');

/**
 * Parses a typed number in the digits and with the separators of the locale, or in European digits: `12500`, `12,500`,
 * `12 500`, `-3.5`, `١٢٬٥٠٠`.
 * @returns null if the text is not a number, or if its separators group it otherwise than the locale does
 */
export function parseNumber(text: string, locale: string): number | null {
  const plain = bare(text).replace(/^[\u2212\u2013]/, '-');
  if (!/^-?[\p{Nd}\p{Po}\p{Pc}]+$/u.test(plain)) return null;
  for (const system of [locale, `${locale}-u-nu-latn`]) {
    const number = parserOf(system, { maximumFractionDigits: 20 }).parse(plain);
    if (!Number.isFinite(number)) continue;
    const parts = numberFormat(system).formatToParts(12345.6);
    const of = (type: string) => bare(parts.find((part) => part.type === type)?.value ?? '');
    const [whole = ''] = plain.replace('-', '').split(of('decimal'));
    const grouped = bare(numberFormat(system).format(Math.trunc(Math.abs(number))));
    if (of('group') === '' || !whole.includes(of('group')) || whole === grouped) return number;
  }
  return null;
}

/** Formats with the locale's digits and separators and all decimals of the number. */
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
