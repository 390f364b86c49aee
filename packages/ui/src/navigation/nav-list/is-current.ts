/** `page` for the page itself, `true` for a parent page. The home page is never a parent. */
export function isCurrent(path: string | undefined, href: string): 'page' | 'true' | undefined {
  if (path === undefined) return undefined;
  const own = href.split(/[?#]/)[0];
  if (path === own) return 'page';
  return own !== '/' && own !== '' && path.startsWith(`${own}/`) ? 'true' : undefined;
}
