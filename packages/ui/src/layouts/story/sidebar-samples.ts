import { expect, screen, userEvent, within } from 'storybook/test';
import { SIDEBAR_WIDE } from '../../navigation/sidebar/sidebar';

export const wide = () => window.matchMedia(SIDEBAR_WIDE).matches;

/** The navigation of that name; opens the slide-over on small screens. */
export async function openSidebar(name: string): Promise<HTMLElement> {
  if (!wide()) {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name });
  }
  return screen.findByRole('navigation', { name });
}

/** Asserts exactly these links, in this order. */
export async function expectLinks(
  list: HTMLElement,
  expected: readonly (readonly [name: string, href: string])[],
): Promise<void> {
  const links = within(list).getAllByRole('link');
  await expect(links).toHaveLength(expected.length);
  for (const [index, [name, href]] of expected.entries()) {
    await expect(links[index]).toHaveAccessibleName(name);
    await expect(links[index]).toHaveAttribute('href', href);
  }
}

/** Asserts exactly these links in the bar at the bottom of small screens, and its menu. */
export async function expectBottomLinks(
  canvasElement: HTMLElement,
  expected: readonly (readonly [name: string, href: string])[],
): Promise<void> {
  if (wide()) return;
  const bar = within(canvasElement).getByRole('navigation', { name: 'Quick links' });
  await expectLinks(bar, expected);
  await expect(within(bar).getByRole('button', { name: 'Menu' })).toBeVisible();
}
