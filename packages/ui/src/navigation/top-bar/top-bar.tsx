import type { ReactNode } from 'react';
import { FloatingDots } from '../../display/floating-dots/floating-dots';
import { cx } from '../../foundations/lib/cx';
import { Brand } from '../brand/brand';

export interface TopBarProps {
  /** Before the brand, e.g. the button that opens a sidebar. */
  start?: ReactNode;
  brandHref?: string;
  /** After the brand: the site's links. */
  nav?: ReactNode;
  /** In the middle, taking what room there is; a row of its own on small screens. */
  search?: ReactNode;
  /** At the far end: theme, account. */
  tools?: ReactNode;
  /** Decorative dots behind the bar. Default 0. */
  dots?: number;
  /** As wide as the window instead of the page's content. */
  full?: boolean;
}

/** The banner of every page. It scrolls away: at 400% zoom a fixed bar would hide what one reads. */
export function TopBar({ start, brandHref, nav, search, tools, dots = 0, full = false }: TopBarProps) {
  return (
    <header data-slot="top-bar" className="relative z-sticky">
      {dots > 0 && <FloatingDots count={dots} />}
      <div
        className={cx(
          'relative mx-auto flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6',
          !full && 'max-w-content',
        )}
      >
        {start}
        <Brand href={brandHref} />
        {nav && <div className="ml-2 min-w-0">{nav}</div>}
        {search && (
          <div className="order-last w-full min-w-0 sm:order-none sm:w-auto sm:max-w-96 sm:grow">
            {search}
          </div>
        )}
        {tools && <div className="ml-auto flex items-center gap-2">{tools}</div>}
      </div>
    </header>
  );
}
