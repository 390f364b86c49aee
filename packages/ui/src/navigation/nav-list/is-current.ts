/**
 * `page` for the page itself, `true` for a parent page. The home page is never a parent.
 * @param under paths of other pages whose parent it is, themselves included
 */
export function isCurrent(
  path: string | undefined,
  href: string,
  under: readonly string[] = [],
): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  const own = href.replace(/[?#].*/, '');
  if (path === own) return 'page';
  const parents = [own, ...under].filter((parent) => parent.length > 1);
  return parents.some((parent) => `${path}/`.startsWith(`${parent}/`)) ? 'true' : undefined;
}
