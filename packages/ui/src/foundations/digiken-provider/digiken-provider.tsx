import type { ReactNode } from 'react';
import { AnnouncerProvider } from '../announcer/announcer';
import { BrandMarkContext } from '../lib/brand-mark';
import { type LinkComponent, LinkProvider } from '../link-provider/link-provider';
import {
  type MessageOverrides,
  MessagesProvider,
  type SiteLanguageOption,
} from '../messages-provider/messages-provider';
import { useCalmResize } from '../motion/calm-resize';
import { ThemeProvider, type ThemeProviderProps } from '../theme-provider/theme-provider';

export interface DigikenProviderProps {
  /** BCP 47 tag. Default `en-KE`. */
  locale?: string;
  messages?: MessageOverrides;
  /** The languages that users can select; see MessagesProvider. */
  languages?: readonly SiteLanguageOption[];
  onLanguageChange?: (tag: string) => void;
  /** The router's link component. */
  link?: LinkComponent;
  currentPath?: string;
  /** ISO 4217 code of prices. Default `KES`. */
  currency?: string;
  /** What a server rendered the page with; see ThemeProvider. */
  initialDisplay?: ThemeProviderProps['initialDisplay'];
  onDisplayChange?: ThemeProviderProps['onDisplayChange'];
  /** The product's mark, about 56 px high: loading and crash screens show it. Default: none. */
  brandMark?: ReactNode;
  children: ReactNode;
}

/** All context that components need. Mount it once, at the root. */
export function DigikenProvider({
  locale,
  messages,
  languages,
  onLanguageChange,
  link,
  currentPath,
  currency,
  initialDisplay,
  onDisplayChange,
  brandMark = null,
  children,
}: DigikenProviderProps) {
  useCalmResize();
  return (
    <ThemeProvider initialDisplay={initialDisplay} onDisplayChange={onDisplayChange}>
      <MessagesProvider
        locale={locale}
        currency={currency}
        messages={messages}
        languages={languages}
        onLanguageChange={onLanguageChange}
      >
        <LinkProvider component={link} currentPath={currentPath}>
          <BrandMarkContext.Provider value={brandMark}>
            <AnnouncerProvider>{children}</AnnouncerProvider>
          </BrandMarkContext.Provider>
        </LinkProvider>
      </MessagesProvider>
    </ThemeProvider>
  );
}
