import { useLocation } from 'react-router-dom';
import type { PayingArea } from '../views/payment-paths';

/** The console in which the user pays and finds receipts. */
export function usePayingArea(): PayingArea {
  return useLocation().pathname.startsWith('/hub/') ? 'hub' : 'console';
}
