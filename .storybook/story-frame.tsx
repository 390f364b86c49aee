import { type ReactNode, useLayoutEffect } from 'react';
import { messages as learningKiswahili } from '../packages/learning/src/foundations/messages-sw/messages-sw';
import { BrandMark } from '../packages/learning/src/site/brand/brand';
import { DigikenProvider } from '../packages/ui/src/foundations/digiken-provider/digiken-provider';
import { messages as kiswahili } from '../packages/ui/src/foundations/messages-sw/messages-sw';
import { applyLanguage, type StoryDirection, type StoryLocale } from './languages';
import './story-frame.css';
import { applyTheme, type StoryTheme } from './themes';

/**
 * The wrapper of a story:
 * - `component` (default): a padded `<main>`, as on a page;
 * - `landmark`: no wrapper, for components with their own landmarks (header, footer, sidebar);
 * - `page`: no wrapper, for a whole page with its own `main`, `h1` and landmarks.
 */
export type Frame = 'component' | 'landmark' | 'page';

export interface StoryFrameProps {
  theme: StoryTheme;
  locale: StoryLocale;
  direction: StoryDirection;
  frame?: Frame;
  /** Part of a docs page, which has the `<main>`. */
  inDocs?: boolean;
  children: ReactNode;
}

/** English is the default in the components themselves. */
const CATALOGUES = { 'en-KE': undefined, 'sw-KE': { ...kiswahili, ...learningKiswahili } } as const;
const BRAND_MARK = <BrandMark size={56} />;

export function StoryFrame({
  theme,
  locale,
  direction,
  frame = 'component',
  inDocs,
  children,
}: StoryFrameProps) {
  useLayoutEffect(() => applyTheme(theme), [theme]);
  useLayoutEffect(() => applyLanguage(locale, direction), [locale, direction]);
  const Wrapper = inDocs ? 'div' : 'main';
  return (
    <DigikenProvider
      key={`${theme} ${locale} ${direction}`}
      locale={locale}
      messages={CATALOGUES[locale]}
      brandMark={BRAND_MARK}
    >
      {frame === 'component' ? <Wrapper className="story-frame">{children}</Wrapper> : children}
    </DigikenProvider>
  );
}
