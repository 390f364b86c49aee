import { describeElement } from './describe-element';

let last: Element | undefined;

/** Starts to follow the focus; gives back the function that stops it. */
export function watchFocus(): () => void {
  last = undefined;
  const follow = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  document.addEventListener('focusin', follow, true);
  return () => document.removeEventListener('focusin', follow, true);
}

/** WCAG 2.4.3: when what had the focus goes away, the focus is put somewhere and does not fall to the page's start. */
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
