import { LIMITS } from '@digiken/contract/constants';
import type { PageOf } from '@digiken/hooks';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { startAtTop } from '../../shell/use-page';
import { keyPageOf } from './key-page';

type Choices = Record<string, readonly string[]>;

const NONE = {};

export interface ListAddress<C extends Choices> {
  /** What else the address says. */
  params: URLSearchParams;
  /** What the address asks for; undefined where it says nothing that is known. */
  values: { [Name in keyof C]: C[Name][number] | undefined };
  search: string;
  cursor: string | undefined;
  /** Is anything searched for or chosen? */
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
 * Filters and page of a list, kept in the address, so that a list can be shared and gone back to.
 * @param choices the values that each filter knows; give the same object each time
 */
export function useListAddress<C extends Choices = Record<never, never>>(
  choices: C = NONE as C,
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

  // The pressed link stands below the new rows, or is gone with the last page.
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
      // Each word typed is no step that one would want to go back to.
      setParams(next, { replace: (values.search ?? '') !== search });
    },
    pageLinks: (page) => keyPageOf(page, params, pathname),
  };
}
