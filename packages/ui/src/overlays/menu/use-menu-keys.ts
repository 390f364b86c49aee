import { type KeyboardEvent, useRef } from 'react';

const ITEMS = '[role^=menuitem]:not([aria-disabled=true])';
/** Milliseconds after which typed letters start a new search. */
const WORD_ENDS = 1000;

/** The enabled items, in order. */
export function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(ITEMS)];
}

/** Arrows, Home, End and typed letters move the focus within a menu (APG menu); `onLeave` on Tab. */
export function useMenuKeys(onLeave: () => void) {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      onLeave();
      return;
    }
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    let next = step === undefined ? undefined : items.at(step % Math.max(items.length, 1));
    if (step === undefined && isLetter(event)) {
      const text = (event.timeStamp - typed.current.at < WORD_ENDS ? typed.current.text : '') + event.key;
      typed.current = { text, at: event.timeStamp };
      next = startingWith(text.toLowerCase(), items, at);
      if (!next && event.key !== ' ') return;
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** A space is part of the search only if one has started; otherwise it activates the item. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The same letter again moves to the next item that starts with it. */
function startingWith(text: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  const repeated = [...text].every((letter) => letter === text[0]);
  const wanted = repeated ? text.slice(0, 1) : text;
  const from = at + (wanted.length === 1 ? 1 : 0);
  const order = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))];
  return order.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
}
