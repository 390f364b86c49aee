import { providerHref } from '@digiken/hooks/sign-in';
import { useSite } from '@digiken/hooks/site';
import { ProviderButtons } from '@digiken/learning/provider-buttons';
import { ProviderProblem } from '@digiken/learning/provider-problem';
import { useAddressQuery } from './use-address-query';

/** The providers of this site, below a form for signing in or up. */
export function ProviderSignIn({ from }: { from: string | undefined }) {
  return <ProviderButtons providers={useSite().data?.providers} hrefOf={(id) => providerHref(id, from)} />;
}

/** Why a provider sent the person back, if it did. */
export function ProviderRefusal() {
  const query = useAddressQuery();
  const providers = useSite().data?.providers;
  const problem = query.get('problem');
  if (problem === null) return null;
  const provider = providers?.find(({ id }) => id === query.get('provider'));
  return <ProviderProblem problem={problem} provider={provider?.name} />;
}
