import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SETTLE, speak } from '../announcer/live-regions';
import { passTime } from '../story/pass-time';
import {
  byKey,
  byMouse,
  byTouch,
  controlsIn,
  expectNothingHidden,
  expectReturned,
  type Press,
} from './press';

export interface DialogPromises {
  /** Returns the trigger. Called each time, because its name may change. */
  trigger: () => HTMLElement;
  name: string | RegExp;
  /** Its accessible description, if any. */
  description?: string | RegExp;
  /** Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The element that gets the initial focus. Default: the dialog itself, so that its title is read. */
  firstFocus?: (dialog: HTMLElement) => HTMLElement;
  /** Name of the close button inside it. Default "Close". */
  close?: string | RegExp;
  /** The effect of a press outside. Default `closes`. */
  outsidePress?: 'closes' | 'nothing';
}

/**
 * The contract of every modal (APG dialog) with mouse, keyboard and touch: dialogs, drawers and components built on them.
 * Run it first in a story, with the dialog closed. It leaves the dialog open for the gate's checks.
 * @returns the open dialog
 */
export async function dialogContract(promises: DialogPromises): Promise<HTMLElement> {
  const { trigger, close = 'Close', outsidePress = 'closes' } = promises;
  const open = (press: Press) => openBy(press, promises);
  const gone = async () => {
    await waitFor(() => expect(screen.queryByRole(promises.role ?? 'dialog')).toBeNull());
    await expectReturned(trigger);
    await expect(document.querySelector('[inert]')).toBeNull();
    await expectNothingHidden();
  };
  const beside = async (press: Press, dialog: HTMLElement) => {
    await press(overlay());
    if (outsidePress === 'closes') return gone();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    return gone();
  };

  const first = await open(byMouse);
  await expectRestInert(first);
  await expectHeard(first);
  await expectTabStays(first);
  await userEvent.keyboard('{Escape}');
  await gone();

  const second = await open(byKey('{Enter}'));
  await byKey('{Enter}')(within(second).getByRole('button', { name: close }));
  await gone();

  const third = await open(byKey(' '));
  await expectNoSlip(third);
  await beside(byMouse, third);

  const fourth = await open(byTouch);
  await byTouch(within(fourth).getByRole('button', { name: close }));
  await gone();

  await beside(byTouch, await open(byMouse));
  return open(byMouse);
}

async function openBy(press: Press, promises: DialogPromises): Promise<HTMLElement> {
  const { trigger, name, description, role = 'dialog', firstFocus = (dialog) => dialog } = promises;
  // Only some browsers focus a button on click or tap; this contract is about those.
  trigger().focus();
  await press(trigger());
  const dialog = await screen.findByRole(role, { name });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  if (description) await expect(dialog).toHaveAccessibleDescription(description);
  await waitFor(() => expect(firstFocus(dialog)).toHaveFocus());
  return dialog;
}

function overlay(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[data-slot$="-overlay"]')].at(-1);
  if (!found) throw new Error('A modal needs an overlay, marked data-slot="<its slot>-overlay".');
  return found;
}

/** Nothing outside is focusable except live parts (toasts), and nothing is hidden by `aria-hidden`. */
async function expectRestInert(dialog: HTMLElement) {
  // Inertness is applied one frame after the modal is shown.
  await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
  await expect(dialog.closest('[inert]')).toBeNull();
  await expectNothingHidden();
  const outside = controlsIn(document.body).filter(
    (control) => !dialog.contains(control) && !control.closest('[data-keep-live]'),
  );
  await expect(outside.length).toBeGreaterThan(0);
  for (const control of outside) {
    control.focus();
    await expect(control).not.toHaveFocus();
  }
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
}

/** VoiceOver ignores live regions outside `aria-modal`, so announcements are made inside it. */
async function expectHeard(dialog: HTMLElement) {
  for (const politeness of ['polite', 'assertive'] as const) {
    speak('Your connection is back', { politeness });
    await passTime(SETTLE);
    const region = dialog.querySelector(`[data-slot="announcer-${politeness}"]`);
    await waitFor(() => expect(region).toHaveTextContent('Your connection is back'));
  }
}

/** Tab and Shift+Tab cycle within it, from any focused element. */
async function expectTabStays(dialog: HTMLElement) {
  const stops: Element[] = [];
  do {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).not.toBe(dialog);
    if (document.activeElement === stops[0]) break;
    stops.push(document.activeElement as Element);
  } while (stops.length < 60);
  await expect(stops[0]).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(stops.at(-1)).toHaveFocus();
  await userEvent.tab();
  await expect(stops[0]).toHaveFocus();
  dialog.focus();
  await userEvent.tab({ shift: true });
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
}

/** A press that starts inside and ends outside, as when selecting text, does not close it (WCAG 2.5.2). */
async function expectNoSlip(dialog: HTMLElement) {
  const user = userEvent.setup();
  const inside = dialog.querySelector<HTMLElement>('h1, h2, h3, p') ?? dialog;
  await user.pointer([
    { keys: '[MouseLeft>]', target: inside },
    { target: overlay() },
    { keys: '[/MouseLeft]', target: overlay() },
  ]);
  await expect(dialog).toBeVisible();
}
