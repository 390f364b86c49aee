import { INTERVALS } from '@digiken/contract/constants';
import { consoleRoutes } from '@digiken/contract/routes/console';
import { useQuery } from './use-query';

/** How much waits at the places of a console; undefined until known. A failure never blocks a page (spec R.19). */
export const useConsoleWork = () =>
  useQuery(consoleRoutes.consoleWork, {}, { retries: 0, every: INTERVALS.unreadRefresh }).data;
