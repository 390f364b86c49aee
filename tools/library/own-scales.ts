/** Class names of the library's scales that Tailwind names too, with other values. */
const SHARED_NAMES =
  /(?<=["'`\s:])(-?(?:text|rounded(?:-[trblse]|-[tbse][lrse])?|font))-(xs|sm|base|md|lg|xl|[2-5]xl|medium|sans|mono)(?=["'`\s!/])/g;

const SCALES: Record<string, RegExp> = {
  text: /^(xs|sm|base|lg|xl|[2-5]xl)$/,
  font: /^(medium|sans|mono)$/,
  rounded: /^(sm|md|lg|xl)$/,
};

/**
 * Gives those classes the library's own names (`text-sm` → `text-dk-sm`), so that an app with Tailwind keeps its
 * own `text-sm`. Sources and Storybook use the short names, which the strict theme maps to the same values.
 */
export const withOwnScales = (source: string): string =>
  source.replace(SHARED_NAMES, (whole: string, utility: string, step: string) => {
    const scale = SCALES[utility.split('-')[0] ?? ''];
    return scale?.test(step) ? `${utility}-dk-${step}` : whole;
  });
