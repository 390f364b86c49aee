import type { ElementHandle, Page } from '@playwright/test';
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

/** By the keyboard: something must have the focus after each press. */
export const focus: Mode = {
  // The first key: users do not reach a control without one.
  prepare: (page) => page.keyboard.press('Tab'),
  press: async (page, element, { role }) => {
    await element.focus();
    await page.keyboard.press(BY_SPACE.test(role) ? 'Space' : 'Enter');
  },
  fault: async (page) => {
    if (!(await isLost(page))) return undefined;
    // What restores the focus may come a little later.
    const restored = await page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 500 })
      .catch(() => null);
    if (restored) return undefined;
    await quiet(page);
    return (await isLost(page)) ? 'nothing has the focus' : undefined;
  },
};

const isLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
