import { groupAlike, samplesOf } from './alike';
import { contrastReader, isInView, type PaintedText, paintedText } from './painted-text';
import { scrollTo, withScrolling } from './scrolled';

/** Controls that show text. Others are judged by their edges (1.4.11). */
const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=hidden]), textarea, select';
/** WCAG 1.4.3 exempts inactive controls. */
const INACTIVE = ':disabled, [aria-disabled=true]';
/** Storybook's own elements, and elements that show no text of their own. */
const NOT_OF_THE_STORY = '.sb-wrapper, .sb-wrapper *, script, style, noscript, option';

/** The texts of a mounted story: samples of those that look alike. */
export interface PageTexts {
  texts: PaintedText[];
  /** Links inside a line of text. */
  links: Element[];
}

/** Reads where the texts of the page are. Another theme does not move them. Scroll positions are restored. */
export function readPageTexts(): PageTexts {
  return withScrolling(() => {
    const texts: PaintedText[] = [];
    for (const group of groupAlike(shownTexts())) {
      for (const element of samplesOf(group)) {
        const text = textInView(element);
        if (text) texts.push(text);
      }
    }
    const links = [...document.querySelectorAll('a[href], [role=link]')].filter(isShown);
    return { texts, links: links.filter((link) => getComputedStyle(link).display === 'inline') };
  });
}

/**
 * Whether the colours of the page are certainly right in the theme that it shows now: every text has the contrast of
 * WCAG 1.4.3, and every link in a line is underlined (1.4.1). False if anything is wrong or unknown: axe decides.
 */
export function colorsAreRight({ texts, links }: PageTexts): boolean {
  const judge = contrastReader();
  return (
    links.every((link) => getComputedStyle(link).textDecorationLine.includes('underline')) &&
    texts.every((text) => judge(text) === true)
  );
}

function shownTexts(): Set<Element> {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && node.nodeValue?.trim()) found.add(node.parentElement);
  }
  for (const field of document.body.querySelectorAll(TEXT_FIELDS)) found.add(field);
  for (const element of found) {
    if (!isShown(element)) found.delete(element);
  }
  return found;
}

const isShown = (element: Element) =>
  !element.matches(NOT_OF_THE_STORY) &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest(INACTIVE);

/** Scrolls to a text only if a part of it is cut off. @returns undefined for an empty field */
function textInView(element: Element): PaintedText | undefined {
  const here = paintedText(element);
  if (!here || isInView(here)) return here;
  scrollTo(element);
  return paintedText(element);
}
