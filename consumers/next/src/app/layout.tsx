import { displayClassName, displayFromCookie, themeScript } from '@digiken/ui/theme-script';
import '@digiken/ui/styles.css';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'Reading circle', icons: { icon: 'data:,' } };

/** The server knows the theme from the cookie; the script covers a page that was stored before it changed. */
export default async function Layout({ children }: { children: ReactNode }) {
  const display = displayFromCookie((await cookies()).get('digiken-display')?.value);
  return (
    <html lang="en-KE" className={displayClassName(display)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
      </head>
      <body>
        <Providers display={display}>{children}</Providers>
      </body>
    </html>
  );
}
