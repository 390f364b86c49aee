import { type ReactNode, useId } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Form } from '@digiken/ui/form';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { PasswordInput } from '@digiken/ui/password-input';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextInput } from '@digiken/ui/text-input';
import { TextLink } from '@digiken/ui/text-link';
import { ProviderButtons, type ProviderView } from '../provider-buttons/provider-buttons';
import { filled, refusal } from '../sign-in-form/refusals';
import { providerStepMessages } from './provider-step.messages';

/** What a sign-in with a provider needs before it is complete. */
export type ProviderStepView =
  | { step: 'checking' }
  /** An account has the address: its password links both. */
  | { step: 'password'; provider: string; email: string }
  /** An account has the address and no password. */
  | { step: 'other-provider'; provider: string; email: string; providers: readonly ProviderView[] }
  | { step: 'sign-up'; provider: string; email: string; firstName: string; lastName: string }
  | { step: 'failed'; problem: ReactNode };

export interface ProviderStepProps {
  view: ProviderStepView;
  /** Links the account; on success the app goes on. Error field: `password`. */
  onLink: (values: { password: string }) => Promise<FormOutcome>;
  /** Creates the account; on success the app goes on. Error fields: `firstName`, `lastName`. */
  onSignUp: (values: { firstName: string; lastName: string }) => Promise<FormOutcome>;
  /** The address that starts a sign-in with a provider. */
  hrefOf: (id: string) => string;
  forgotHref: string;
  /** The way back: to the sign-in page, or to the settings. */
  back: { href: string; label: string };
}

/** The page after a provider has confirmed who somebody is: what is still needed (spec 13.133, 13.134). */
export function ProviderStep({ view, onLink, onSignUp, hrefOf, forgotHref, back }: ProviderStepProps) {
  const t = useMessages(providerStepMessages);
  return (
    <div data-slot="provider-step" className="flex max-w-form flex-col gap-6">
      {view.step === 'checking' && (
        <>
          <LoadingText>{t('checking')}</LoadingText>
          <Skeleton lines={4} />
        </>
      )}
      {view.step === 'password' && (
        <>
          <p>{t('passwordIntro', { email: view.email, name: view.provider })}</p>
          <PasswordStep view={view} onLink={onLink} />
          <p className="flex flex-col items-start gap-3">
            <TextLink href={forgotHref}>{t('forgot')}</TextLink>
            <TextLink href={back.href}>{t('notMine')}</TextLink>
          </p>
        </>
      )}
      {view.step === 'other-provider' && (
        <>
          <Callout tone="info">{t('otherIntro', { email: view.email, name: view.provider })}</Callout>
          <p>{view.providers.length > 0 ? t('otherWith', { name: view.provider }) : t('otherNone')}</p>
          {view.providers.length > 0 && <ProviderButtons providers={view.providers} hrefOf={hrefOf} />}
          <p className="flex flex-col items-start gap-3">
            <TextLink href={forgotHref}>{t('choosePassword')}</TextLink>
            <TextLink href={back.href}>{back.label}</TextLink>
          </p>
        </>
      )}
      {view.step === 'sign-up' && (
        <>
          <p>{t('signUpIntro', { email: view.email })}</p>
          <SignUpStep view={view} onSignUp={onSignUp} />
          <p>
            <TextLink href={back.href}>{t('notMine')}</TextLink>
          </p>
        </>
      )}
      {view.step === 'failed' && (
        <>
          {view.problem}
          <p>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

type ViewOf<Step> = Extract<ProviderStepView, { step: Step }>;

function PasswordStep({ view, onLink }: { view: ViewOf<'password'> } & Pick<ProviderStepProps, 'onLink'>) {
  const t = useMessages(providerStepMessages);
  const id = useId();
  const submit = async ({ password = '' }: Record<string, string>) =>
    refusal({ password }, { password: filled(t('passwordMissing')) }, t('check')) ?? onLink({ password });
  return (
    <Form
      onSubmit={submit}
      fieldIds={{ password: id }}
      submitLabel={t('passwordSubmit')}
      busyLabel={t('passwordBusy')}
      wide
    >
      {({ errors }) => (
        <>
          <input type="email" name="username" autoComplete="username" value={view.email} readOnly hidden />
          <PasswordInput
            id={id}
            name="password"
            autoComplete="current-password"
            label={t('password')}
            hint={t('passwordHint', { name: view.provider })}
            error={errors.password}
          />
        </>
      )}
    </Form>
  );
}

function SignUpStep({ view, onSignUp }: { view: ViewOf<'sign-up'> } & Pick<ProviderStepProps, 'onSignUp'>) {
  const t = useMessages(providerStepMessages);
  const id = useId();
  const fieldIds = { firstName: `${id}-first-name`, lastName: `${id}-last-name` };
  const submit = async ({ firstName = '', lastName = '' }: Record<string, string>) =>
    refusal({ firstName, lastName }, { firstName: filled(t('firstNameMissing')) }, t('check')) ??
    onSignUp({ firstName: firstName.trim(), lastName: lastName.trim() });
  return (
    <Form
      onSubmit={submit}
      fieldIds={fieldIds}
      submitLabel={t('signUpSubmit')}
      busyLabel={t('signUpBusy')}
      wide
    >
      {({ errors }) => (
        <>
          <TextInput
            id={fieldIds.firstName}
            name="firstName"
            autoComplete="given-name"
            label={t('firstName')}
            defaultValue={view.firstName}
            error={errors.firstName}
          />
          <TextInput
            id={fieldIds.lastName}
            name="lastName"
            autoComplete="family-name"
            label={t('lastName')}
            required={false}
            defaultValue={view.lastName}
            error={errors.lastName}
          />
        </>
      )}
    </Form>
  );
}
