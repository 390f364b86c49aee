import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

const FIXED =
  'relative bg-canvas [@media(min-width:40rem)_and_(min-height:32rem)]:sticky [@media(min-width:40rem)_and_(min-height:32rem)]:top-0 [@media(min-width:40rem)_and_(min-height:32rem)]:border-b [@media(min-width:40rem)_and_(min-height:32rem)]:border-line';

export interface TopBarProps extends Forwarded {
  /** Before the brand, e.g. the sidebar button. */
  start?: ReactNode;
  /** The product's mark and name, usually a link to its home page. */
  brand?: ReactNode;
  /** Below the brand: the name of the area. */
  subtitle?: string;
  /** After the brand: the site's navigation. */
  nav?: ReactNode;
  /** In the middle, filling the free space; a separate row on small screens. */
  search?: ReactNode;
  /** At the end: theme, account. */
  tools?: ReactNode;
  /** Decoration behind the bar, e.g. a drawing that fills it. */
  decoration?: ReactNode;
  /** Uses the full width of the window instead of the content width. */
  full?: boolean;
  /** Sticky if it leaves enough room to read: not on phones, not at 400% zoom. */
  fixed?: boolean;
}

/** The banner of every page. It scrolls with the page unless it is `fixed`. */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { start, brand, subtitle, nav, search, tools, decoration, full = false, fixed = false, className, ...rest },
  ref,
) {
  return (
    <header
      {...rest}
      ref={ref}
      data-slot="top-bar"
      className={cn('isolate z-sticky', fixed ? FIXED : 'relative', className)}
    >
      <div
        className={cn(
          // Menu, mark and tools, or name and tools, fit side by side on a 360 px phone.
          'relative mx-auto flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3 max-sm:gap-x-1.5 max-sm:py-2 sm:px-6',
          !full && 'max-w-content',
          subtitle && 'sm:min-h-[5.25rem]',
        )}
      >
        {start}
        {subtitle ? (
          // A phone has no room for it beside the tools, and a line of its own would take it from the page: the menu says
          // it as well.
          <div className="flex min-w-0 flex-1 basis-40 flex-col items-start max-sm:contents">
            {brand}
            <p className="-mt-2 text-sm text-ink-muted wrap-anywhere max-sm:sr-only sm:ps-11">{subtitle}</p>
          </div>
        ) : (
          brand
        )}
        {nav && <div className="min-w-0 sm:ms-2">{nav}</div>}
        {search && (
          <div className="order-last w-full min-w-0 sm:order-none sm:w-auto sm:max-w-96 sm:grow sm:basis-52">
            {search}
          </div>
        )}
        {tools && <div className="ms-auto flex items-center gap-0.5 sm:gap-2">{tools}</div>}
      </div>
      {decoration}
    </header>
  );
});
