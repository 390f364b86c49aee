import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { byKey, byMouse, byTouch, expectNothingHidden, expectReturned, type Press } from './press';

export interface DisclosurePromises {
  /** The trigger button. */
  trigger: () => HTMLElement;
  /** The disclosed panel, null while it is hidden. */
  panel: () => HTMLElement | null;
  /** The element that is focused on open. Default: the focus stays on the button, and Tab moves into the panel. */
  focusGoes?: 'in' | 'nowhere';
}

/**
 * The contract of every button with a floating panel after it (APG disclosure: account, mobile navigation,
 * popover), with mouse, keyboard and touch. Run it with the panel hidden; it leaves it shown.
 */
export async function disclosureContract({ trigger, panel, focusGoes = 'nowhere' }: DisclosurePromises) {
  const open = async (press: Press) => {
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await press(trigger());
    await waitFor(() => expect(panel()).toBeVisible());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger()).toHaveAttribute('aria-controls', panel()?.id);
    await expect(document.querySelector('[inert]')).toBeNull();
    await expectNothingHidden();
    // The content is links and buttons: menu roles would announce commands and break Tab (ADR 0015).
    await expect(screen.queryByRole('menu')).toBeNull();
    if (focusGoes === 'in') await waitFor(() => expect(panel()).toContainElement(active()));
    else await expect(trigger()).toHaveFocus();
  };
  const gone = async () => {
    await waitFor(() => expect(panel()).toBeNull());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  };

  await open(byMouse);
  await byMouse(trigger());
  await gone();

  await open(byKey('{Enter}'));
  await userEvent.tab();
  await expect(panel()).toContainElement(active());
  await userEvent.keyboard('{Escape}');
  await gone();
  await expectReturned(trigger);

  await open(byKey(' '));
  await userEvent.keyboard('{Escape}');
  await gone();
  await expectReturned(trigger);

  // No focus trap: Tab leaves at the end, and a panel that would cover the page closes.
  const after = document.createElement('button');
  after.textContent = 'Next on the page';
  document.body.append(after);
  await open(byKey('{Enter}'));
  for (let stop = 0; stop < 40 && panel(); stop++) await userEvent.tab();
  await gone();
  after.remove();

  await open(byTouch);
  await byTouch(document.body);
  await gone();
  await open(byMouse);
  await byMouse(document.body);
  await gone();

  await open(byTouch);
}

const active = () => document.activeElement as HTMLElement;
