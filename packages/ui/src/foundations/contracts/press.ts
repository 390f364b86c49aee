import { expect, userEvent, waitFor } from 'storybook/test';

/** The ways in which a person presses a control. */
export type Press = (target: HTMLElement) => Promise<void>;

export const byMouse: Press = (target) => userEvent.click(target);

export const byTouch: Press = async (target) => {
  await userEvent.pointer({ keys: '[TouchA]', target });
};

/** By a key, with the focus on it: `'{Enter}'`, `' '`, `'{ArrowDown}'`. */
export const byKey =
  (key: string): Press =>
  async (target) => {
    target.focus();
    await expect(target).toHaveFocus();
    await userEvent.keyboard(key);
  };

/** What a person operates, in the order of the document; hidden ones left out. */
export function controlsIn(root: ParentNode): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])',
  );
  return [...all].filter((control) => control.checkVisibility({ visibilityProperty: true }));
}

/** Nothing that can be operated is hidden from a reader by `aria-hidden`. */
export async function expectNothingHidden(): Promise<void> {
  for (const control of controlsIn(document.body)) {
    await expect(control.closest('[aria-hidden="true"]')).toBeNull();
  }
}

/** The focus came back to the trigger, and the page can be used. */
export async function expectReturned(trigger: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(trigger()).toHaveFocus());
  await expect(trigger().closest('[inert]')).toBeNull();
}
