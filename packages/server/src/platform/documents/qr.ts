import { create } from 'qrcode';

/** Light modules around a QR code, which scanners need. */
const QUIET = 4;

/**
 * A QR code as an SVG path. @returns `size`: the width of the square in units of the path, with its quiet zone
 */
export function qrOf(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x + 1 < modules.size && modules.get(y, x + 1)) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { size: modules.size + 2 * QUIET, path: runs.join('') };
}
