import axe, { type ElementContext } from 'axe-core';
import type { Frame } from '../../story-frame';

/** Rules that depend on the theme: text contrast, and links distinguishable from the surrounding text. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** The violations of axe's colour rules in the current page. */
export async function checkColors(frame: Frame | undefined): Promise<string[]> {
  const include = [frame === 'page' ? document.documentElement : document.body];
  const { violations } = await axe.run({ include, exclude: ['.sb-wrapper'] } as ElementContext, {
    runOnly: { type: 'rule', values: RULES },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? 'it does not hold';
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}
