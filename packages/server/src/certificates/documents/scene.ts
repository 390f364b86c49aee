/** Colours of printed things: they are the same in both themes. */
export const COLOURS = {
  ink: '#12251c',
  muted: '#4b5d54',
  paper: '#f6f1e7',
  sun: '#f5b83d',
  line: '#5f6f66',
  hills: ['#d5e5d6', '#a3c8ae', '#2c6149'],
} as const;

const HILLS = [
  'M0 150 120 96l96 44 150-70 132 78 118-60 110 58 150-88 142 76 182-58V220H0Z',
  'M0 178 150 138l128 34 164-56 150 62 176-50 132 44 140-58 160 50V220H0Z',
  'M0 204c160-34 300-30 440-6s290 18 410-12 250-16 350 6V220H0Z',
] as const;

/** The sun over the highlands: 1200 wide and 220 high, as parts to draw from the back to the front. */
const SCENE: readonly { path: string; fill: string }[] = [
  { path: 'M516 118a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z', fill: COLOURS.sun },
  ...HILLS.map((path, index) => ({ path, fill: COLOURS.hills[index] ?? COLOURS.ink })),
];

export const drawScene = (): string =>
  SCENE.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('');

/** The mark of the brand in a square of 34 units. */
export const drawMark = (ink: string): string =>
  `<circle cx="20" cy="13" r="7" fill="${COLOURS.sun}"/><path d="M3 28 11.5 14.5l6.6 8.6 3.9-5L31 28Z" fill="${ink}"/>`;
