import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { type Outcome } from '@digiken/hooks/api';
import { passkeysSupported, useSignInSecurity, useSignInSecurityActions } from '@digiken/hooks/sign-in';
import { PasskeyList } from '@digiken/learning/passkey-list';
import { TwoStepSettings } from '@digiken/learning/two-step-settings';
import { loadState } from '../views/load-state';
import { useIdentityCheck } from './identity-check';
import { usePasskeyTexts } from './use-passkey-texts';

/** The user's passkeys. `defaultName`: proposed for a new one. */
export function OwnPasskeys({ defaultName }: { defaultName?: string }) {
  const query = useSignInSecurity();
  const actions = useSignInSecurityActions(usePasskeyTexts());
  const { checked, dialog } = useIdentityCheck();
  const { passkeys = [], passkeysPossible = false } = query.data ?? {};
  return (
    <>
      <PasskeyList
        state={loadState(query)}
        passkeys={passkeys.map(({ _id, ...passkey }) => ({ id: _id, ...passkey }))}
        max={SIGN_IN_LIMITS.passkeys}
        supported={passkeysPossible && passkeysSupported()}
        defaultName={defaultName}
        onAdd={(name) => checked(() => actions.addPasskey(name))}
        onRename={actions.renamePasskey}
        onRemove={(id) => checked(() => actions.removePasskey(id))}
      />
      {dialog}
    </>
  );
}

/** The user's two-step sign-in. `onCodes`: recovery codes that are shown only once came in sight, or are kept. */
export function OwnTwoStep({ onCodes }: { onCodes?: (inSight: boolean) => void }) {
  const query = useSignInSecurity();
  const actions = useSignInSecurityActions(usePasskeyTexts());
  const { checked, dialog } = useIdentityCheck();
  const { twoStep = null, trustedDevices = [] } = query.data ?? {};
  return (
    <>
      <TwoStepSettings
        state={loadState(query)}
        twoStep={twoStep}
        trustedDevices={trustedDevices.map(({ _id, ...device }) => ({ id: _id, ...device }))}
        onStart={async () => {
          const outcome = await checked(actions.startTwoStep);
          return outcome.ok ? { ok: true, setup: outcome.data } : outcome;
        }}
        onConfirm={async (code) => {
          onCodes?.(true);
          const outcome = codesOf(await actions.turnOnTwoStep(code));
          if (!outcome.ok) onCodes?.(false);
          return outcome;
        }}
        onDone={() => {
          onCodes?.(false);
          void actions.refresh();
        }}
        onRenew={async (code) => codesOf(await actions.renewRecoveryCodes(code))}
        onTurnOff={actions.turnOffTwoStep}
        onForget={actions.forgetTrustedDevice}
      />
      {dialog}
    </>
  );
}

const codesOf = (outcome: Outcome<{ recoveryCodes: string[] }>) =>
  outcome.ok ? { ok: true as const, recoveryCodes: outcome.data.recoveryCodes } : outcome;
