import { passkeysSupported, usePasskeySignIn, useSecondStep } from '@digiken/hooks/sign-in';
import { SecondStepForm } from '@digiken/learning/second-step-form';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { Navigate } from 'react-router-dom';
import { OrderLayout } from '../shell/order-layout';
import { usePage } from '../shell/use-page';
import { usePasskeyTexts } from '../shell/use-passkey-texts';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';
import { signInStepMessages } from '../sign-in-messages';
import { loadState } from '../views/load-state';

/** Between password and session, for accounts that use two steps (spec 13.147). */
export default function SecondStepPage() {
  const t = useMessages(signInStepMessages);
  const { to, from } = usePostSignInRedirect();
  const query = useSecondStep();
  const { finishSecondStep, signInWithPasskey } = usePasskeySignIn(usePasskeyTexts());
  usePage({ title: t('secondStep'), noindex: true });
  if (to) return <Navigate to={to} replace />;
  const startOver = withFrom('/auth/signin', from);
  if (query.error?.status === 401) return <Navigate to={startOver} replace />;
  return (
    <OrderLayout title={t('secondStep')} intro={t('secondStepIntro')} from={from}>
      {query.data ? (
        <SecondStepForm
          steps={query.data.steps}
          onSubmit={finishSecondStep}
          onPasskey={passkeysSupported() ? signInWithPasskey : undefined}
          startOverHref={startOver}
        />
      ) : query.error ? (
        <ErrorScreen {...loadState(query).error} onRetry={query.retry} />
      ) : (
        <LoadingScreen message={t('loading')} />
      )}
    </OrderLayout>
  );
}
