import { type Outcome } from '@digiken/hooks/api';
import { safeReturnPath } from '@digiken/hooks/session';
import { providerHref, useOidcActions } from '@digiken/hooks/sign-in';
import { useSite } from '@digiken/hooks/site';
import { ProviderProblem } from '@digiken/learning/provider-problem';
import { ProviderStep, type ProviderStepView } from '@digiken/learning/provider-step';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { providerPageMessages } from '../provider-messages';
import { OrderLayout } from '../shell/order-layout';
import { useAddressQuery } from '../shell/use-address-query';
import { usePage } from '../shell/use-page';
import { usePostSignInRedirect, withFrom } from '../shell/use-post-sign-in-redirect';

const TITLES = {
  checking: 'checking',
  password: 'password',
  'other-provider': 'otherProvider',
  'sign-up': 'signUp',
  failed: 'failed',
} as const;

/** Finishes a sign-in with a provider, or the linking of one (spec 13.131–13.136). */
export default function ProviderPage() {
  const t = useMessages(providerPageMessages);
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { show } = useToast();
  const { proceed, link, signUp } = useOidcActions();
  const { to, from } = usePostSignInRedirect();
  const site = useSite();
  const [next, setNext] = useState<ProviderStepView>({ step: 'checking' });
  /** The page that the sign-in began on. */
  const [began, setBegan] = useState<string>();
  const started = useRef(false);

  const problem = query.get('problem');
  const provider = site.data?.providers?.find(({ id }) => id === query.get('provider'))?.name;
  const view: ProviderStepView = problem
    ? { step: 'failed', problem: <ProviderProblem problem={problem} provider={provider} /> }
    : next;
  // Only the linking of a provider brings a problem here.
  const title = problem ? t('notLinked') : t(TITLES[view.step]);
  usePage({ title, noindex: true });

  /** The sign-in page knows where a signed-in person goes on to. */
  const goOn = (returnTo: string | null) =>
    navigate(withFrom('/auth/signin', safeReturnPath(returnTo)), { replace: true });

  const toSecondStep = (returnTo: string | null) =>
    navigate(withFrom('/auth/two-step', safeReturnPath(returnTo)), { replace: true });

  async function ask(restore = false) {
    const outcome = await proceed({ restore });
    if (!outcome.ok && outcome.code === 'deletion') {
      const keep = <Button onClick={() => void ask(true)}>{t('keepAccount')}</Button>;
      return setNext({
        step: 'failed',
        problem: (
          <Callout tone="warning" actions={keep}>
            {outcome.message}
          </Callout>
        ),
      });
    }
    if (!outcome.ok) {
      return setNext({ step: 'failed', problem: <Callout tone="danger">{outcome.message}</Callout> });
    }
    const { data } = outcome;
    switch (data.step) {
      case 'signed-in':
        return void goOn(data.from);
      case 'two-step':
        return void toSecondStep(data.from);
      case 'linked':
        show({ tone: 'success', message: outcome.message ?? '' });
        return void navigate(safeReturnPath(data.from) ?? '/auth/signin', { replace: true });
      default:
        setBegan(safeReturnPath(data.from));
        return setNext({ ...data, provider: data.provider.name });
    }
  }
  // The server answers once, so it is asked once, however often the effect runs.
  useEffect(() => {
    if (problem || started.current) return;
    started.current = true;
    void ask();
  });

  async function enter(call: () => Promise<Outcome<{ step: string; from: string | null }>>) {
    const outcome = await call();
    if (outcome.ok) {
      const { step, from: returnTo } = outcome.data;
      void (step === 'two-step' ? toSecondStep(returnTo) : goOn(returnTo));
    }
    return outcome;
  }
  const back = from
    ? { href: from, label: t('toSettings') }
    : to
      ? { href: to, label: t('onward') }
      : { href: withFrom('/auth/signin', began), label: t('toSignIn') };
  return (
    <OrderLayout title={title} from={began} account={view.step === 'sign-up' ? 'signUp' : 'signIn'}>
      <ProviderStep
        view={view}
        onLink={(values) => enter(() => link(values))}
        onSignUp={(values) => enter(() => signUp(values))}
        hrefOf={(id) => providerHref(id, began)}
        forgotHref={withFrom('/auth/forgot-password', began)}
        back={back}
      />
    </OrderLayout>
  );
}
