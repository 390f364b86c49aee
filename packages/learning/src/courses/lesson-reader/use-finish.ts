import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { LessonNeighbour } from './lesson-neighbour';

const lessonFinishMessages = defineMessages('lessonFinish', {
  doneNext: 'Done, next lesson',
  /** On phones. */
  doneNextShort: 'Done, next',
  next: 'Next lesson',
  doneLast: 'Done',
  saving: 'Saving…',
});

export interface FinishOptions {
  done: boolean;
  /** False if no progress is saved: then the next lesson is a link. */
  canMark: boolean;
  next?: LessonNeighbour;
  onDoneChange: (done: boolean) => Promise<FormOutcome>;
  onNavigate?: (href: string) => void;
}

/** The main action of a lesson: marks it as done and opens the next one, or leads there. */
export interface Finish {
  label: string;
  /** For tight spaces. */
  shortLabel: string;
  /** A link to the next lesson; otherwise a button that calls `press`. */
  href?: string;
  busy: boolean;
  failure?: string;
  press: () => void;
}

/** @returns undefined if there is nothing left to do: the last lesson is done */
export function useFinish({
  done,
  canMark,
  next,
  onDoneChange,
  onNavigate,
}: FinishOptions): Finish | undefined {
  const t = useMessages(lessonFinishMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await onDoneChange(true);
    setBusy(false);
    if (outcome.ok) {
      if (next) onNavigate?.(next.href);
    } else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  // While it is saved, the lesson may be done already: the button keeps its focus until the next lesson opens.
  if ((done && !busy) || !canMark) {
    return next && { label: t('next'), shortLabel: t('next'), href: next.href, busy: false, press: () => {} };
  }
  const label = t(busy ? 'saving' : next ? 'doneNext' : 'doneLast');
  const shortLabel = !busy && next ? t('doneNextShort') : label;
  return { label, shortLabel, busy, failure, press: () => void press() };
}
