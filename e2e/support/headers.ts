import type { Page } from '@playwright/test';

/** Phones, tablets and desktops, and both sides of the widths at which layouts change. */
const WIDTHS = [320, 360, 390, 480, 600, 768, 800, 832, 1024, 1152, 1280, 1366, 1440, 1920];
const HEIGHT = 800;

/**
 * Looks at a header in every width.
 * @param selector of the header
 * @returns what is wrong, with the width in front: controls that do not share one row, lie outside the window or on each
 *   other, texts that are cut off and have no name, and a page that scrolls sideways
 */
export async function headerProblems(page: Page, selector: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const problems = await page.evaluate(lookAt, selector);
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page, once it has taken the new width. */
async function lookAt(selector: string): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const header = document.querySelector(selector);
  if (!header) return [`no ${selector}`];
  const shows = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
  const controls = [...header.querySelectorAll('a[href], button, input')].filter(shows);
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
  const problems: string[] = [];
  const lowestTop = Math.max(...boxes.map(({ box }) => box.top));
  for (const { control, box } of boxes) {
    if (box.bottom <= lowestTop) problems.push(`“${nameOf(control)}” is in another row`);
    if (box.left < 0 || box.right > window.innerWidth)
      problems.push(`“${nameOf(control)}” leaves the window`);
    for (const other of boxes) {
      const over =
        other.control.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING &&
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
        Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1;
      // The button of a search lies in its field.
      if (over && other.control.closest('form') !== control.closest('form'))
        problems.push(`“${nameOf(control)}” lies on “${nameOf(other.control)}”`);
    }
  }
  for (const text of header.querySelectorAll<HTMLElement>('*')) {
    const cut =
      getComputedStyle(text).overflow !== 'visible' &&
      (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1);
    if (cut && shows(text) && !text.matches('input') && !text.closest('a[href], button, [title]'))
      problems.push(`“${nameOf(text)}” is cut off`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);
  return problems;
}
