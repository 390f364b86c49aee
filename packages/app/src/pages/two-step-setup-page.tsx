import { useUser } from '@digiken/hooks/account';
import { useSession, useSignOut } from '@digiken/hooks/session';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { Button } from '@digiken/ui/button';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { OwnPasskeys, OwnTwoStep } from '../shell/sign-in-security';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';
import { signInStepMessages } from '../sign-in-messages';

/** For people whose role needs two-step sign-in: until they have set it up they can use nothing else (spec 13.153). */
export default function TwoStepSetupPage() {
  const t = useMessages(signInStepMessages);
  const session = useSession();
  const user = useUser().data;
  const signOut = useSignOut();
  const { afterSetUp, from } = usePostSignInRedirect();
  // Recovery codes are shown only once: the page stays until they are kept.
  const [codes, setCodes] = useState(false);
  usePage({ title: t('setUp'), noindex: true });
  if (session.status === 'signed-out' || session.status === 'ended')
    return <Navigate to={withFrom('/auth/signin', from)} replace />;
  if (!user) return <LoadingScreen message={t('loading')} />;
  if (user.twoStepBy === undefined && !codes) return <Navigate to={afterSetUp ?? '/'} replace />;
  return (
    <AuthLayout title={t('setUp')} intro={t('setUpIntro')}>
      <Section title={t('codes')}>
        <OwnTwoStep onCodes={setCodes} />
      </Section>
      {!codes && (
        <Section title={t('passkeys')}>
          <OwnPasskeys />
        </Section>
      )}
      <Button variant="quiet" className="self-start" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </AuthLayout>
  );
}
