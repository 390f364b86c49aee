import type { Locator } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';

/** The address in a QR code. It is read from its drawing, enlarged: the page may show it smaller than a pixel a module. */
export async function readQr(code: Locator): Promise<string> {
  const { box, path } = await code.evaluate((svg) => ({
    box: svg.getAttribute('viewBox'),
    path: svg.querySelector('path')?.getAttribute('d'),
  }));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="400" height="400"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQr(new Uint8ClampedArray(data), info.width, info.height);
  if (!found) throw new Error('The QR code cannot be read.');
  return found.data;
}
