import type { NodeResult } from 'axe-core';
import { groupAlike, samplesOf } from './alike';
import { contrastReader, paintedText } from './painted-text';
import { scrollTo, withScrolling } from './scrolled';

export interface Decided {
  /** Elements whose contrast is still unknown: over pictures and gradients, under other elements, half transparent. */
  undecided: number;
  failures: string[];
}

/**
 * Decides the contrast of texts that axe leaves open, e.g. because they are scrolled out of a list, have a
 * pseudo-element or are drawn in an SVG. Each text is scrolled into view; its colour is compared with the colours
 * that are painted below it, read from the stack of elements at its place. Scroll positions are restored.
 * @param nodes axe's incomplete results of `color-contrast`
 */
export function decideContrast(nodes: readonly NodeResult[]): Decided {
  const decided: Decided = { undecided: 0, failures: [] };
  if (nodes.length === 0) return decided;
  const elements = nodes.map(({ target }) => find(target));
  decided.undecided += elements.filter((element) => element === null).length;
  const judge = contrastReader();
  withScrolling(() => {
    for (const group of groupAlike(elements.filter((element) => element !== null))) {
      const found = samplesOf(group).map((element) => {
        scrollTo(element);
        if (!element.isConnected) return undefined;
        const text = paintedText(element);
        return text ? judge(text) : true;
      });
      if (found.includes(undefined)) decided.undecided += group.length;
      decided.failures.push(...found.filter((one) => typeof one === 'string'));
    }
  });
  return decided;
}

function find(target: NodeResult['target']): Element | null {
  const [selector] = target;
  return target.length === 1 && typeof selector === 'string' ? document.querySelector(selector) : null;
}
