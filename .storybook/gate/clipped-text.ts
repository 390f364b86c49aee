/** Less than this is the room around letters, not the letters. */
const TOLERANCE_PX = 4;
const HIDES = new Set(['hidden', 'clip']);

/**
 * Elements that show text, hide what does not fit, and hide nothing now. Not among them: what is visually hidden
 * on purpose, and summaries clamped to a number of lines, which show that there is more and link to the whole.
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

/** What scrolls in one direction hides nothing in that direction. */
export function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (HIDES.has(overflowY) && element.scrollHeight > element.clientHeight + TOLERANCE_PX) ||
    (HIDES.has(overflowX) && element.scrollWidth > element.clientWidth + TOLERANCE_PX)
  );
}
