import type { LinkComponentProps } from '@digiken/ui/link-provider';
import { forwardRef } from 'react';
import { Link } from 'react-router';

/** The link of React Router for React 18, which passes a ref by `forwardRef` only. */
export const RouterLink = forwardRef<HTMLAnchorElement, Omit<LinkComponentProps, 'ref'>>(function RouterLink(
  { href, ...rest },
  ref,
) {
  return <Link {...rest} ref={ref} to={href} data-router />;
});
