/** Overflow below this is the space around the letters, not the letters themselves. */
const TOLERANCE_PX = 4;
const HIDES = new Set(['hidden', 'clip']);

/**
 * Elements that show text, clip overflow, and do not overflow yet. Excludes visually hidden elements and summaries
 * clamped to a number of lines, because those show an ellipsis and link to the full text.
 */
export function wholeTexts(): HTMLElement[] {
  return [...document.body.querySelectorAll('*')].filter((element): element is HTMLElement => {
    if (!(element instanceof HTMLElement)) return false;
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    if (!HIDES.has(overflowX) && !HIDES.has(overflowY)) return false;
    if (webkitLineClamp !== 'none' || clipPath !== 'none') return false;
    if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
    return element.innerText.trim() !== '' && !isCut(element);
  });
}

/** An element that scrolls in one direction hides nothing in that direction. */
export function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (HIDES.has(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE_PX) ||
    (HIDES.has(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE_PX)
  );
}
