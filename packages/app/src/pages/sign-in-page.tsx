import { useAccountActions } from '@digiken/hooks';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { SignInForm } from '@digiken/learning/sign-in-form';
import { TextLink } from '@digiken/ui/text-link';
import { Navigate } from 'react-router-dom';
import { otherAccountMessages } from '../guard-messages';
import { pageMessages } from '../messages';
import { ProviderRefusal, ProviderSignIn } from '../shell/provider-sign-in';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

export default function SignInPage() {
  const t = useMessages(pageMessages);
  const text = useMessages(otherAccountMessages);
  const { signIn } = useAccountActions();
  const { to, from, mismatch } = usePostSignInRedirect();
  usePage({ title: t('signIn') });
  if (to && !mismatch) return <Navigate to={to} replace />;
  return (
    <AuthLayout title={t('signIn')}>
      {mismatch && (
        <Callout tone="info" actions={<TextLink href={mismatch.dashboardHref}>{text('dashboard')}</TextLink>}>
          {text(mismatch.role, { name: mismatch.firstName })}
        </Callout>
      )}
      <ProviderRefusal />
      <SignInForm
        onSubmit={signIn}
        signUpHref={withFrom('/auth/signup', from)}
        forgotHref="/auth/forgot-password"
      />
      <ProviderSignIn from={from} />
    </AuthLayout>
  );
}
