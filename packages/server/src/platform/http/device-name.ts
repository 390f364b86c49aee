const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/KaiOS/i, 'KaiOS'],
  [/Linux/, 'Linux'],
];

/** The order matters: most browsers also name the browsers that they imitate. */
const BROWSERS: [RegExp, string][] = [
  [/Opera Mini|OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/CriOS|Chrome|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** A device's name for its owner, e.g. "Firefox on Windows", from a User-Agent header. */
export function deviceName(userAgent: string | undefined): string {
  const find = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return (
    [browser ?? (system ? 'A browser' : undefined), system].filter(Boolean).join(' on ') || 'Unknown device'
  );
}
