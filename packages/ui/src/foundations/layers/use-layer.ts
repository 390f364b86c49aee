import { type RefObject, useEffect } from 'react';
import { useEffectEvent } from '../lib/use-effect-event';

interface Layer {
  root: RefObject<Element | null>;
  escape: () => void;
}

/** Open layers, in the order in which they opened. */
const layers: Layer[] = [];

/**
 * Listens on the window in the capture phase, so that the order of opening decides and not the order of listening. A
 * key pressed in another library's overlay (e.g. a listbox attached to the body) is left to that overlay.
 */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const { target } = event;
  const nowhere = target === document.body || target === document.documentElement;
  for (let at = layers.length - 1; at >= 0; at--) {
    const layer = layers[at];
    if (!layer || !(nowhere || (target instanceof Node && layer.root.current?.contains(target)))) continue;
    event.preventDefault();
    event.stopPropagation();
    layer.escape();
    return;
  }
}

/**
 * While `open`, registers the content of `root` as a layer. Escape goes only to the topmost layer that contains the
 * focus, or to the topmost of all if nothing is focused, and stops there.
 */
export function useLayer(open: boolean, root: RefObject<Element | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return;
    const layer = { root, escape: () => escape() };
    if (layers.push(layer) === 1) window.addEventListener('keydown', onKeyDown, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open, root]);
}

/**
 * While `open`: closes on Escape as a {@link useLayer layer}, and on a press or focus outside `root`, which also
 * contains the trigger. A press counts when it ends (WCAG 2.5.2), even if a handler stops its propagation.
 */
export function useDismiss(
  open: boolean,
  root: RefObject<Element | null>,
  /** `escape`: the caller restores the focus; `outside`: the focus is already elsewhere. */
  onClose: (by: 'escape' | 'outside') => void,
): void {
  const close = useEffectEvent(onClose);
  useLayer(open, root, () => onClose('escape'));
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close('outside');
    };
    const how = { capture: true };
    document.addEventListener('click', outside, how);
    document.addEventListener('focusin', outside, how);
    return () => {
      document.removeEventListener('click', outside, how);
      document.removeEventListener('focusin', outside, how);
    };
  }, [open, root]);
}
