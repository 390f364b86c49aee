import { useAccountActions } from '@digiken/hooks/account';
import { passkeysSupported, usePasskeyAutofill, usePasskeySignIn } from '@digiken/hooks/sign-in';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { SignInForm } from '@digiken/learning/sign-in-form';
import { TextLink } from '@digiken/ui/text-link';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { otherAccountMessages } from '../other-account-messages';
import { pageMessages } from '../messages';
import { orderMessages } from '../order-messages';
import { OrderLayout } from '../shell/order-layout';
import { ProviderRefusal, ProviderSignIn } from '../shell/provider-sign-in';
import { useHydrated } from '../shell/use-hydrated';
import { useKeptOrder } from '../shell/use-kept-order';
import { usePage } from '../shell/use-page';
import { usePasskeyTexts } from '../shell/use-passkey-texts';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

export default function SignInPage() {
  const t = useMessages(pageMessages);
  const text = useMessages(otherAccountMessages);
  const order = useMessages(orderMessages);
  const { signIn } = useAccountActions();
  const navigate = useNavigate();
  const { signInWithPasskey, waitForPasskey } = usePasskeySignIn(usePasskeyTexts());
  const [problem, setProblem] = useState<string>();
  // Pre-rendered with the button; browsers without passkeys hide it.
  const offersPasskeys = !useHydrated() || passkeysSupported();
  const { to, from, mismatch } = usePostSignInRedirect();
  const buying = useKeptOrder(from) !== undefined;
  const forgotHref = withFrom('/auth/forgot-password', from);
  usePage({ title: t('signIn') });
  usePasskeyAutofill(waitForPasskey, setProblem);
  if (to && !mismatch) return <Navigate to={to} replace />;
  return (
    <OrderLayout title={t('signIn')} from={from} before="signIn">
      {mismatch && (
        <Callout tone="info" actions={<TextLink href={mismatch.dashboardHref}>{text('dashboard')}</TextLink>}>
          {text(mismatch.role, { name: mismatch.firstName })}
        </Callout>
      )}
      <ProviderRefusal />
      <SignInForm
        onSubmit={async (values) => {
          const outcome = await signIn(values);
          if (outcome.ok && 'secondStep' in outcome.data) await navigate(withFrom('/auth/two-step', from));
          return outcome;
        }}
        submitLabel={buying ? order('logInAndPay') : undefined}
        onPasskey={offersPasskeys ? signInWithPasskey : undefined}
        passkeyProblem={problem}
        signUpHref={withFrom('/auth/signup', from)}
        forgotHref={forgotHref}
        onForgot={(email) => void navigate(forgotHref, { state: { email } })}
      />
      <ProviderSignIn from={from} />
    </OrderLayout>
  );
}
