import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

/** Phones have a bar at the bottom. */
const FIXED =
  '[@media(min-width:52rem)_and_(min-height:30rem)]:sticky [@media(min-width:52rem)_and_(min-height:30rem)]:top-0';

export interface TopBarProps extends Forwarded {
  /** Before the brand, e.g. the sidebar button. */
  start?: ReactNode;
  /** The product's mark and name, usually a link to its home page. */
  brand?: ReactNode;
  /** Below the brand: the name of the area. */
  subtitle?: string;
  /** After the brand: the site's navigation. */
  nav?: ReactNode;
  /** In the middle, filling the free space. Left out of narrow bars: give `tools` a link to the search for those. */
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

/**
 * The banner of every page, in one row. It scrolls with the page unless it is `fixed`. It is the container `bar`: what
 * does not fit hides by its width, e.g. `@max-[40rem]/bar:hidden`. Under 19rem, where text is at 200%, its parts wrap.
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { start, brand, subtitle, nav, search, tools, decoration, full = false, fixed = false, className, ...rest },
  ref,
) {
  return (
    <header
      {...rest}
      ref={ref}
      data-slot="top-bar"
      data-bar={fixed ? 'top' : undefined}
      className={cn(
        '@container/bar relative isolate z-sticky',
        (full || fixed) && 'bg-surface shadow-[inset_0_-1px_0_var(--dk-line)] forced-colors:border-b',
        fixed && FIXED,
        className,
      )}
    >
      <div
        className={cn(
          'relative mx-auto flex min-h-14 items-center gap-x-1.5 px-3 py-0.5 min-[52rem]:min-h-16 @max-[19rem]/bar:flex-wrap @max-[22rem]/bar:gap-x-0 @max-[22rem]/bar:px-1.5 @min-[40rem]/bar:gap-x-4 @min-[40rem]/bar:px-6',
          !full && 'max-w-content',
        )}
      >
        {start}
        {subtitle ? (
          // The menu says it in full.
          <div className="flex min-w-0 flex-1 flex-col items-start">
            {brand}
            <p
              title={subtitle}
              className="-mt-3.5 ps-11 text-xs leading-tight text-ink-muted wrap-anywhere @max-[22rem]/bar:sr-only @max-[40rem]/bar:line-clamp-2 group-has-[main_[data-bar^=bottom]]/console:@max-[32rem]/bar:sr-only"
            >
              {subtitle}
            </p>
          </div>
        ) : (
          brand
        )}
        {nav}
        {search && <div className="min-w-0 max-w-96 grow basis-40 @max-[47rem]/bar:hidden">{search}</div>}
        {tools && (
          // Many or wide tools wrap where no name can give way.
          <div className="ms-auto flex min-w-0 items-center justify-end gap-0.5 @max-[22rem]/bar:gap-0 @max-[64rem]/bar:flex-wrap @min-[40rem]/bar:gap-2">
            {tools}
          </div>
        )}
      </div>
      {decoration}
    </header>
  );
});
