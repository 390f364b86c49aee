import { useAccountActions } from '@digiken/hooks/account';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { useMessages } from '@digiken/ui/messages-provider';
import { ResetPasswordForm, type ResetPasswordFormProps } from '@digiken/learning/reset-password-form';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useAddressQuery } from '../shell/use-address-query';
import { useHydrated } from '../shell/use-hydrated';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

export default function ResetPasswordPage() {
  const t = useMessages(pageMessages);
  const { resetPassword } = useAccountActions();
  const token = useAddressQuery().get('token') ?? '';
  // The pre-rendered page cannot know the link, and shows the form.
  const hydrated = useHydrated();
  const [ended, setEnded] = useState<'done' | 'bad-link'>();
  const { to, from } = usePostSignInRedirect();
  usePage({ title: t('resetPassword'), noindex: true });
  if (to && ended !== 'done') return <Navigate to={to} replace />;

  async function choose({ password }: { password: string }) {
    const outcome = await resetPassword({ token, password });
    if (outcome.ok) setEnded('done');
    else if (isBadLink(outcome)) setEnded('bad-link');
    return outcome;
  }
  const state: ResetPasswordFormProps['state'] = ended ?? (hydrated && !token ? 'bad-link' : 'ready');
  return (
    <AuthLayout title={t('resetPassword')}>
      <ResetPasswordForm
        state={state}
        onSubmit={choose}
        signInHref={withFrom('/auth/signin', from)}
        forgotHref={withFrom('/auth/forgot-password', from)}
      />
    </AuthLayout>
  );
}

/** The server refused the link itself, not the password that was typed. */
function isBadLink({ status, errors }: { status: number; errors?: Record<string, string> }): boolean {
  return errors?.token !== undefined || [400, 401, 404, 410].includes(status);
}
