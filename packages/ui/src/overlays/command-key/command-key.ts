import { useEffect } from 'react';
import { isApple } from '../../foundations/lib/platform';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';

/** Ctrl+K, or Cmd+K on Apple devices, where Ctrl+K deletes to the end of the line. */
export function isCommandKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/**
 * Calls `open` on Ctrl+K or Cmd+K anywhere on the page. Ignored while a dialog is open and if an editor
 * handles the key itself (it prevents the default). A separate entry, so that a page can load the palette
 * on the first key press.
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
