import { LIMITS } from '@digiken/contract/constants';
import type { PageOf } from '@digiken/hooks/api';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { startAtTop } from '../../shell/use-page';
import { keyPageOf } from './key-page';

type Choices = Record<string, readonly string[]>;

const NO_VALUES = {};

export interface ListAddress<C extends Choices> {
  /** All search parameters of the address. */
  params: URLSearchParams;
  /** The filters in the address; undefined without a known value. */
  values: { [Name in keyof C]: C[Name][number] | undefined };
  search: string;
  cursor: string | undefined;
  /** The address has a search text or a filter. */
  filtered: boolean;
  /** For FilterBar: shows the first page of what was chosen. Empty values leave the address. */
  change: (values: Record<string, string>) => void;
  /** For KeyPager. */
  pageLinks: (page: Omit<PageOf<unknown>, 'data'> | undefined) => {
    previousHref?: string;
    nextHref?: string;
  };
}

/**
 * Filters and page of a list in the address, so that a list can be shared and reopened.
 * @param choices the known values of each filter; pass the same object on each render
 */
export function useListAddress<C extends Choices = Record<never, never>>(
  choices: C = NO_VALUES as C,
): ListAddress<C> {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const arrival = useNavigationType();
  const cursor = params.get('cursor')?.slice(0, LIMITS.cursorMax) || undefined;
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMax);
  const chosen = Object.entries(choices).map(([name, known]): [string, string | undefined] => [
    name,
    known.find((value) => value === params.get(name)),
  ]);

  // The pressed link is below the new rows, or gone on the last page.
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (cursor !== undefined && arrival !== NavigationType.Pop) startAtTop();
  }, [cursor, arrival]);

  return {
    params,
    values: Object.fromEntries(chosen) as ListAddress<C>['values'],
    search,
    cursor,
    filtered: search !== '' || chosen.some(([, value]) => value !== undefined),
    change(values) {
      const next = new URLSearchParams(params);
      next.delete('cursor');
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      // Typing does not add history entries.
      setParams(next, { replace: (values.search ?? '') !== search });
    },
    pageLinks: (page) => keyPageOf(page, params, pathname),
  };
}
