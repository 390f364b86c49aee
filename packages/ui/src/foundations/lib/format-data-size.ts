import { numberFormat } from './intl';

const KB = 1000;
const MB = 1000 * KB;
const GB = 1000 * MB;

/** `formatDataSize(340_000)` is "340 KB", `formatDataSize(1_230_000)` "1.2 MB": decimal units, as data bundles count. */
export function formatDataSize(bytes: number, locale = 'en-KE'): string {
  const print = (value: number, unit: string, digits: number) =>
    `${numberFormat(locale, { maximumFractionDigits: digits }).format(value)}\u00a0${unit}`;
  if (bytes >= 0.9995 * GB) return print(bytes / GB, 'GB', 1);
  if (bytes >= 0.9995 * MB) return print(bytes / MB, 'MB', 1);
  if (bytes > 0) return print(Math.max(1, bytes / KB), 'KB', 0);
  return print(0, 'KB', 0);
}
