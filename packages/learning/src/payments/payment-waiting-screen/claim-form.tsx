import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { TextInput } from '@digiken/ui/text-input';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const claimFormMessages = defineMessages('claim-form', {
  code: 'M-Pesa code',
  codeHint: 'Ten letters and digits at the start of the message, e.g. TKM4R8W2ZP',
  codeMissing: 'Enter the code of the M-Pesa message',
  check: 'Check the code',
  checkingCode: 'Checking the code…',
});

export interface ClaimFormProps {
  /** Checks a code; resolves with a sentence for the payer. */
  onClaim: (code: string) => Promise<FormOutcome & { message?: string }>;
}

/** “I have paid”: the code of the message from M-Pesa. */
export function ClaimForm({ onClaim }: ClaimFormProps) {
  const t = useMessages(claimFormMessages);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAnswer(undefined);
    const refuse = (problem: string) => {
      setError(problem);
      field.current?.focus();
    };
    if (code.trim() === '') {
      refuse(t('codeMissing'));
      return;
    }
    setError(undefined);
    setBusy(true);
    announce(t('checkingCode'));
    const outcome = await onClaim(code.trim().toUpperCase());
    setBusy(false);
    if (outcome.ok) {
      setAnswer(outcome.message);
      if (outcome.message) announce(outcome.message);
    } else refuse(outcome.errors?.code ?? outcome.message);
  };
  return (
    <form noValidate onSubmit={(event) => void check(event)} className="flex flex-col items-start gap-4">
      <TextInput
        ref={field}
        label={t('code')}
        hint={t('codeHint')}
        error={error}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
        className="max-w-72 uppercase"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {busy ? t('checkingCode') : t('check')}
      </Button>
      {answer && <Callout tone="info">{answer}</Callout>}
    </form>
  );
}
