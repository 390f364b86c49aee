import { useAccountActions } from '@digiken/hooks/account';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { ForgotPasswordForm } from '@digiken/learning/forgot-password-form';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect } from '../shell/use-post-sign-in-redirect';

export default function ForgotPasswordPage() {
  const t = useMessages(pageMessages);
  const { forgotPassword } = useAccountActions();
  const { to } = usePostSignInRedirect();
  const [sentTo, setSentTo] = useState<string>();
  usePage({ title: t('forgotPassword') });
  if (to) return <Navigate to={to} replace />;

  async function ask({ email }: { email: string }) {
    const outcome = await forgotPassword({ email });
    if (outcome.ok) setSentTo(email);
    return outcome;
  }
  return (
    <AuthLayout title={t('forgotPassword')}>
      <ForgotPasswordForm onSubmit={ask} sentTo={sentTo} onStartOver={() => setSentTo(undefined)} />
    </AuthLayout>
  );
}
