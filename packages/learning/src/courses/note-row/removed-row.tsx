import { useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { useAnnounce } from '@digiken/ui/announcer';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';
import { useCountdown } from '@digiken/ui/internal/use-countdown';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { NoteKind } from './kinds';

export const removedRowMessages = defineMessages('removed-row', {
  note: 'Note deleted: {lesson}',
  marked: 'Marked text deleted: {lesson}',
  bookmark: 'Bookmark removed: {lesson}',
  undo: 'Undo',
  undoFor: 'You can undo it for 10 seconds.',
  undone: 'It is back.',
});

/** How long a removal can be undone (ms). */
const UNDO_MS = 10_000;

interface RemovedRowProps {
  kind: NoteKind;
  lesson: { title: string };
  onUndo: () => void;
  /** Removes it for good. */
  onEnd: () => Promise<FormOutcome>;
}

/**
 * In place of a row that was removed: Undo, for 10 seconds, which stop while it has the focus or the pointer. What leaves
 * the page earlier is removed at once; if that fails, the row is back (spec 17.83).
 */
export function RemovedRow({ kind, lesson, onUndo, onEnd }: RemovedRowProps) {
  const t = useMessages(removedRowMessages);
  const announce = useAnnounce();
  const [paused, setPaused] = useState(false);
  const done = useRef(false);
  const said = t(kind, { lesson: lesson.title });

  const end = async () => {
    if (done.current) return;
    done.current = true;
    const outcome = await onEnd();
    if (outcome.ok) return;
    announce(outcome.message, { politeness: 'assertive' });
    onUndo();
  };
  const leave = useEffectEvent(() => void end());
  useCountdown(UNDO_MS, paused, () => void end());
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    announce(`${said}. ${t('undoFor')}`);
  }, [announce, said, t]);

  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p className="min-w-0 text-ink-muted wrap-anywhere">{said}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          done.current = true;
          announce(t('undone'));
          onUndo();
        }}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
