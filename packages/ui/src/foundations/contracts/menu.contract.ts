import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKey, byMouse, byTouch, expectNothingHidden, expectReturned, type Press } from './press';

export interface MenuPromises {
  /** The trigger button. */
  trigger: () => HTMLElement;
  /** Name of the menu, and of its button. */
  name: string;
  /** Names of its items, in order. */
  items: readonly string[];
  /** Names of the disabled items. */
  disabled?: readonly string[];
  /** Letters to type that move to an item by its first letters. */
  typeahead: { keys: string; to: string };
  /** Default `menuitem`. */
  itemRole?: 'menuitem' | 'menuitemradio';
  /** Number of selections of all items. Called after each selection. */
  chosen: () => number;
}

/**
 * The contract of every menu button (APG), with mouse, keyboard and touch. Run it with the menu closed; it leaves it open.
 * @returns the open menu
 */
export async function menuContract(promises: MenuPromises): Promise<HTMLElement> {
  const { trigger, items, disabled = [], typeahead, itemRole = 'menuitem', chosen } = promises;
  const item = (name: string) => screen.getByRole(itemRole, { name });
  const able = items.filter((name) => !disabled.includes(name));
  const [first = '', second = first] = able;
  const last = able.at(-1) ?? first;
  const open = (press: Press) => openBy(press, promises);
  const gone = async () => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  };
  const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

  await expect(trigger()).toHaveAccessibleName(promises.name);
  await expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');

  await open(byKey('{ArrowDown}'));
  await focused(first);
  await expect(screen.getAllByRole(itemRole).map((entry) => entry.textContent)).toEqual(items);
  for (const name of able.slice(1)) {
    await userEvent.keyboard('{ArrowDown}');
    await focused(name);
  }
  await userEvent.keyboard('{ArrowDown}');
  await focused(first);
  await userEvent.keyboard('{ArrowUp}');
  await focused(last);
  await userEvent.keyboard('{Home}');
  await focused(first);
  await userEvent.keyboard('{End}');
  await focused(last);
  await userEvent.keyboard(typeahead.keys);
  await focused(typeahead.to);
  await userEvent.keyboard('{Escape}');
  await gone();
  await expectReturned(trigger);

  const before = chosen();
  const picked = async (times: number) => {
    await waitFor(() => expect(chosen()).toBe(before + times));
    await gone();
    await expectReturned(trigger);
  };
  await open(byKey('{Enter}'));
  await focused(first);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await picked(1);
  await open(byKey(' '));
  await focused(first);
  await userEvent.keyboard(' ');
  await picked(2);
  await open(byMouse);
  await byMouse(item(second));
  await picked(3);
  await open(byTouch);
  await byTouch(item(second));
  await picked(4);

  for (const press of [byMouse, byTouch]) {
    await open(byKey('{Enter}'));
    await focused(first);
    await press(document.body);
    await gone();
  }

  const menu = await open(byMouse);
  for (const name of disabled) {
    await expect(item(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item(name), { pointerEventsCheck: 0 });
    await expect(chosen()).toBe(before + 4);
    await expect(menu).toBeVisible();
  }
  return menu;
}

async function openBy(press: Press, { trigger, name }: MenuPromises): Promise<HTMLElement> {
  await press(trigger());
  const menu = await screen.findByRole('menu', { name });
  await expect(menu).toBeVisible();
  await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  // A menu is not modal: screen reader users can still read the page around it.
  await expect(document.querySelector('[inert]')).toBeNull();
  await expectNothingHidden();
  await expect(within(menu).queryAllByRole('link')).toEqual([]);
  return menu;
}
