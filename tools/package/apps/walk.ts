import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axe } from '../lib/visit';

/** Opens a dialog with the keyboard, checks the page, and closes it: the focus returns. */
export async function walkDialog(
  page: Page,
  opener: string,
  title: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await page.getByRole('button', { name: opener }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole(role, { name: title }).waitFor();
  expect(await axe(page), 'axe, with the dialog open').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole(role).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(opener);
}

/** Opens a menu with the keyboard, checks the page, and chooses an item: a toast confirms it. */
export async function walkMenu(page: Page, opener: string, item: string, toast: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: item }).waitFor();
  expect(await axe(page), 'axe, with the menu open').toEqual([]);
  await page.getByRole('menuitem', { name: item }).click();
  await page.locator('[data-slot="toast"]', { hasText: toast }).waitFor();
  expect(await axe(page), 'axe, with the toast').toEqual([]);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Checks that the page uses the library's colours, type and spacing. */
export async function expectStyled(page: Page, button: string): Promise<void> {
  const look = await page.getByRole('button', { name: button, exact: true }).evaluate((element) => {
    const { backgroundColor, minHeight, borderTopLeftRadius } = getComputedStyle(element);
    return { backgroundColor, minHeight, rounded: borderTopLeftRadius !== '0px' };
  });
  const accent = await page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.setProperty('color', 'var(--dk-accent)');
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(look).toEqual({ backgroundColor: accent, minHeight: '44px', rounded: true });
}
