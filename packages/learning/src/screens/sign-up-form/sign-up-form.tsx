import { useId } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { Form } from '@digiken/ui/form';
import { PasswordInput } from '@digiken/ui/password-input';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { emailAddress, filled, longEnough, PASSWORD_MIN, refusal } from '../sign-in-form/refusals';

export const signUpMessages = defineMessages('sign-up-form', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  emailHint: 'We send one link to confirm that it is yours.',
  password: 'Password',
  passwordHint: 'At least {min} characters. A few words in a row are easy to remember and hard to guess.',
  submit: 'Sign up',
  busy: 'Creating your account…',
  haveAccount: 'Have an account already?',
  signIn: 'Log in',
  check: 'Check the fields marked below.',
  firstNameMissing: 'Enter your first name',
  emailMissing: 'Enter your email address',
  emailWrong: 'Enter an email address like name@example.com',
  passwordMissing: 'Enter a password',
  passwordShort: 'Use at least {min} characters',
});

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface SignUpFormProps {
  /** Creates the account; the error fields are those of {@link NewAccount}. */
  onSubmit: (values: NewAccount) => Promise<FormOutcome>;
  signInHref: string;
}

/** Form for a new account: name, email address and a password. */
export function SignUpForm({ onSubmit, signInHref }: SignUpFormProps) {
  const t = useMessages(signUpMessages);
  const id = useId();
  const fieldIds = {
    firstName: `${id}-first-name`,
    lastName: `${id}-last-name`,
    email: `${id}-email`,
    password: `${id}-password`,
  };
  const submit = async ({
    firstName = '',
    lastName = '',
    email = '',
    password = '',
  }: Record<string, string>) =>
    refusal(
      { firstName, lastName, email, password },
      {
        firstName: filled(t('firstNameMissing')),
        email: emailAddress(t('emailMissing'), t('emailWrong')),
        password: longEnough(t('passwordMissing'), t('passwordShort', { min: PASSWORD_MIN })),
      },
      t('check'),
    ) ?? onSubmit({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password });

  return (
    <div data-slot="sign-up-form" className="flex max-w-form flex-col gap-6">
      <Form onSubmit={submit} fieldIds={fieldIds} submitLabel={t('submit')} busyLabel={t('busy')} wide>
        {({ errors }) => (
          <>
            <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-4">
              <TextInput
                id={fieldIds.firstName}
                name="firstName"
                autoComplete="given-name"
                label={t('firstName')}
                error={errors.firstName}
              />
              <TextInput
                id={fieldIds.lastName}
                name="lastName"
                autoComplete="family-name"
                label={t('lastName')}
                required={false}
                error={errors.lastName}
              />
            </div>
            <TextInput
              id={fieldIds.email}
              name="email"
              type="email"
              autoComplete="email"
              label={t('email')}
              hint={t('emailHint')}
              error={errors.email}
            />
            <PasswordInput
              id={fieldIds.password}
              name="password"
              autoComplete="new-password"
              label={t('password')}
              hint={t('passwordHint', { min: PASSWORD_MIN })}
              error={errors.password}
            />
          </>
        )}
      </Form>
      <p>
        {t('haveAccount')} <TextLink href={signInHref}>{t('signIn')}</TextLink>
      </p>
    </div>
  );
}
