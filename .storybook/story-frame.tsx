import { type ReactNode, useLayoutEffect } from 'react';
import { DigikenProvider } from '../packages/ui/src/foundations/digiken-provider/digiken-provider';
import { messages as kiswahili } from '../packages/ui/src/foundations/messages-sw/messages-sw';
import { applyLanguage, type StoryDirection, type StoryLocale } from './languages';
import './story-frame.css';
import { applyTheme, type StoryTheme } from './themes';

/**
 * What surrounds a story:
 * - `component` (default): a padded `<main>`, as the component would stand inside a page;
 * - `landmark`: nothing, for a part that brings its own landmarks (header, footer, sidebar);
 * - `page`: nothing, for a whole page, which then answers for `main`, `h1` and landmarks itself.
 */
export type Frame = 'component' | 'landmark' | 'page';

export interface StoryFrameProps {
  theme: StoryTheme;
  locale: StoryLocale;
  direction: StoryDirection;
  frame?: Frame;
  children: ReactNode;
}

/** English is what the components declare themselves. */
const CATALOGUES = { 'en-KE': undefined, 'sw-KE': kiswahili } as const;

export function StoryFrame({ theme, locale, direction, frame = 'component', children }: StoryFrameProps) {
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useLayoutEffect(() => applyLanguage(locale, direction), [locale, direction]);
  return (
    <DigikenProvider key={`${theme} ${locale} ${direction}`} locale={locale} messages={CATALOGUES[locale]}>
      {frame === 'component' ? <main className="story-frame">{children}</main> : children}
    </DigikenProvider>
  );
}
