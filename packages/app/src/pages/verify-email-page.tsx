import { INTERVALS } from '@digiken/contract/constants';
import { useAccountActions, useUser } from '@digiken/hooks/account';
import { type Outcome } from '@digiken/hooks/api';
import { needsVerifying, useSession } from '@digiken/hooks/session';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { VerifyEmailPanel, type VerifyEmailPanelProps } from '@digiken/learning/verify-email-panel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { OrderLayout } from '../shell/order-layout';
import { useAddressQuery } from '../shell/use-address-query';
import { useKeptOrder } from '../shell/use-kept-order';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

type Spent = 'pending' | Outcome;

/** Loaded once the address is confirmed. */
const Next = lazy(() => import('../shell/verified-next'));
const BackToChoice = lazy(() => import('../shell/back-to-choice'));

export default function VerifyEmailPage() {
  const t = useMessages(pageMessages);
  const session = useSession();
  const token = useAddressQuery().get('token');
  // The link may be opened in another tab or on another device.
  const user = useUser(token ? undefined : INTERVALS.verifiedCheck);
  const { verifyEmail, resendVerification, renewVerification } = useAccountActions();
  const { to, from } = usePostSignInRedirect();
  const order = useKeptOrder(from);
  const [spent, setSpent] = useState<Spent>('pending');
  const started = useRef(false);
  usePage({ title: t('verifyEmail'), noindex: true });

  // A link works once, so it is sent once, however often the effect runs.
  const spend = async (link: string) => setSpent(await verifyEmail(link));
  useEffect(() => {
    if (!token || started.current) return;
    started.current = true;
    void spend(token);
  });

  const signedIn = session.status === 'signed-in' ? session : undefined;
  const verified = user.data !== undefined && !needsVerifying(user.data);
  const onward = signedIn && verified && to ? to : withFrom('/auth/signin', from);
  const failed = spent !== 'pending' && !spent.ok ? spent : undefined;
  const refused = failed !== undefined && failed.status >= 400 && failed.status < 500;
  if (verified && (!token || refused)) return <Navigate to={onward} replace />;

  if (token && failed && !refused) {
    return (
      <AuthLayout title={t('verifyEmail')}>
        <ErrorScreen
          message={failed.message}
          kind={failed.status === 0 ? 'unavailable' : 'other'}
          onRetry={() => {
            setSpent('pending');
            void spend(token);
          }}
        />
      </AuthLayout>
    );
  }
  if (token && order && spent !== 'pending' && spent.ok) {
    return (
      <Suspense fallback={null}>
        <BackToChoice order={order} from={from ?? ''} user={verified ? user.data : undefined} />
      </Suspense>
    );
  }
  return (
    <OrderLayout title={t('verifyEmail')} from={from} account="signUp">
      <VerifyEmailPanel
        state={panelState(token !== null, spent, session.status)}
        email={user.data?.email}
        signedOut={!signedIn}
        onResend={
          token && !signedIn
            ? () => renewVerification({ token, returnTo: from })
            : signedIn && !verified
              ? () => resendVerification({ returnTo: from })
              : undefined
        }
        continueHref={onward}
        next={
          signedIn?.claims.role === 'user' && verified && !from ? (
            <Suspense fallback={null}>
              <Next onward={onward} />
            </Suspense>
          ) : undefined
        }
        returns={from !== undefined}
        signInHref={withFrom('/auth/signin', from)}
      />
    </OrderLayout>
  );
}

function panelState(hasToken: boolean, spent: Spent, session: string): VerifyEmailPanelProps['state'] {
  if (hasToken) return spent === 'pending' ? 'checking' : spent.ok ? 'verified' : 'bad-link';
  return session === 'signed-out' || session === 'ended' ? 'signed-out' : 'waiting';
}
