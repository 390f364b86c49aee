import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import { Skeleton } from '@digiken/ui/skeleton';
import { launchStepMessages } from './launch-step.messages';

/** What a launch from a learning platform needs before it is complete. */
export type LaunchStepView =
  | { step: 'checking' }
  /** An account has the address that the platform told. */
  | { step: 'sign-in'; platform: string; email: string }
  /** Somebody is signed in: are both the same person? */
  | {
      step: 'link';
      platform: string;
      /** At the platform; empty if it told none. */
      name: string;
      account: { name: string; email: string };
      /** What proves that the account is theirs, besides the session. */
      proof: 'none' | 'password' | 'sign-in';
      canBeNew: boolean;
    }
  /** Content was chosen, and the tab of the platform hands it over. */
  | { step: 'chosen'; platform: string }
  | { step: 'failed'; problem: ReactNode };

export interface LaunchStepProps {
  view: LaunchStepView;
  /** Links the account; on success the app goes on. Error field: `password`. */
  onLink: (values: { password?: string }) => Promise<FormOutcome>;
  /** Makes an account of its own. */
  onFresh: () => void;
  /** Ends the session, which is too old to prove anything. */
  onSignOut: () => void;
  /** The sign-in page, which leads back here. */
  signInHref: string;
}

/** The page after a learning platform has confirmed who comes: what is still needed (spec 14.285). */
export function LaunchStep({ view, onLink, onFresh, onSignOut, signInHref }: LaunchStepProps) {
  const t = useMessages(launchStepMessages);
  return (
    <div data-slot="launch-step" className="flex max-w-form flex-col gap-6">
      {view.step === 'checking' && (
        <>
          <LoadingText>{t('checking')}</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
      {view.step === 'sign-in' && (
        <>
          <p>{t('signInIntro', { email: view.email, platform: view.platform })}</p>
          <p>
            <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
          </p>
          <p className="text-sm text-ink-muted">{t('signInHint', { platform: view.platform })}</p>
        </>
      )}
      {view.step === 'link' && (
        <LinkStep view={view} onLink={onLink} onFresh={onFresh} onSignOut={onSignOut} />
      )}
      {view.step === 'chosen' && (
        <Callout tone="success" title={t('chosenTitle')}>
          {t('chosenText', { platform: view.platform })}
        </Callout>
      )}
      {view.step === 'failed' && view.problem}
    </div>
  );
}

type LinkView = Extract<LaunchStepView, { step: 'link' }>;

function LinkStep({
  view: { platform, name, account, proof, canBeNew },
  onLink,
  onFresh,
  onSignOut,
}: { view: LinkView } & Pick<LaunchStepProps, 'onLink' | 'onFresh' | 'onSignOut'>) {
  const t = useMessages(launchStepMessages);
  const id = useId();
  const who = { platform, name, account: account.name, email: account.email };
  const fresh = canBeNew && (
    <Button variant="secondary" onClick={onFresh}>
      {t('fresh')}
    </Button>
  );
  return (
    <>
      <p>{t(name === '' ? 'linkIntroNameless' : 'linkIntro', who)}</p>
      {proof === 'sign-in' ? (
        <>
          <Callout tone="info">{t('signInAgain', { platform })}</Callout>
          <p className="flex flex-wrap gap-x-4 gap-y-3">
            <Button onClick={onSignOut}>{t('signOut')}</Button>
            {fresh}
          </p>
        </>
      ) : (
        <>
          <p>{t('linkMeaning')}</p>
          <Form
            onSubmit={({ password }) => onLink(password === undefined ? {} : { password })}
            fieldIds={{ password: id }}
            submitLabel={t('linkSubmit')}
            busyLabel={t('linkBusy')}
            secondary={fresh}
          >
            {({ errors }) =>
              proof === 'password' && (
                <>
                  <input
                    type="email"
                    name="username"
                    autoComplete="username"
                    value={account.email}
                    readOnly
                    hidden
                  />
                  <PasswordInput
                    id={id}
                    name="password"
                    autoComplete="current-password"
                    label={t('password')}
                    hint={t('passwordHint')}
                    error={errors.password}
                  />
                </>
              )
            }
          </Form>
        </>
      )}
    </>
  );
}
