import { type ReactNode, useLayoutEffect } from 'react';
import { DigikenProvider } from '../packages/ui/src/foundations/digiken-provider/digiken-provider';
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

export function StoryFrame({ theme, locale, direction, frame = 'component', children }: StoryFrameProps) {
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useLayoutEffect(() => applyLanguage(locale, direction), [locale, direction]);
  return (
    <DigikenProvider key={`${theme} ${locale} ${direction}`} locale={locale}>
      {frame === 'component' ? <main className="story-frame">{children}</main> : children}
    </DigikenProvider>
  );
}
