import type { ReactNode } from 'react';
import { FloatingDots } from '../../display/floating-dots/floating-dots';
import { cx } from '../../foundations/lib/cx';
import { Brand } from '../brand/brand';

const FIXED =
  'relative bg-canvas [@media(min-width:40rem)_and_(min-height:32rem)]:sticky [@media(min-width:40rem)_and_(min-height:32rem)]:top-0 [@media(min-width:40rem)_and_(min-height:32rem)]:border-b [@media(min-width:40rem)_and_(min-height:32rem)]:border-line';

export interface TopBarProps {
  /** Before the brand, e.g. the button that opens a sidebar. */
  start?: ReactNode;
  brandHref?: string;
  /** Beneath the product's name: which part of it this is. */
  subtitle?: string;
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
  /** Stays at the top of the window wherever that leaves enough room to read: not on phones, not at 400% zoom. */
  fixed?: boolean;
}

/** The banner of every page. It scrolls away unless it is `fixed`. */
export function TopBar({
  start,
  brandHref,
  subtitle,
  nav,
  search,
  tools,
  dots = 0,
  full = false,
  fixed = false,
}: TopBarProps) {
  return (
    <header data-slot="top-bar" className={cx('isolate z-sticky', fixed ? FIXED : 'relative')}>
      <div
        className={cx(
          'relative mx-auto flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6',
          // Menu, name and tools side by side on a phone of 390 px.
          subtitle && 'max-sm:gap-x-1.5 max-sm:px-3',
          !full && 'max-w-content',
          subtitle && 'sm:min-h-[5.25rem]',
        )}
      >
        {start}
        {subtitle ? (
          <div className="flex min-w-0 flex-1 basis-32 flex-col items-start sm:basis-40">
            <Brand href={brandHref} />
            <p className="-mt-2 text-sm text-ink-muted wrap-anywhere max-sm:leading-tight sm:ps-11">
              {subtitle}
            </p>
          </div>
        ) : (
          <Brand href={brandHref} />
        )}
        {nav && <div className="ms-2 min-w-0">{nav}</div>}
        {search && (
          <div className="order-last w-full min-w-0 sm:order-none sm:w-auto sm:max-w-96 sm:grow">
            {search}
          </div>
        )}
        {tools && <div className="ms-auto flex items-center gap-0.5 sm:gap-2">{tools}</div>}
      </div>
      {dots > 0 && <FloatingDots count={dots} />}
    </header>
  );
}
