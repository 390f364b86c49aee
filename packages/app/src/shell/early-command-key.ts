let pressed = false;

function watch(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  pressed = true;
}

/** Remembers Ctrl+K until the code is there that answers it: the first key of a visit may be this one. */
export function watchCommandKey(): void {
  pressed = false;
  window.addEventListener('keydown', watch);
}

/** Ends the watch. @returns whether the keys were pressed */
export function takeCommandKey(): boolean {
  window.removeEventListener('keydown', watch);
  return pressed;
}
