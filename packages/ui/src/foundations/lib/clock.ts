import { numberFormat } from './intl';

/** `clockTime(72)` is "1:12", `clockTime(3723)` "1:02:03". Whole seconds; invalid times are "0:00". */
export function clockTime(seconds: number): string {
  const { h, m, s } = split(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * "1 minute 20 seconds" in the user's language: the text of a time for screen readers.
 * @param most maximum number of units, the largest first
 */
export function spokenTime(seconds: number, locale: string, most = 3): string {
  const { h, m, s } = split(seconds);
  const print = (value: number, unit: string) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const parts = [h > 0 && print(h, 'hour'), m > 0 && print(m, 'minute'), s > 0 && print(s, 'second')];
  return parts.filter(Boolean).slice(0, most).join(' ') || print(0, 'second');
}

function split(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { h: Math.floor(whole / 3600), m: Math.floor(whole / 60) % 60, s: whole % 60 };
}
