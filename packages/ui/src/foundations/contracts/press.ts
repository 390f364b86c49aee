import { expect, userEvent, waitFor } from 'storybook/test';

/** Input methods for pressing a control. */
export type Press = (target: HTMLElement) => Promise<void>;

export const byMouse: Press = (target) => userEvent.click(target);

export const byTouch: Press = async (target) => {
  await userEvent.pointer({ keys: '[TouchA]', target });
};

/** Presses a key with the control focused: `'{Enter}'`, `' '`, `'{ArrowDown}'`. */
export const byKey =
  (key: string): Press =>
  async (target) => {
    target.focus();
    await expect(target).toHaveFocus();
    await userEvent.keyboard(key);
  };

/** The visible interactive elements in document order. */
export function controlsIn(root: ParentNode): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])',
  );
  return [...all].filter((control) => control.checkVisibility({ visibilityProperty: true }));
}

/** Asserts that `aria-hidden` hides no interactive element. */
export async function expectNothingHidden(): Promise<void> {
  for (const control of controlsIn(document.body)) {
    await expect(control.closest('[aria-hidden="true"]')).toBeNull();
  }
}

/** Asserts that the focus is back on the trigger and the page is not inert. */
export async function expectReturned(trigger: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(trigger()).toHaveFocus());
  await expect(trigger().closest('[inert]')).toBeNull();
}
