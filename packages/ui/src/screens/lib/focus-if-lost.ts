import { clock } from '../../foundations/clock/clock';

/**
 * Focuses `target` if the focused element was removed. Runs a task later, because a closing dialog
 * restores the focus in one; if its button is gone, the focus moves to the main area.
 */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  clock.setTimeout(() => {
    const active = document.activeElement;
    if (active === document.body || active?.id === 'main') target()?.focus();
  });
}
