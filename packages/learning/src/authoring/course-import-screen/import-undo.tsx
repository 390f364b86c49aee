import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useOutcome } from '../../lib/use-outcome';
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
  const { busy, problem: refused, run } = useOutcome();
  if (until === undefined) {
    return problem === undefined ? null : (
      <Callout tone="info" title={t('noUndo')}>
        {problem}
      </Callout>
    );
  }
  return (
    <Section title={t('undoTitle')} intro={t('undoText', { date: until })} className="max-w-reading">
      <div className="flex flex-col items-start gap-4">
        {refused !== undefined && <Callout tone="danger" title={refused} />}
        <Button variant="secondary" busy={busy} onClick={() => void run(onUndo)}>
          {t(busy ? 'undoing' : 'undo')}
        </Button>
      </div>
    </Section>
  );
}
