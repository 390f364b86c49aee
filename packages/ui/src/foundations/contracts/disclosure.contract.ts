import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { byKey, byMouse, byTouch, expectNothingHidden, expectReturned, type Press } from './press';

export interface DisclosurePromises {
  /** The button that shows and hides. */
  trigger: () => HTMLElement;
  /** What it shows, null while it is hidden. */
  panel: () => HTMLElement | null;
  /** Where the focus goes when it opens. Default: it stays on the button, and Tab leads into the panel. */
  focusGoes?: 'in' | 'nowhere';
}

/**
 * What every button promises that shows a floating part after it (APG disclosure: account, mobile navigation,
 * popover), by mouse, keys and touch. Run it with the part hidden; it leaves it shown.
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

  // No trap: Tab leaves at the end, and what would cover the page goes away.
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
