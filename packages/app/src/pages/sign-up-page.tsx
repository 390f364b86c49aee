import { useAccountActions } from '@digiken/hooks';
import { AuthLayout } from '@digiken/ui/auth-layout';
import { useMessages } from '@digiken/ui/messages-provider';
import { SignUpForm } from '@digiken/ui/sign-up-form';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { useWayOn, withFrom } from '../shell/use-way-on';

export default function SignUpPage() {
  const t = useMessages(pageMessages);
  const { signUp } = useAccountActions();
  const { to, from } = useWayOn();
  usePage({ title: t('signUp') });
  if (to) return <Navigate to={to} replace />;
  return (
    <AuthLayout title={t('signUp')}>
      <SignUpForm onSubmit={signUp} signInHref={withFrom('/auth/signin', from)} />
    </AuthLayout>
  );
}
