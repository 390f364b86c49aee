import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from '../brand';
import { applyLanguage, type StoryDirection, type StoryLocale } from '../languages';
import { type StoryTheme, showTheme } from '../themes';
import './docs.css';

interface Told {
  theme: StoryTheme;
  locale: StoryLocale;
  direction: StoryDirection;
}

/** What is selected in the toolbar, or the initial values of the page. */
function toldGlobals(): Told {
  const channel = addons.getChannel();
  const told = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as
    | [{ globals: Partial<Told> }]
    | undefined;
  const { theme = 'dark', locale = 'en-KE', direction = 'ltr' } = told?.[0].globals ?? {};
  return { theme, locale, direction };
}

/** Applies the toolbar's theme and direction to a docs page, as for its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [{ theme, locale, direction }, setTold] = useState(toldGlobals);
  useLayoutEffect(() => {
    const follow = () => setTold(toldGlobals());
    const channel = addons.getChannel();
    channel.on('globalsUpdated', follow);
    channel.on('setGlobals', follow);
    return () => {
      channel.off('globalsUpdated', follow);
      channel.off('setGlobals', follow);
    };
  }, []);
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(() => applyLanguage(locale, direction), [locale, direction]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <main>{children}</main>
    </DocsContainer>
  );
}
