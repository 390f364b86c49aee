/** Texts and lists: no pre-rendered page has a box to tick. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Early {
  /** The last value of each control that was used. */
  typed: Map<Control, string>;
  /** The form that was sent last, and by which button. */
  sent: { form: HTMLFormElement; submitter: HTMLElement | null } | null;
}

declare global {
  interface Window {
    /** Set by public/pre-hydration.js: ends its watch and tells what it has seen. */
    digikenEarlyInput?: () => Early;
  }
}

/** Before a page hydrates: what the browser itself has put back into its fields counts as typed. */
export function dispatchRestoredInput(root: Element): void {
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (control.value !== control.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Once a page has hydrated: gives it what was typed, and then sent, while its code was still on the way. React
 * leaves typed text in a field, but knows nothing of it, and takes it out with its next change.
 */
export function replayEarlyInput(): void {
  const early = window.digikenEarlyInput?.();
  // In an effect React would only put the changes on its list; after it, it carries out one before the next.
  if (early) queueMicrotask(() => replay(early));
}

function replay(early: Early): void {
  for (const [control, value] of early.typed) if (control.isConnected) retype(control, value);
  const { form, submitter } = early.sent ?? {};
  if (form?.isConnected) form.requestSubmit(submitter && form.contains(submitter) ? submitter : null);
}

/** React hears of a change only where the value differs from the last one that it has seen. */
function retype(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = value === control.defaultValue ? '' : control.defaultValue;
  // Past React's own setter on the element, which would count as seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
