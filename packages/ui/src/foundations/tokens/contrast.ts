function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no colour of the form #rrggbb`);
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast ratio of two opaque colours (#rrggbb), 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The minimum contrast of a pair in a theme. High contrast raises text to 7 and parts to 4.5; code
 * colours and the marigold highlight keep their minimum, because their hue carries the meaning.
 */
export function bound(theme: string, foreground: string, least: number): number {
  if (!theme.startsWith('high-contrast')) return least;
  if (foreground.startsWith('code-') || foreground === 'on-emphasis') return least;
  return least >= 4.5 ? 7 : 4.5;
}
