import { useAccountActions } from '@digiken/hooks';
import { AuthLayout } from '@digiken/ui/auth-layout';
import { useMessages } from '@digiken/ui/messages-provider';
import { SignInForm } from '@digiken/ui/sign-in-form';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { useWayOn, withFrom } from '../shell/use-way-on';

export default function SignInPage() {
  const t = useMessages(pageMessages);
  const { signIn } = useAccountActions();
  const { to, from } = useWayOn();
  usePage({ title: t('signIn') });
  if (to) return <Navigate to={to} replace />;
  return (
    <AuthLayout title={t('signIn')}>
      <SignInForm
        onSubmit={signIn}
        signUpHref={withFrom('/auth/signup', from)}
        forgotHref="/auth/forgot-password"
      />
    </AuthLayout>
  );
}
