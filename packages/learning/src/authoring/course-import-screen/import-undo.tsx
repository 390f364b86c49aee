import { useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { courseImportMessages } from './messages';

export interface ImportUndoProps {
  /** The day until which it can be undone, as text. */
  until?: string;
  /** Why it cannot be undone any more: one sentence. */
  problem?: string;
  onUndo: () => Promise<FormOutcome>;
}

/** Undoes an import, or says why that is not possible any more. */
export function ImportUndo({ until, problem, onUndo }: ImportUndoProps) {
  const t = useMessages(courseImportMessages);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  if (until === undefined) return problem === undefined ? null : <p className="text-ink-muted">{problem}</p>;
  const undo = async () => {
    setRefused(undefined);
    setBusy(true);
    const outcome = await onUndo();
    setBusy(false);
    if (!outcome.ok) setRefused(outcome.message);
  };
  return (
    <Section title={t('undoTitle')} intro={t('undoText', { date: until })} className="max-w-reading">
      <div role="status">{refused !== undefined && <Callout tone="danger" title={refused} />}</div>
      <div>
        <Button variant="secondary" busy={busy} onClick={undo}>
          {t('undo')}
        </Button>
      </div>
    </Section>
  );
}
