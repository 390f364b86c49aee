import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { OneTimeCode } from '@digiken/ui/one-time-code';
import { TextLink } from '@digiken/ui/text-link';
import { useOutcome } from '../../lib/use-outcome';
import { twoStepSetupMessages } from './messages';
import { RecoveryCodes } from './recovery-codes';

export { twoStepSetupMessages } from './messages';

type Failed = Extract<FormOutcome, { ok: false }>;

export interface TwoStepSecret {
  /** Base32. */
  secret: string;
  /** `otpauth:` address, for an app on the same device. */
  address: string;
  /** The address as a QR code: an SVG path on a square of `size` units. */
  qr: { size: number; path: string };
}

export type StartOutcome = { ok: true; setup: TwoStepSecret } | Failed;
export type CodesOutcome = { ok: true; recoveryCodes: readonly string[] } | Failed;

export interface TwoStepSetupProps {
  /** Gets a new secret. */
  onStart: () => Promise<StartOutcome>;
  /** Turns it on with the first code. Error field: `code`. */
  onConfirm: (code: string) => Promise<CodesOutcome>;
  /** The recovery codes are kept. */
  onDone: () => void;
}

/** Sets up codes from an app: the secret, the first code, then the recovery codes (spec 13.145). */
export function TwoStepSetup({ onStart, onConfirm, onDone }: TwoStepSetupProps) {
  const t = useMessages(twoStepSetupMessages);
  const { busy, problem, run } = useOutcome();
  const [setup, setSetup] = useState<TwoStepSecret>();
  const [codes, setCodes] = useState<readonly string[]>();

  const start = () =>
    run(async () => {
      const outcome = await onStart();
      if (outcome.ok) setSetup(outcome.setup);
      return outcome;
    });

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup)
    return (
      <Confirm
        setup={setup}
        onCancel={() => setSetup(undefined)}
        onConfirm={async (code) => {
          const outcome = await onConfirm(code);
          if (outcome.ok) setCodes(outcome.recoveryCodes);
          return outcome;
        }}
      />
    );
  return (
    <div data-slot="two-step-setup" className="flex max-w-form flex-col items-start gap-4">
      <p>{t('need')}</p>
      {problem && <Callout tone="danger">{problem}</Callout>}
      <Button busy={busy} onClick={() => void start()}>
        {t(busy ? 'starting' : 'start')}
      </Button>
    </div>
  );
}

function Confirm({
  setup: { secret, address, qr },
  onConfirm,
  onCancel,
}: {
  setup: TwoStepSecret;
  onConfirm: (code: string) => Promise<FormOutcome>;
  onCancel: () => void;
}) {
  const t = useMessages(twoStepSetupMessages);
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const key = useRef<HTMLElement>(null);
  const [copyFailed, setCopyFailed] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopyFailed(false);
      announce(t('keyCopied'));
    } catch {
      if (key.current) getSelection()?.selectAllChildren(key.current);
      setCopyFailed(true);
      announce(t('copyFailed'));
    }
  };
  const submit = async ({ code = '' }: Record<string, string>): Promise<FormOutcome> =>
    code === '' ? { ok: false, message: t('missing'), errors: { code: t('missing') } } : onConfirm(code);

  return (
    <div data-slot="two-step-setup" className="flex max-w-form flex-col gap-6">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('scanTitle')}
      </h3>
      <p>{t('scan')}</p>
      <svg
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="w-full max-w-60 rounded-sm"
      >
        {/* Black on white in every theme: cameras need it. Its margin is part of the path's square. */}
        <rect width="100%" height="100%" fill="white" />
        <path d={qr.path} fill="black" />
      </svg>
      <TextLink href={address}>{t('open')}</TextLink>
      <div className="flex flex-col items-start gap-2">
        <p>
          <span className="font-bold">{t('key')}</span>{' '}
          <code ref={key} className="font-mono wrap-anywhere">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          {t('copyKey')}
        </Button>
        {copyFailed && <p>{t('copyFailed')}</p>}
      </div>
      <Form
        onSubmit={submit}
        fieldIds={{ code: id }}
        submitLabel={t('confirm')}
        busyLabel={t('confirming')}
        secondary={
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        {({ errors }) => (
          <OneTimeCode id={id} name="code" label={t('code')} hint={t('codeHint')} error={errors.code} />
        )}
      </Form>
    </div>
  );
}
