import { describeElement } from './describe-element';

let last: Element | undefined;

/** Starts tracking the focus. Returns a function that stops it. */
export function watchFocus(): () => void {
  last = undefined;
  const follow = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  document.addEventListener('focusin', follow, true);
  return () => document.removeEventListener('focusin', follow, true);
}

/** WCAG 2.4.3: when the focused element is removed, the focus moves to another element and not to the body. */
export function checkFocus(): string[] {
  const nowhere = document.activeElement === document.body || document.activeElement === null;
  if (!nowhere || !last || isStillThere(last)) return [];
  return [`the focus was on ${describeElement(last)}, which went away, and fell to the start of the page`];
}

function isStillThere(element: Element): boolean {
  return (
    element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert], [inert] *')
  );
}
