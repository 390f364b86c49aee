import { type RefObject, useEffect, useRef } from 'react';

/** The longest passage of a note, in characters. */
const MOST = 500;

function selectedIn(root: HTMLElement | null): string {
  const selection = document.getSelection();
  return root?.contains(selection?.anchorNode ?? null) ? String(selection).trim().slice(0, MOST).trim() : '';
}

/**
 * What the reader has selected in the text of a lesson. Call the result in the handler of a press: the press itself may
 * end the selection, so it is read when the pointer goes down.
 */
export function useSelectedText(text: RefObject<HTMLElement | null>): () => string {
  const pressed = useRef('');
  useEffect(() => {
    const read = () => {
      pressed.current = selectedIn(text.current);
    };
    document.addEventListener('pointerdown', read, true);
    return () => document.removeEventListener('pointerdown', read, true);
  }, [text]);
  return () => {
    const found = selectedIn(text.current) || pressed.current;
    pressed.current = '';
    return found;
  };
}
