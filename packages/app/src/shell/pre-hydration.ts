/** Texts and lists: no pre-rendered page has a box to tick. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Aborting it removes the listeners. */
interface Early extends AbortController {
  /** The last value of each control that was used. */
  typed: Map<Control, string>;
  /** The last input. */
  input?: InputEvent;
  /** The last end of a composition with an input method. */
  compositionend?: Event;
  /** The last click. */
  click?: { target: Element };
  /** The last submit of a form. */
  submit?: { target: HTMLFormElement; submitter: HTMLElement | null };
}

declare global {
  interface Window {
    /** Set by public/pre-hydration.js; deleted once the page has hydrated. */
    digikenEarlyInput?: Early;
  }
}

/** The target of the last click before React listens for clicks. */
let clicked: Element | undefined;

/**
 * Call directly before a page hydrates. Values that the browser has restored count as typed. Later clicks are not
 * replayed, because React handles them.
 */
export function beforeHydration(root: Element): void {
  clicked = window.digikenEarlyInput?.click?.target;
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (control.value !== control.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Call once a page has hydrated: replays what was typed, clicked and submitted while its code was loading. React leaves
 * typed text in a field, but does not know of it, and removes it with its next change.
 */
export function replayEarlyInput(): void {
  const early = window.digikenEarlyInput;
  if (!early) return;
  early.abort();
  delete window.digikenEarlyInput;
  // In an effect React would only put the changes on its list; after it, it carries out one before the next.
  queueMicrotask(() => replay(early));
}

/** Events on elements that are no longer in the page have no effect. */
function replay({ typed, submit, input, compositionend }: Early): void {
  const ended = (compositionend?.timeStamp ?? 0) >= (input?.timeStamp ?? 0);
  const composed = input?.isComposing && !ended ? input.target : undefined;
  for (const [control, value] of typed) {
    if (control === composed) retypeOnceComposed(control);
    else retype(control, value);
  }
  // Once, even if the user pressed again because nothing happened.
  clicked?.closest<HTMLElement>('button[type=button]')?.click();
  const { target: form, submitter } = submit ?? {};
  if (form?.isConnected) form.requestSubmit(submitter && form.contains(submitter) ? submitter : null);
}

/** To write the value of a field ends the composition of an input method, which then inserts its text once more. */
function retypeOnceComposed(control: Control): void {
  control.addEventListener('compositionend', () => retype(control, control.value), { once: true });
}

/** React reports a change of a text only if the value differs from the last one that it has seen. */
function retype(control: Control, value: string): void {
  if (!(control instanceof HTMLSelectElement))
    control.value = value === control.defaultValue ? '' : control.defaultValue;
  // Past React's own setter on the element, which would count as seen.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  // React listens for it on lists, and on texts as well as for "input".
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
