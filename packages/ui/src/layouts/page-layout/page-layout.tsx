import type { ReactNode } from 'react';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { TopBar } from '../../navigation/top-bar/top-bar';

export interface PageLayoutProps {
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
export function PageLayout({
  brand,
  navigation,
  search,
  locale,
  tools,
  decoration,
  footer,
  children,
}: PageLayoutProps) {
  return (
    <div data-slot="page-layout" className="flex min-h-dvh flex-col">
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
}
