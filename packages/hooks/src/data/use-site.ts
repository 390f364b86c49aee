import type { SiteSettings } from '@digiken/contract';
import { platformRoutes } from '@digiken/contract/routes/platform';
import { useRequest } from '../session/services';
import { keys } from './keys';
import { dataOf, type Query, useQuery } from './use-query';

/** Whether sign-up is open, the notice above the consoles, and the addresses in the footer. A failure never blocks a page. */
export function useSite(): Query<Pick<SiteSettings, 'signUpOpen' | 'notice' | 'social'>> {
  const request = useRequest();
  return useQuery(keys.site(), async () => dataOf(await request(platformRoutes.getSite)));
}
