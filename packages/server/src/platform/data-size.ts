const KB = 1000;
const MB = 1000 * KB;
const GB = 1000 * MB;

const figure = (value: number, digits: number) =>
  value.toLocaleString('en-KE', { maximumFractionDigits: digits });

/** "340 KB", "1.2 MB": decimal units, as data bundles count. `formatDataSize` of the ui has the same rule. */
export function dataSize(bytes: number): string {
  if (bytes >= 0.9995 * GB) return `${figure(bytes / GB, 1)} GB`;
  if (bytes >= 0.9995 * MB) return `${figure(bytes / MB, 1)} MB`;
  return bytes > 0 ? `${figure(Math.max(1, bytes / KB), 0)} KB` : '0 KB';
}
