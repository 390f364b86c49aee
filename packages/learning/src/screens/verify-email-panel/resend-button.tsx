import { clock } from '@digiken/ui/clock';
import { useEffect, useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { verifyEmailMessages } from './verify-email.messages';

export interface ResendButtonProps {
  onResend: () => Promise<FormOutcome>;
  /** Seconds between two emails. */
  waitSeconds: number;
  variant: 'primary' | 'secondary';
  /** The link that was opened no longer works. */
  renew?: boolean;
  /** Nobody is signed in: whether a mail was sent is not said. */
  unsure?: boolean;
}

/** Sends the link again, at most once in `waitSeconds`. */
export function ResendButton({ onResend, waitSeconds, variant, renew, unsure }: ResendButtonProps) {
  const t = useMessages(verifyEmailMessages);
  const announce = useAnnounce();
  const note = useId();
  const sent = t(unsure ? 'sentIfNeeded' : 'sentAgain');
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);

  useEffect(() => {
    if (left === 0) return;
    const timer = clock.setTimeout(() => setLeft(left - 1), 1000);
    return () => clock.clearTimeout(timer);
  }, [left]);

  const resend = async () => {
    if (left > 0) {
      announce(t('wait', { count: left }));
      return;
    }
    setBusy(true);
    setOutcome(null);
    announce(t('sending'));
    const answer = await onResend();
    setBusy(false);
    setOutcome(answer);
    if (answer.ok) {
      setLeft(waitSeconds);
      announce(sent);
    } else announce(answer.message, { politeness: 'assertive' });
  };

  return (
    <div className="flex w-full flex-col items-start gap-3">
      {outcome?.ok === true && <Callout tone="success">{sent}</Callout>}
      {outcome?.ok === false && <Callout tone="danger">{outcome.message}</Callout>}
      <Button
        variant={variant}
        busy={busy}
        aria-disabled={left > 0 || undefined}
        aria-describedby={left > 0 ? note : undefined}
        className={left > 0 ? 'opacity-80' : undefined}
        onClick={() => void resend()}
      >
        {t(busy ? 'sending' : renew ? 'resendNew' : 'resend')}
      </Button>
      {left > 0 && (
        <p id={note} className="text-sm text-ink-muted">
          {t('wait', { count: left })}
        </p>
      )}
    </div>
  );
}
