import { useAccountActions } from '@digiken/hooks/account';
import { useSite } from '@digiken/hooks/site';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { SignUpForm } from '@digiken/learning/sign-up-form';
import { TextLink } from '@digiken/ui/text-link';
import { Navigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { OrderLayout } from '../shell/order-layout';
import { ProviderSignIn } from '../shell/provider-sign-in';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';
import { signUpMessages } from '../sign-up-messages';

export default function SignUpPage() {
  const t = useMessages(pageMessages);
  const words = useMessages(signUpMessages);
  const { signUp } = useAccountActions();
  const { to, from } = usePostSignInRedirect();
  const closed = useSite().data?.signUpOpen === false;
  const signInHref = withFrom('/auth/signin', from);
  usePage({ title: t('signUp') });
  if (to) return <Navigate to={to} replace />;
  return (
    <OrderLayout title={t('signUp')} from={from} before={closed ? undefined : 'signUp'}>
      {closed ? (
        <Callout
          tone="info"
          title={words('closedTitle')}
          actions={<TextLink href={signInHref}>{words('signIn')}</TextLink>}
        >
          {words('closed')}
        </Callout>
      ) : (
        <>
          <SignUpForm onSubmit={(values) => signUp({ ...values, returnTo: from })} signInHref={signInHref} />
          <ProviderSignIn from={from} />
        </>
      )}
    </OrderLayout>
  );
}
