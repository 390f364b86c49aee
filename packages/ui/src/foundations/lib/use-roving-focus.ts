import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { columnTarget, rowTarget } from './direction';

const CONTROLS =
  'button:not(:disabled), a[href], input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)';
/** What a control opens may be beside it in the document, and has keys of its own. */
const FLOATING = '[popover], [role=menu], [role=dialog], [role=listbox]';
/** Arrow keys edit the value. */
const EDITED = 'input:not([type=checkbox], [type=button]), select, textarea';

function controlsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((item) => {
    const floating = item.closest(FLOATING);
    return !item.closest('[hidden]') && (!floating || !root.contains(floating));
  });
}

/**
 * Makes the controls in `root` one stop of Tab (roving tabindex, APG): the one that was focused last, at first the
 * first. It works on the document and not on props, so that any control can be an item: buttons, links, triggers.
 * @returns the key handler for `root`: arrow keys, Home and End move the focus, wrapping at both ends. In a control
 *   whose value they change, they do that instead.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>, vertical: boolean) {
  const current = useRef<HTMLElement | undefined>(undefined);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const update = () => {
      const all = controlsIn(element);
      if (!current.current || !all.includes(current.current)) current.current = all[0];
      for (const item of all) {
        const tabIndex = item === current.current ? 0 : -1;
        if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
      }
    };
    const focused = ({ target }: FocusEvent) => {
      if (!controlsIn(element).includes(target as HTMLElement)) return;
      current.current = target as HTMLElement;
      update();
    };
    update();
    element.addEventListener('focusin', focused);
    const observer = new MutationObserver(update);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'href'],
    });
    return () => {
      element.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, [root]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.matches(EDITED)) return;
    const all = controlsIn(event.currentTarget);
    const at = all.indexOf(target);
    const next = at < 0 ? undefined : all[(vertical ? columnTarget : rowTarget)(event, at, all.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
