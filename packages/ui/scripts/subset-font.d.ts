declare module 'subset-font' {
  /** @returns the font with the characters of `text` only */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Uint8Array>;
}
