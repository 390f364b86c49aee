import { expect, type Locator, type Page } from '@playwright/test';
import { activate, expectVisibleFocus, tabInto, tabTo, type as typeInto } from './keyboard.ts';

/** How a user operates a page. Each journey runs with a pointer and with keys. */
export interface InputDevice {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Ticks a checkbox or selects a radio button. */
  tick: (box: Locator) => Promise<void>;
  /** Chooses an option of a native list by its text. */
  choose: (list: Locator, option: string) => Promise<void>;
  /** Opens a menu and chooses an entry of it. */
  select: (trigger: Locator, entry: Locator) => Promise<void>;
  /** Presses a control of a group with one tab stop (tabs, a toolbar), where arrow keys move within. */
  pressWithin: (group: Locator, target: Locator) => Promise<void>;
}

/** Mouse or touch. */
export const pointer: InputDevice = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: async (list, option) => {
    await list.selectOption({ label: option });
  },
  select: async (trigger, entry) => {
    await trigger.click();
    await entry.click();
  },
  pressWithin: (_group, target) => target.click(),
};

/** A finger. */
export const touch: InputDevice = {
  ...pointer,
  press: (target) => target.tap(),
  select: async (trigger, entry) => {
    await trigger.tap();
    await entry.tap();
  },
  pressWithin: (_group, target) => target.tap(),
};

const MOST_ARROWS = 20;

/** Keys only: Tab reaches every control, and the focus is visible. */
export function keys(page: Page): InputDevice {
  return {
    press: (target) => activate(page, target),
    type: (field, text) => typeInto(page, field, text),
    tick: async (box) => {
      if ((await box.getAttribute('type')) !== 'radio') return activate(page, box, 'Space');
      // A radio group is one tab stop: the selected button. Without one the browser chooses, not always the first.
      await tabInto(page, page.locator(`input[type="radio"][name="${await box.getAttribute('name')}"]`));
      await arrowsTo(page, box);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
    },
    choose: async (list, option) => {
      await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
      await tabTo(page, list);
      await expectVisibleFocus(page);
      // On every system, typing the first letters selects an option of a closed native list.
      await page.keyboard.type(option.slice(0, 3));
    },
    select: async (trigger, entry) => {
      await activate(page, trigger);
      await arrowsTo(page, entry, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    pressWithin: async (group, target) => {
      await tabTo(page, group.locator('button:not([tabindex="-1"])'));
      await arrowsTo(page, target);
      await activate(page, target);
    },
  };
}

async function arrowsTo(page: Page, target: Locator, key = 'ArrowRight'): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let arrows = 0; arrows < MOST_ARROWS && !(await focused()); arrows += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
