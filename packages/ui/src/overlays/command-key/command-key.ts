import { useEffect } from 'react';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

const APPLE = /Mac|iPhone|iPad|iPod/;

/** Ctrl+K, on Apple's keyboards Cmd+K: there Ctrl+K deletes to the end of the line. */
export function isCommandKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [wanted, other] = APPLE.test(navigator.platform) ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/**
 * Calls `open` on Ctrl+K or Cmd+K anywhere on the page. Not while a dialog is open, and not where an editor has
 * a use of its own for the key (it prevents the default). An entry of its own, so that a page can wait for the
 * key and load the palette when it comes.
 */
export function useCommandKey(open: () => void): void {
  const run = useEffectEvent(open);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCommandKey(event)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
