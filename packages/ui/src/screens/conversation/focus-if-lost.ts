/**
 * Gives the focus to `target` when the element that had it is gone. A task later, because a closing dialog
 * gives the focus back in one; it falls to the page's main area when its button is gone.
 */
export function focusIfLost(target: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    const active = document.activeElement;
    if (active === document.body || active?.id === 'main') target()?.focus();
  });
}
