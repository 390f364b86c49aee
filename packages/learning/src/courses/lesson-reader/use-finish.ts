import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

/** What opens once the lesson is done. */
export interface FinishTarget {
  href: string;
  /** It is a lesson. */
  lesson: boolean;
}

const lessonFinishMessages = defineMessages('lessonFinish', {
  doneNext: 'Done, next lesson',
  /** On phones. */
  doneNextShort: 'Done, next',
  next: 'Next lesson',
  doneOn: 'Done, go on',
  on: 'Go on',
  doneLast: 'Done',
  saving: 'Saving…',
});

export interface FinishOptions {
  done: boolean;
  /** False if no progress is saved: then what follows is a link. */
  canMark: boolean;
  next?: FinishTarget;
  /** `next` is still loading: a press marks the lesson at once, and opens the next step when it has loaded. */
  nextPending?: boolean;
  onDoneChange: (done: boolean) => Promise<FormOutcome>;
  onNavigate?: (href: string) => void;
}

/** The main action of a lesson: marks it as done and opens what follows, or leads there. */
export interface Finish {
  label: string;
  /** For tight spaces. */
  shortLabel: string;
  /** A link to what follows; otherwise a button that calls `press`. */
  href?: string;
  busy: boolean;
  failure?: string;
  press: () => void;
}

/** @returns undefined if there is nothing left to do: the lesson is done and nothing follows */
export function useFinish({
  done,
  canMark,
  next,
  nextPending = false,
  onDoneChange,
  onNavigate,
}: FinishOptions): Finish | undefined {
  const t = useMessages(lessonFinishMessages);
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [failure, setFailure] = useState<string>();
  const leaving = useRef(false);
  const busy = state === 'saving' || (state === 'saved' && nextPending);
  const leave = useEffectEvent(() => {
    if (next) onNavigate?.(next.href);
  });
  useEffect(() => {
    if (state !== 'saved' || nextPending || !leaving.current) return;
    leaving.current = false;
    leave();
  }, [state, nextPending]);

  const press = async () => {
    setState('saving');
    setFailure(undefined);
    const outcome = await onDoneChange(true);
    leaving.current = outcome.ok;
    setState(outcome.ok ? 'saved' : 'idle');
    if (!outcome.ok) {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  // While it is saved, the lesson may be done already: the button keeps its focus until the next page opens.
  if ((done && !busy) || !canMark) {
    const label = t(next?.lesson ? 'next' : 'on');
    return next && { label, shortLabel: label, href: next.href, busy: false, press: () => {} };
  }
  const label = t(busy ? 'saving' : !next ? 'doneLast' : next.lesson ? 'doneNext' : 'doneOn');
  const shortLabel = busy ? label : t(next?.lesson ? 'doneNextShort' : 'doneLast');
  return { label, shortLabel, busy, failure, press: () => void press() };
}
