'use client';

import { DigikenProvider } from '@digiken/ui/digiken-provider';
import type { LinkComponentProps } from '@digiken/ui/link-provider';
import type { Display } from '@digiken/ui/theme-provider';
import { saveDisplayCookie } from '@digiken/ui/theme-script';
import { ToastProvider } from '@digiken/ui/toast';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const NextLink = ({ href, ...rest }: LinkComponentProps) => <Link {...rest} href={href} />;

export function Providers({ display, children }: { display: Display; children: ReactNode }) {
  return (
    <DigikenProvider
      link={NextLink}
      currentPath={usePathname()}
      initialDisplay={display}
      onDisplayChange={saveDisplayCookie}
    >
      <ToastProvider>{children}</ToastProvider>
    </DigikenProvider>
  );
}
