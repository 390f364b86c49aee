import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from '../brand';
import { type StoryTheme, showTheme } from '../themes';
import './docs.css';

/** The theme selected in the toolbar, or the initial theme of the page. */
function toldTheme(): StoryTheme {
  const channel = addons.getChannel();
  const told = (channel.last('globalsUpdated') ?? channel.last('setGlobals')) as
    | [{ globals: { theme?: StoryTheme } }]
    | undefined;
  return told?.[0].globals.theme ?? 'dark';
}

/** Applies the toolbar's theme to a docs page, as for its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(toldTheme);
  useLayoutEffect(() => {
    const follow = () => setTheme(toldTheme());
    const channel = addons.getChannel();
    channel.on('globalsUpdated', follow);
    channel.on('setGlobals', follow);
    return () => {
      channel.off('globalsUpdated', follow);
      channel.off('setGlobals', follow);
    };
  }, []);
  useLayoutEffect(() => showTheme(theme), [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
