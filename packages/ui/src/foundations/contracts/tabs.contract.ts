import { expect, userEvent, within } from 'storybook/test';
import { byMouse, byTouch } from './press';

export interface TabsPromises {
  /** Contains the tab list and its panels. */
  root: HTMLElement;
  /** Name of the tab list. */
  label: string;
  /** Names of the tabs, in order; the first one is selected. */
  tabs: readonly string[];
  /** Tab moves from the tab to its panel. Default true; false if another control is between them. */
  panelFollows?: boolean;
}

/**
 * The contract of every tab list (APG, automatic activation), with mouse, keyboard and touch, in both text
 * directions. Run it with the first tab selected; it leaves the first tab selected and focused.
 */
export async function tabsContract({ root, label, tabs, panelFollows = true }: TabsPromises): Promise<void> {
  const list = within(root).getByRole('tablist', { name: label });
  const tab = (name: string) => within(list).getByRole('tab', { name });
  const [first = '', second = first] = tabs;
  const last = tabs.at(-1) ?? first;

  const shows = async (name: string) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    const panel = document.getElementById(tab(name).getAttribute('aria-controls') ?? '');
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('role', 'tabpanel');
    await expect(panel).toHaveAccessibleName(name);
    for (const other of tabs.filter((tab) => tab !== name)) {
      await expect(tab(other)).toHaveAttribute('aria-selected', 'false');
      await expect(tab(other)).toHaveAttribute('tabindex', '-1');
      const hidden = document.getElementById(tab(other).getAttribute('aria-controls') ?? '');
      if (hidden) await expect(hidden).not.toBeVisible();
    }
  };
  const leads = async (key: string, name: string) => {
    await userEvent.keyboard(key);
    await expect(tab(name)).toHaveFocus();
    await shows(name);
  };

  await expect(within(list).getAllByRole('tab')).toHaveLength(tabs.length);
  await shows(first);
  tab(first).focus();
  const before = root.getAttribute('dir');
  for (const [direction, onward, back] of [
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const) {
    root.setAttribute('dir', direction);
    await leads(onward, second);
    await leads(back, first);
    await leads(back, last);
    await leads(onward, first);
  }
  if (before === null) root.removeAttribute('dir');
  else root.setAttribute('dir', before);
  await leads('{End}', last);
  await leads('{Home}', first);

  await byMouse(tab(last));
  await shows(last);
  await byTouch(tab(second));
  await shows(second);
  await byMouse(tab(first));
  await shows(first);

  await userEvent.tab();
  await expect(list).not.toContainElement(document.activeElement as HTMLElement);
  if (panelFollows) await expect(within(root).getByRole('tabpanel', { name: first })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(tab(first)).toHaveFocus();
}
