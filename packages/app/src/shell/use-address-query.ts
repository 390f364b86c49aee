import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

const NO_PARAMETERS = new URLSearchParams();

/**
 * The query of the address on pages that are pre-rendered. Their HTML knows none, and hydration must find the
 * page as it was rendered: what the query changes shows right after.
 */
export function useAddressQuery(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : NO_PARAMETERS;
}
