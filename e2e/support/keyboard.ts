import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/**
 * Waits for the element, then presses Tab until it has the focus.
 * @throws if it does not appear, or the focus wraps around without reaching it
 */
export async function tabTo(page: Page, target: Locator, { backwards = false } = {}): Promise<void> {
  const key = backwards ? 'Shift+Tab' : 'Tab';
  await expect(target).toHaveCount(1);
  let met = await handleOf(target);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const at = await whereIs(met);
    if (at === 'focused') return;
    // Looked up again only if the page replaced it: a lookup by role takes longer than the key press.
    if (at === 'gone') met = await handleOf(target);
    if (at === 'gone' && (await whereIs(met)) === 'focused') return;
    await page.keyboard.press(key);
  }
  expect(await hasFocus(target), `${String(target)} is reached within ${MOST_STOPS} presses of ${key}`).toBe(
    true,
  );
}

/**
 * Presses Tab until one of the elements has the focus.
 * @throws if the focus wraps around without reaching any
 */
export async function tabInto(page: Page, group: Locator): Promise<void> {
  await expect(group.first()).toBeAttached();
  const within = () => group.evaluateAll((found) => found.some((each) => each === document.activeElement));
  for (let stops = 0; stops < MOST_STOPS && !(await within()); stops += 1) await page.keyboard.press('Tab');
  expect(await within(), `${String(group)} is reached within ${MOST_STOPS} presses of Tab`).toBe(true);
}

/** Reaches a control by Tab and presses it. */
export async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectVisibleFocus(page);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and replaces its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

/** WCAG 2.4.7: the focused element or its card shows the focus and is inside the window. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const ringed = (candidate: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const card = element.closest('article, li');
    // The row or card around it, up to the list's item.
    const around: Element[] = [];
    for (let at = element.parentElement; card && at && card.contains(at); at = at.parentElement)
      around.push(at);
    const box = element.getBoundingClientRect();
    return {
      ring: ringed(element) || around.some(ringed),
      inside: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
      html: element.outerHTML.slice(0, 200),
    };
  });
  expect(focus, 'something has the focus').not.toBeNull();
  expect(focus?.ring, `a focus ring on ${focus?.html}`).toBe(true);
  expect(focus?.inside, `focus inside of the window: ${focus?.html}`).toBe(true);
}

/** The only element that matches now; null for none or several. */
async function handleOf(target: Locator): Promise<ElementHandle | null> {
  const found = await target.elementHandles();
  return found.length === 1 ? (found[0] ?? null) : null;
}

async function whereIs(element: ElementHandle | null): Promise<'focused' | 'elsewhere' | 'gone'> {
  if (!element) return 'gone';
  try {
    return await element.evaluate((node) => {
      if (!node.isConnected) return 'gone';
      return node === document.activeElement ? 'focused' : 'elsewhere';
    });
  } catch {
    // The page was left in the meantime.
    return 'gone';
  }
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.length === 1 && found[0] === document.activeElement);
