/** Texts and lists: no pre-rendered page has a box to tick. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Aborting it ends the watch. */
interface Early extends AbortController {
  /** The last value of each control that was used. */
  typed: Map<Control, string>;
  /** The last click. */
  click?: { target: Element };
  /** Of the last form that was sent. */
  submit?: { target: HTMLFormElement; submitter: HTMLElement | null };
}

declare global {
  interface Window {
    /** Set by public/pre-hydration.js until the page has its code. */
    digikenEarlyInput?: Early;
  }
}

let clicked: Element | undefined;

/**
 * Call directly before a page hydrates. What the browser itself has put back into its fields counts as typed. React
 * answers the clicks that follow.
 */
export function beforeHydration(root: Element): void {
  clicked = window.digikenEarlyInput?.click?.target;
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (control.value !== control.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Once a page has hydrated: gives it what was typed, pressed and sent while its code was still on the way. React leaves
 * typed text in a field, but knows nothing of it, and takes it out with its next change.
 */
export function replayEarlyInput(): void {
  const early = window.digikenEarlyInput;
  if (!early) return;
  early.abort();
  delete window.digikenEarlyInput;
  // In an effect React would only put the changes on its list; after it, it carries out one before the next.
  queueMicrotask(() => replay(early));
}

/** What is no longer in the page hears of it without an effect. */
function replay({ typed, submit }: Early): void {
  for (const [control, value] of typed) retype(control, value);
  // A button that was pressed twice, because it did nothing, acts once.
  clicked?.closest<HTMLElement>('button[type=button]')?.click();
  const { target: form, submitter } = submit ?? {};
  if (form?.isConnected) form.requestSubmit(submitter && form.contains(submitter) ? submitter : null);
}

/** React hears of a change of a text only where the value differs from the last one that it has seen. */
function retype(control: Control, value: string): void {
  if (!(control instanceof HTMLSelectElement))
    control.value = value === control.defaultValue ? '' : control.defaultValue;
  // Past React's own setter on the element, which would count as seen.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  // Of a list and, like "input", of a text.
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
