import type { A11yParameters } from '@storybook/addon-a11y';
import type { Frame } from '../story-frame';
import { FORCED_COLORS } from './forced-colors';

/** WCAG 2.0, 2.1 and 2.2, A and AA, and axe's best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The gate records only the ids of passed rules. Describing every element that passed takes a quarter of a story's
 * time, so only Storybook's own panel, which shows the elements, enables it.
 */
export const IN_GATE = import.meta.env.VITEST_STORYBOOK === 'false';

/**
 * Axe settings of a story. Only a `page` is scanned from `<html>` down: the rules that judge a document
 * (`landmark-one-main`, `page-has-heading-one`, `bypass`, `html-has-lang`) do not apply to a single
 * component. No rule is disabled, except where axe cannot evaluate forced colours.
 */
export function a11yFor(parameters: { a11y?: A11yParameters; frame?: Frame }): A11yParameters {
  const own = parameters.a11y ?? {};
  return {
    ...own,
    ...(parameters.frame === 'page' ? { context: { include: ['html'] } } : {}),
    options: {
      ...own.options,
      runOnly: AXE_TAGS,
      ...(IN_GATE && { resultTypes: ['violations', 'incomplete'] }),
    },
    config: {
      ...own.config,
      rules: [
        // Off by default in Storybook's addon, because bare stories have no landmarks. Our stories have a frame.
        { id: 'region', enabled: true },
        // Off by default in axe because WCAG 2.2 is not yet widely adopted.
        { id: 'target-size', enabled: true },
        // 2026-11-21: axe reads `-webkit-text-fill-color`, which Chromium reports without forced colours.
        // checkForcedColors finds text that is lost there.
        { id: 'color-contrast', enabled: !window.matchMedia(FORCED_COLORS).matches },
        ...(own.config?.rules ?? []),
      ],
    },
  };
}
