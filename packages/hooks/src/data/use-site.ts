import { platformRoutes } from '@digiken/contract/routes/platform';
import { useQuery } from './use-query';

/** Whether sign-up is open, the notice above the consoles, and the addresses in the footer. A failure never blocks a page. */
export const useSite = () => useQuery(platformRoutes.getSite, {});
