/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Rgba>();

/** Any CSS colour, also `oklch()`. `none` is transparent. */
export function rgba(color: string): Rgba {
  const before = known.get(color);
  if (before) return before;
  if (!canvas) throw new Error('This browser has no 2D canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color === 'none' ? 'transparent' : color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const found: Rgba = [red, green, blue, alpha / 255];
  // System colours have names, and change with the emulated colour scheme.
  if (color.includes('(')) known.set(color, found);
  return found;
}

/** The opaque colour of a layer over an opaque ground. */
export function blend([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** The contrast ratio of WCAG 2.1 of two opaque colours, 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
