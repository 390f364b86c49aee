import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { OneTimeCode } from '@digiken/ui/one-time-code';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextInput } from '@digiken/ui/text-input';
import { LoadFailed } from '../../lib/load-failed';
import { RecoveryCodes } from '../two-step-setup/recovery-codes';
import { type CodesOutcome, TwoStepSetup, type TwoStepSetupProps } from '../two-step-setup/two-step-setup';

export const twoStepSettingsMessages = defineMessages('two-step-settings', {
  loading: 'Loading your settings…',
  failed: 'Your settings could not be loaded.',
  retry: 'Try Again',
  on: 'On',
  since: 'Since',
  codesLeft: 'Recovery codes left: {count}',
  codesFew: 'You have few recovery codes left. Make new ones now.',
  renew: 'New recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The codes that you have now stop working.',
  renewSubmit: 'Make new codes',
  renewing: 'One moment…',
  appCode: 'Code from your app',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffText: 'Your password alone will sign you in. Your recovery codes stop working.',
  anyCode: 'Code from your app, or a recovery code',
  turningOff: 'Turning off…',
  turnedOff: 'Two-step sign-in is off.',
  missing: 'Enter the code',
  devices: 'Trusted devices',
  devicesText: 'You sign in on these with your password alone.',
  until: 'Until',
  forget: 'Stop trusting',
  forgetOne: 'Stop trusting {device}',
  forgetting: 'One moment…',
  forgotten: '{device} is no longer trusted.',
});

export interface TrustedDeviceView {
  id: string;
  /** E.g. "Chrome on Android". */
  device: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface TwoStepSettingsProps extends TwoStepSetupProps {
  state: LoadState;
  /** Null: off. `since` is ISO 8601. */
  twoStep: { since: string; recoveryCodesLeft: number } | null;
  trustedDevices: readonly TrustedDeviceView[];
  /** New recovery codes. Error field: `code`. */
  onRenew: (code: string) => Promise<CodesOutcome>;
  /** Takes a code from the app or a recovery code. Error field: `code`. */
  onTurnOff: (code: string) => Promise<FormOutcome>;
  /** The app then passes the list without it. */
  onForget: (id: string) => Promise<FormOutcome>;
}

const FEW = 3;

/** Two-step sign-in in the settings: set-up, recovery codes, trusted devices, turning it off (spec 13.145-13.149). */
export function TwoStepSettings(props: TwoStepSettingsProps) {
  const t = useMessages(twoStepSettingsMessages);
  const { state, twoStep } = props;
  // The first recovery codes stay in sight when new data says that it is on.
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  if (state.status === 'loading')
    return (
      <div data-slot="two-step-settings">
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={3} className="max-w-form" />
      </div>
    );
  if (state.status === 'error') return <LoadFailed state={state} message={t('failed')} retry={t('retry')} />;
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (twoStep && !settingUp) return <WhileOn {...props} twoStep={twoStep} onCodes={setCodes} />;
  return (
    <TwoStepSetup
      onStart={props.onStart}
      onConfirm={async (code) => {
        setSettingUp(true);
        const outcome = await props.onConfirm(code);
        if (!outcome.ok) setSettingUp(false);
        return outcome;
      }}
      onDone={() => {
        setSettingUp(false);
        props.onDone();
      }}
    />
  );
}

function WhileOn({
  twoStep,
  trustedDevices,
  onCodes,
  onRenew,
  onTurnOff,
  onForget,
}: Omit<TwoStepSettingsProps, 'twoStep'> & {
  twoStep: { since: string; recoveryCodesLeft: number };
  onCodes: (codes: readonly string[]) => void;
}) {
  const t = useMessages(twoStepSettingsMessages);
  const announce = useAnnounce();
  const [open, setOpen] = useState<'renew' | 'off'>();
  const close = (next: boolean) => !next && setOpen(undefined);
  return (
    <div data-slot="two-step-settings" className="flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">{t('on')}</Badge>
        <span className="text-ink-muted">
          {t('since')} <RelativeTime iso={twoStep.since} />
        </span>
      </p>
      <p>{t('codesLeft', { count: twoStep.recoveryCodesLeft })}</p>
      {twoStep.recoveryCodesLeft <= FEW && <Callout tone="warning">{t('codesFew')}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('renew')}>
          {t('renew')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('off')}>
          {t('turnOff')}
        </Button>
      </div>
      {trustedDevices.length > 0 && <Devices devices={trustedDevices} onForget={onForget} />}
      <FormDialog
        open={open === 'renew'}
        onOpenChange={close}
        title={t('renewTitle')}
        description={t('renewText')}
      >
        <CodeForm
          submitLabel={t('renewSubmit')}
          busyLabel={t('renewing')}
          onSubmit={async (code) => {
            const outcome = await onRenew(code);
            if (outcome.ok) onCodes(outcome.recoveryCodes);
            return outcome;
          }}
        />
      </FormDialog>
      <FormDialog
        open={open === 'off'}
        onOpenChange={close}
        title={t('turnOffTitle')}
        description={t('turnOffText')}
      >
        <CodeForm
          recovery
          submitLabel={t('turnOff')}
          busyLabel={t('turningOff')}
          onSubmit={async (code) => {
            const outcome = await onTurnOff(code);
            if (outcome.ok) announce(t('turnedOff'));
            return outcome;
          }}
        />
      </FormDialog>
    </div>
  );
}

/** One field for a code. `recovery`: a recovery code is accepted too. */
function CodeForm({
  recovery = false,
  submitLabel,
  busyLabel,
  onSubmit,
}: {
  recovery?: boolean;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (code: string) => Promise<FormOutcome>;
}) {
  const t = useMessages(twoStepSettingsMessages);
  const id = useId();
  const submit = async ({ code = '' }: Record<string, string>): Promise<FormOutcome> =>
    code.trim() === ''
      ? { ok: false, message: t('missing'), errors: { code: t('missing') } }
      : onSubmit(code.trim());
  return (
    <Form
      onSubmit={submit}
      fieldIds={{ code: id }}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      danger={recovery}
      className="max-w-none"
    >
      {({ errors }) =>
        recovery ? (
          <TextInput
            id={id}
            name="code"
            label={t('anyCode')}
            autoComplete="one-time-code"
            spellCheck={false}
            error={errors.code}
          />
        ) : (
          <OneTimeCode id={id} name="code" label={t('appCode')} error={errors.code} />
        )
      }
    </Form>
  );
}

function Devices({
  devices,
  onForget,
}: {
  devices: readonly TrustedDeviceView[];
  onForget: TwoStepSettingsProps['onForget'];
}) {
  const t = useMessages(twoStepSettingsMessages);
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string | null>(null);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (leaving.current === null || devices.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    // The focused button was removed with its row.
    focusIfLost(() => heading.current);
  }, [devices]);

  const forget = async ({ id, device }: TrustedDeviceView) => {
    leaving.current = id;
    setBusy(id);
    setFailure(undefined);
    const outcome = await onForget(id);
    setBusy(undefined);
    if (outcome.ok) return announce(t('forgotten', { device }));
    leaving.current = null;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };

  return (
    <div className="flex w-full flex-col gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('devices')}
      </h3>
      <p className="text-ink-muted">{t('devicesText')}</p>
      {failure && <Callout tone="danger">{failure}</Callout>}
      <ul className="flex w-full flex-col">
        {devices.map((device) => (
          <li
            key={device.id}
            data-slot="trusted-device"
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0"
          >
            <div className="flex min-w-0 flex-col gap-1">
              <span className="font-bold wrap-anywhere">{device.device}</span>
              <span className="text-sm text-ink-muted">
                {t('until')} <RelativeTime iso={device.expiresAt} />
              </span>
            </div>
            <Button
              size="sm"
              variant="secondary"
              busy={busy === device.id}
              aria-label={busy === device.id ? t('forgetting') : t('forgetOne', { device: device.device })}
              onClick={() => void forget(device)}
            >
              {t(busy === device.id ? 'forgetting' : 'forget')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
