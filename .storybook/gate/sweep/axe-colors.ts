import axe, { type ElementContext } from 'axe-core';
import type { Frame } from '../../story-frame';
import { colorsAreRight, type PageTexts } from '../contrast/page-texts';
import { decideContrast } from '../contrast/undecided-contrast';

const CONTRAST = 'color-contrast';
/** Rules that depend on the theme: text contrast, and links distinguishable from the surrounding text. */
const RULES = [CONTRAST, 'link-in-text-block'];

/**
 * The violations of axe's colour rules in the current page, and texts that axe leaves open and that are too pale. Axe
 * measures the whole page again for each theme, which is half of its time in a story. It runs only if the texts, whose
 * places are known, are not certainly right.
 */
export async function checkColors(frame: Frame | undefined, texts: PageTexts): Promise<string[]> {
  if (colorsAreRight(texts)) return [];
  const include = [frame === 'page' ? document.documentElement : document.body];
  const { violations, incomplete } = await axe.run({ include, exclude: ['.sb-wrapper'] } as ElementContext, {
    runOnly: { type: 'rule', values: RULES },
    resultTypes: ['violations', 'incomplete'],
  });
  const open = incomplete.find(({ id }) => id === CONTRAST);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? 'it does not hold';
        return `${id}: ${target.join(' ')}: ${why}`;
      }),
    ),
    ...decideContrast(open?.nodes ?? []).failures.slice(0, 3),
  ];
}
