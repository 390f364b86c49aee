import { useAccountActions } from '@digiken/hooks/account';
import { ForgotPasswordForm } from '@digiken/learning/forgot-password-form';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageMessages } from '../messages';
import { OrderLayout } from '../shell/order-layout';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

export default function ForgotPasswordPage() {
  const t = useMessages(pageMessages);
  const { forgotPassword } = useAccountActions();
  const { to, from } = usePostSignInRedirect();
  // The address that was typed on the sign-in page.
  const state = useLocation().state as { email?: unknown } | null;
  const typed = typeof state?.email === 'string' ? state.email : undefined;
  const [sentTo, setSentTo] = useState<string>();
  usePage({ title: t('forgotPassword') });
  if (to) return <Navigate to={to} replace />;

  async function ask({ email }: { email: string }) {
    const outcome = await forgotPassword({ email, returnTo: from });
    if (outcome.ok) setSentTo(email);
    return outcome;
  }
  return (
    <OrderLayout title={t('forgotPassword')} from={from}>
      <ForgotPasswordForm
        onSubmit={ask}
        sentTo={sentTo}
        defaultEmail={typed}
        signInHref={withFrom('/auth/signin', from)}
        onStartOver={() => setSentTo(undefined)}
      />
    </OrderLayout>
  );
}
