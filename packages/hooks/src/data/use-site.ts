import type { SignInProvider, SiteSettings } from '@digiken/contract';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { useRequest } from '../session/services';
import { keys } from './keys';
import { dataOf, type Query, useCached } from './use-query';

/** The public part of the site's settings; `providers` can be signed in with. */
type Site = Pick<SiteSettings, 'signUpOpen' | 'notice' | 'social'> & { providers?: SignInProvider[] };

/** Whether sign-up is open, the notice above the consoles, and the addresses in the footer. A failure never blocks a page. */
export function useSite(): Query<Site> {
  const request = useRequest();
  return useCached(keys.site(), async () => dataOf(await request(platformRoutes.getSite)));
}
