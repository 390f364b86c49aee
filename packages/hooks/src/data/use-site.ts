import type { SiteSettings } from '@digiken/contract';
import { helpCalls } from '../api/help-calls';
import { useCalls } from '../session/services';
import { adminKeys } from './admin-keys';
import { held, type Query, useQuery } from './use-query';

/** May people sign up, and what do the consoles say on top? Never a reason to block a page. */
export function useSite(): Query<Pick<SiteSettings, 'signUpOpen' | 'notice'>> {
  const calls = useCalls(helpCalls);
  return useQuery(adminKeys.site(), async () => held((await calls.getSite()).data));
}
