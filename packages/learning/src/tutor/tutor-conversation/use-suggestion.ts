import { useLayoutEffect, useRef } from 'react';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useOutcome } from '../../lib/use-outcome';

/**
 * Asks a suggested question. The suggestions go when the conversation begins: the focus then goes to the question.
 * @param onAsk asks it
 */
export function useSuggestion(onAsk: (text: string) => Promise<FormOutcome>) {
  const { busy, problem, run } = useOutcome();
  const asked = useRef(false);
  // Not after the next paint: the page would give the lost focus to a heading first.
  useLayoutEffect(
    () => () => {
      if (asked.current)
        focusIfLost(() =>
          [...document.querySelectorAll<HTMLElement>('[data-slot=tutor-question] article')].at(-1),
        );
    },
    [],
  );
  const ask = (question: string) => {
    if (busy) return;
    asked.current = true;
    void run(() => onAsk(question));
  };
  return { busy, problem, ask };
}
