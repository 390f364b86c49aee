import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { TopBar } from '../../navigation/top-bar/top-bar';

export interface PageLayoutProps extends Forwarded {
  /** The product's mark and name, linked to its home page. */
  brand: ReactNode;
  /** The site's navigation, in the top bar. */
  navigation?: ReactNode;
  search?: ReactNode;
  /** The choice of the language, in the top bar. */
  locale?: ReactNode;
  /** At the end of the top bar: theme, account, menu of small screens. */
  tools?: ReactNode;
  /** Decoration behind the top bar. */
  decoration?: ReactNode;
  /** Below the page, with its own `footer` element. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: skip link, top bar, one `main` with the id "main", footer. */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { brand, navigation, search, locale, tools, decoration, footer, children, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} data-slot="page-layout" className={cn('flex min-h-dvh flex-col', className)}>
      <TopBar
        start={<SkipLink />}
        brand={brand}
        nav={navigation}
        search={search}
        decoration={decoration}
        tools={
          locale ? (
            <>
              {locale}
              {tools}
            </>
          ) : (
            tools
          )
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-content grow px-4 pt-6 pb-20 sm:px-6 lg:pt-10"
      >
        {children}
      </main>
      {footer}
    </div>
  );
});
