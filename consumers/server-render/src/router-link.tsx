import type { LinkComponentProps } from '@digiken/ui/link-provider';
import { forwardRef } from 'react';

/** A router's link under React 18, which hands a ref on by `forwardRef` only. */
export const RouterLink = forwardRef<HTMLAnchorElement, Omit<LinkComponentProps, 'ref'>>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} href={href} data-router>
      {children}
    </a>
  );
});
