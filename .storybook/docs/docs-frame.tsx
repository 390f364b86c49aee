import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { tokens } from '../../packages/ui/src/foundations/tokens/generated/tokens';
import { type StoryTheme, showTheme } from '../themes';
import './docs.css';

function themeOfDocs(name: StoryTheme) {
  const role = tokens.themes[name];
  return create({
    base: name.endsWith('light') ? 'light' : 'dark',
    fontBase: tokens.scale['font.sans'],
    fontCode: tokens.scale['font.mono'],
    appBg: role.canvas,
    appContentBg: role.canvas,
    appPreviewBg: role.canvas,
    appBorderColor: role.line,
    appBorderRadius: 8,
    textColor: role.ink,
    textMutedColor: role['ink-muted'],
    colorPrimary: role.accent,
    colorSecondary: role.link,
    barBg: role.surface,
    barTextColor: role['ink-muted'],
    barSelectedColor: role.link,
    inputBg: role.surface,
    inputBorder: role['line-control'],
    inputTextColor: role.ink,
  });
}

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
    <DocsContainer context={context} theme={themeOfDocs(theme)}>
      {children}
    </DocsContainer>
  );
}
