import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const outcomeMessages = defineMessages('outcome', {
  unexpected: 'Something went wrong on our side. Nothing was changed: please try again.',
});

/** Runs one action at a time. Returns whether it is running, and its error, which is also announced. */
export function useOutcome() {
  const t = useMessages(outcomeMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (work: () => Promise<FormOutcome>, success?: string): Promise<FormOutcome> => {
    setBusy(true);
    setProblem(undefined);
    let outcome: FormOutcome;
    try {
      outcome = await work();
    } catch {
      outcome = { ok: false, message: t('unexpected') };
    }
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    } else if (success) announce(success);
    return outcome;
  };

  return { busy, problem, run, clear: () => setProblem(undefined) };
}
