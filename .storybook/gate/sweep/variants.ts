import type { Frame } from '../../story-frame';
import { type StoryTheme, showTheme } from '../../themes';
import { isCut, wholeTexts } from '../clipped-text';
import type { PageTexts } from '../contrast/page-texts';
import { describeElement } from '../describe-element';
import { checkForcedColors } from '../forced-colors';
import { checkReflow } from '../reflow';
import type { Finding } from '../story-checks';
import { checkTargets } from '../targets';
import { checkColors } from './axe-colors';
import { emulate, leavePage, type Media, resize, settle } from './environment';
import { checkMirrored, places } from './mirror';

/** The mounted story, to which each variant returns. */
export interface Base {
  theme: StoryTheme;
  frame: Frame | undefined;
  width: number;
  height: number;
  media: Media;
  /** Texts that are not clipped. */
  whole: readonly HTMLElement[];
  /** What the themes colour. */
  texts: PageTexts;
}

/** The findings of each variant, by its name. */
export type Verdicts = Record<string, Finding[]>;

/** Shows the story in a variant, checks it, and restores it. */
export type Variant = (base: Base) => Promise<Verdicts>;

const as = (check: Finding['check'], messages: string[]): Finding[] =>
  messages.map((message) => ({ check, message }));

/** Another theme changes only colours. */
const theme =
  (name: StoryTheme): Variant =>
  async (base) => {
    showTheme(name);
    try {
      return { [name]: as('contrast', await checkColors(base.frame, base.texts)) };
    } finally {
      showTheme(base.theme);
    }
  };

/** Forced colours with the opposite colour scheme of the page, which is the hardest combination. */
const forcedColors: Variant = async ({ media }) => {
  const colorScheme = media.colorScheme === 'dark' ? 'light' : 'dark';
  await Promise.all([emulate({ colorScheme, forcedColors: true }), leavePage()]);
  try {
    return { 'forced-colors': as('forced-colors', checkForcedColors()) };
  } finally {
    await emulate(media);
  }
};

/** Checks for changes of the page's geometry. `whole` contains the texts that were not clipped before. */
function judgeGeometry(whole: readonly HTMLElement[]): Finding[] {
  const cut = whole.filter(isCut).map((element) => `${describeElement(element)} cuts off its text`);
  return [
    ...as('horizontal-scroll', checkReflow()),
    ...as('clipped-text', cut),
    ...as('target-size', checkTargets()),
  ];
}

/** Rows that scroll, and by how much. A browser keeps where they are when the direction of the page changes under them. */
function scrolledRows(): [HTMLElement, number][] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((row) => row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX))
    .map((row) => [row, row.scrollLeft]);
}

/** Stories that set right-to-left themselves are not mirrored again. */
const rightToLeft: Variant = async ({ whole }) => {
  const root = document.documentElement;
  if (root.dir === 'rtl') return { 'right-to-left': judgeGeometry([]) };
  const before = places();
  const scrolled = scrolledRows();
  root.dir = 'rtl';
  try {
    await settle();
    for (const [row, by] of scrolled) row.scrollLeft = -by;
    return { 'right-to-left': [...judgeGeometry(whole), ...as('mirroring', checkMirrored(before))] };
  } finally {
    root.dir = 'ltr';
  }
};

/** Doubles every `rem` without changing the window, which is stricter than browser zoom. */
async function withTwiceTheText(judge: () => Finding[]): Promise<Finding[]> {
  const root = document.documentElement;
  root.style.setProperty('font-size', '200%', 'important');
  try {
    await settle();
    return judge();
  } finally {
    root.style.removeProperty('font-size');
  }
}

/** WCAG 1.4.4. */
const text200: Variant = async ({ whole }) => {
  return { 'text-200': await withTwiceTheText(() => judgeGeometry(whole)) };
};

/** A phone in portrait, then with text at 200%, where horizontal scrolling is allowed (WCAG does not require this). */
const phone: Variant = async (base) => {
  await resize(390, 844);
  try {
    await settle();
    const asItIs = judgeGeometry(base.whole);
    const stillWhole = wholeTexts();
    const twice = await withTwiceTheText(() => judgeGeometry(stillWhole));
    return {
      '390-px': asItIs,
      'text-200-390-px': twice.filter(({ check }) => check !== 'horizontal-scroll'),
    };
  } finally {
    await resize(base.width, base.height);
  }
};

/** The variants of a story by the cell in which it is mounted (docs/adr/0002-the-story-gate.md). */
const SWEEPS: Record<string, readonly Variant[]> = {
  'dark-1280': [theme('light'), theme('high-contrast-dark'), forcedColors, rightToLeft, text200],
  'light-320': [theme('dark'), theme('high-contrast-light'), forcedColors, rightToLeft, phone],
};

/** The variants in which a story of this cell is checked: all of them in `npm run test:all`, and none in `npm test`. */
export const sweepsOf = (cell: string): readonly Variant[] =>
  (import.meta.env.TEST_LEVEL === 'all' ? SWEEPS[cell] : undefined) ?? [];
