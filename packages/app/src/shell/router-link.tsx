import { savesData } from '@digiken/hooks/data-saver';
import type { LinkComponentProps } from '@digiken/ui/link-provider';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { preloadPath } from '../routes/routes';

/**
 * The library's links through the router; a page's code is fetched as soon as its link is pointed at. The
 * router's own Link brings 2 KB of server-rendering code that nothing here uses.
 */
export function RouterLink({ href, onClick, target, children, ...rest }: LinkComponentProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  const fetchPage = () => {
    if (savesData()) return;
    // What cannot be fetched now is fetched, or reported, when the link is followed.
    preloadPath(new URL(href, window.location.href).pathname).catch(() => {});
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={press}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
    >
      {children}
    </a>
  );
}
