/**
 * The drawing of a certificate, in units of a paper of 600 by 424. The PDF of the server has the same figures
 * (`certificates/documents/figures.ts`), which a test compares.
 */
export const CERTIFICATE_FIGURES = {
  width: 600,
  height: 424,
  sun: { x: 500, y: 86, radius: 40, rings: [62, 86] },
  /** From the back to the front, each with its role of the light theme and its strength. */
  scenery: [
    { path: 'M404 304 512 134l20 22 16-20 52 56V304Z', fill: 'success-ink', opacity: 0.16 },
    {
      path: 'm500 153 12-19 20 22 16-20 18 20-10-2-12 8-14-9-12 9-8-6Z',
      fill: 'success-ink',
      opacity: 0.2,
    },
    { path: 'M0 285C150 268 210 284 300 278S480 256 600 231V424H0Z', fill: 'surface', opacity: 1 },
    { path: 'M0 285C150 268 210 284 300 278S480 256 600 231V424H0Z', fill: 'success-ink', opacity: 0.1 },
    { path: 'M0 356C150 356 260 332 360 321S520 314 600 317V424H0Z', fill: 'success-ink', opacity: 0.1 },
    { path: 'M0 401C100 404 180 408 300 405S480 392 600 388V424H0Z', fill: 'accent', opacity: 1 },
  ],
  left: 48,
  /** The lower edge of the text above the hills. */
  bottom: 262,
  /** A text has the first size at which it fits its box. */
  name: { width: 504, height: 64, leading: 1.1, sizes: [38.4, 33.6, 28.8, 26.88, 19.2, 14.4, 10.8] },
  course: { width: 384, height: 44, leading: 1.2, sizes: [24, 18, 16.8, 12, 9] },
  signatory: { width: 260, height: 18, leading: 1.2, sizes: [14.4, 10.8, 7.2] },
  qr: { x: 468, y: 295, size: 93 },
} as const;
