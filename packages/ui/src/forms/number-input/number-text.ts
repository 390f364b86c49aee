import { numberFormat } from '../../foundations/lib/intl';

/** Bounds and steps of a number field. */
export interface NumberRules {
  min?: number;
  max?: number;
  /** How far a press leads; its decimals are the most that may be typed. Default 1: whole numbers. */
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
 * Reads a number as people type it: `12500`, `12,500`, `12 500`, `-3.5`, with the locale's separators.
 * @returns null for a text that is no number
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

/** Prints with the locale's separators and as many decimals as the number has. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 10 }).format(value);
}

/** `steps` further, onto the grid of steps and within the bounds; from nothing it starts at the bound nearest to 0. */
export function stepNumber(value: number | null, steps: number, { min, max, step = 1 }: NumberRules): number {
  const within = (number: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
  if (value === null) return within(0);
  const base = min ?? 0;
  const at = (value - base) / step;
  const near =
    Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : steps > 0 ? Math.floor(at) : Math.ceil(at);
  return within(Number((base + (near + steps) * step).toFixed(Math.max(decimalsOf(step), decimalsOf(base)))));
}
