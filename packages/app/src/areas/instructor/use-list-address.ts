import { LIMITS } from '@digiken/contract/constants';
import type { PageOf } from '@digiken/hooks';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { startAtTop } from '../../shell/use-page';
import { keyPageOf } from '../shared/key-page';

/** A list's filters and page, kept in its address, so that a list can be shared and gone back to. */
export function useListAddress() {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const arrival = useNavigationType();
  const search = (params.get('search') ?? '').trim().slice(0, LIMITS.searchMax);
  const cursor = params.get('cursor')?.slice(0, LIMITS.cursorMax) || undefined;

  // The pressed link stands below the new rows, or is gone with the last page.
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (cursor !== undefined && arrival !== NavigationType.Pop) startAtTop();
  }, [cursor, arrival]);

  return {
    params,
    search,
    cursor,
    /** For FilterBar: the first page of what was chosen. Empty values leave the address. */
    change(values: Record<string, string>) {
      const next = new URLSearchParams(params);
      next.delete('cursor');
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      // Each word typed is no step that one would want to go back to.
      setParams(next, { replace: (values.search ?? '') !== search });
    },
    page: (of: PageOf<unknown> | undefined) => keyPageOf(of, params, pathname),
  };
}
