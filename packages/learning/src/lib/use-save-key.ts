import { type RefObject, useEffect } from 'react';

/** Ctrl+S (⌘S) anywhere in `area` submits its form instead of saving the page as a file. */
export function useSaveKey(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      element.querySelector('form')?.requestSubmit();
    };
    element.addEventListener('keydown', save);
    return () => element.removeEventListener('keydown', save);
  }, [area]);
}
