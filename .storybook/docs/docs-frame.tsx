import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from '../brand';
import { applyLanguage, type StoryDirection, type StoryLocale } from '../languages';
import { type StoryTheme, showTheme } from '../themes';
import './docs.css';

interface Globals {
  theme?: StoryTheme;
  locale?: StoryLocale;
  direction?: StoryDirection;
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } };
}

const NONE: Globals = {};

/**
 * What is selected in the toolbar. Read from this preview and not from the event: a story in its own frame also sends
 * events to this page, with the initial values.
 */
const ownGlobals = (): Globals =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? NONE;

function onGlobals(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on('globalsUpdated', listener);
  channel.on('setGlobals', listener);
  return () => {
    channel.off('globalsUpdated', listener);
    channel.off('setGlobals', listener);
  };
}

/** Applies the toolbar's theme and direction to a docs page, as for its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'dark', locale = 'en-KE', direction = 'ltr' } = useSyncExternalStore(onGlobals, ownGlobals);
  useLayoutEffect(() => showTheme(theme), [theme]);
  useLayoutEffect(() => applyLanguage(locale, direction), [locale, direction]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <main>{children}</main>
    </DocsContainer>
  );
}
