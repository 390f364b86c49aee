import { type ElementHandle, expect, type Page } from '@playwright/test';
import { translatePage } from '../../../tools/translator/translate-page.ts';
import type { Control } from './controls.ts';
import { quiet } from './quiet.ts';

/** How the sweep opens and presses, and what it then looks for. */
export interface Mode {
  /** After a page has been opened. */
  prepare: (page: Page) => Promise<void>;
  press: (page: Page, element: ElementHandle<HTMLElement>, control: Control) => Promise<void>;
  /** What is wrong after a press; undefined if nothing is. */
  fault: (page: Page) => Promise<string | undefined>;
}

const MOST_MS = 2000;
const CRASH = '[data-slot="crash-screen"]';

/** By a pointer, on pages that the browser translates: React must still find its nodes. */
export const translated: Mode = {
  prepare: async (page) => void (await page.evaluateHandle(translatePage)),
  press: async (_page, element) => element.click({ timeout: MOST_MS }),
  fault: async (page) => ((await page.locator(CRASH).count()) > 0 ? 'the page crashed' : undefined),
};

const BY_SPACE = /^(?:checkbox|radio|switch|menuitemcheckbox|menuitemradio|treeitem|slider)$/;

/** By the keyboard: after each press something must have the focus, and a name (spec 15.170, 16.52). */
export const focus: Mode = {
  // The first key: users do not reach a control without one.
  prepare: (page) => page.keyboard.press('Tab'),
  press: async (page, element, { role }) => {
    await element.focus();
    await page.keyboard.press(BY_SPACE.test(role) ? 'Space' : 'Enter');
  },
  fault: async (page) => {
    if (!(await isLost(page))) return nameless(page);
    // What restores the focus may come a little later.
    const restored = await page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 500 })
      .catch(() => null);
    if (restored) return nameless(page);
    await quiet(page);
    return (await isLost(page)) ? 'nothing has the focus' : nameless(page);
  },
};

/** Landmark of the page, and texts: screen readers read what is in them. */
const NEEDS_NO_NAME = 'main, p, span';

/** A fault if the focused element has no accessible name. */
async function nameless(page: Page): Promise<string | undefined> {
  const focused = page.locator(`:focus:not(${NEEDS_NO_NAME})`);
  if ((await focused.count()) === 0) return undefined;
  try {
    await expect(focused).toHaveAccessibleName(/\S/, { timeout: 500 });
    return undefined;
  } catch {
    const tag = await focused.evaluateAll(([element]) => element?.outerHTML.match(/^<[^>]*>/)?.[0]);
    return tag && `the focus has no name: ${tag}`;
  }
}

const isLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
