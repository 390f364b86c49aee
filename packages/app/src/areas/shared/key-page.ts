import type { PageOf } from '@digiken/hooks/api';

/**
 * The addresses of a list's other pages, with the same search parameters.
 * @param path of the list, without its query
 */
export function keyPageOf(
  page: Omit<PageOf<unknown>, 'data'> | undefined,
  params: URLSearchParams,
  path: string,
): { previousHref?: string; nextHref?: string } {
  const to = (cursor: string | null | undefined) => {
    if (!cursor) return undefined;
    const next = new URLSearchParams(params);
    next.set('cursor', cursor);
    return `${path}?${next.toString()}`;
  };
  return { previousHref: to(page?.previous), nextHref: to(page?.next) };
}
