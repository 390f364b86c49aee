import { useUser } from '@digiken/hooks/account';
import { type Outcome } from '@digiken/hooks/api';
import { useSignInSecurity, useSignInSecurityActions } from '@digiken/hooks/sign-in';
import { ConfirmIdentityDialog } from '@digiken/learning/confirm-identity-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { usePasskeyTexts } from './use-passkey-texts';

interface IdentityCheck {
  /** Runs an action; if the server asks for a recent sign-in, asks the person for it and runs the action again. */
  checked: <T>(act: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  /** To be rendered where the action is. */
  dialog: ReactNode;
}

/** For changes of how people sign in (spec 13.141). */
export function useIdentityCheck(): IdentityCheck {
  const { confirmByPassword, confirmByPasskey } = useSignInSecurityActions(usePasskeyTexts());
  const security = useSignInSecurity().data;
  const user = useUser().data;
  const [open, setOpen] = useState(false);
  const proven = useRef(false);
  const settle = useRef<(proven: boolean) => void>(() => {});

  const noteProof = async <T,>(outcome: Promise<Outcome<T>>) => {
    const settled = await outcome;
    if (settled.ok) proven.current = true;
    return settled;
  };

  return {
    async checked(act) {
      const first = await act();
      if (first.ok || first.code !== 'recent-sign-in') return first;
      proven.current = false;
      const goOn = await new Promise<boolean>((resolve) => {
        settle.current = resolve;
        setOpen(true);
      });
      return goOn ? act() : first;
    },
    dialog: (
      <ConfirmIdentityDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) settle.current(proven.current);
        }}
        email={user?.email}
        onPassword={(password) => noteProof(confirmByPassword(password))}
        onPasskey={security?.passkeys.length ? () => noteProof(confirmByPasskey()) : undefined}
      />
    ),
  };
}
