/** Characters of the first font file: ASCII, Latin-1, and the punctuation and symbols of our texts. */
const FIRST = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
] as const;
/** What else the typeface's Latin file has. */
const MORE = [
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x2012],
  [0x2015, 0x2017],
  [0x201b, 0x201b],
  [0x201f, 0x2021],
  [0x2023, 0x2025],
  [0x2027, 0x2038],
  [0x203b, 0x206f],
  [0x2122, 0x2122],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

type Ranges = readonly (readonly [number, number])[];

/** The file that every page loads, and the one that browsers fetch only for characters that the first lacks. */
export const FONT_FILES: Record<string, Ranges> = {
  'atkinson-hyperlegible-next-latin-wght-normal.woff2': FIRST,
  'atkinson-hyperlegible-next-latin-more-wght-normal.woff2': MORE,
};

/** The weights that tokens use. The typeface has 200 to 800; weights over 700 would add 7 KB to every first visit. */
export const WEIGHTS = { min: 400, max: 700 } as const;

export const charactersOf = (ranges: Ranges): string =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** The value of `unicode-range`. */
export const unicodeRange = (ranges: Ranges): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
