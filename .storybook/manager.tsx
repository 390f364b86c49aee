import { useEffect } from 'react';
import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
import { tokens } from '../packages/ui/src/foundations/tokens/design-tokens';
import { storybookTheme } from './brand';
import { type StoryTheme, themeOf } from './themes';

/** Other names of each component, by its folder. Written into the page by main.ts. */
declare global {
  interface Window {
    SYNONYMS?: Record<string, readonly string[]>;
  }
}

const NAME = 'digiken/frame';

/** Storybook writes the selected name in white, which is too pale on the accent of a dark theme. */
const selected = document.head.appendChild(document.createElement('style'));

function showTheme(name: StoryTheme, setOptions: (options: { theme: ThemeVars }) => void): void {
  selected.textContent = `.sidebar-item[data-selected="true"], .sidebar-item[data-selected="true"] * {
    color: ${tokens.themes[name].surface} !important;
  }`;
  setOptions({ theme: storybookTheme(name) });
}

const themeInAddress = /theme:([a-z-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
showTheme(themeOf({ theme: themeInAddress ?? 'dark' }), (options) => addons.setConfig(options));

/** Storybook's search looks at the anchors of docs pages too: each other name of a component is one. */
function withSynonyms(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = { ...index.entries };
  for (const entry of Object.values(entries)) {
    const folder = /\/src\/([^/]+\/[^/]+)\//.exec(entry.importPath)?.[1];
    const names = folder ? window.SYNONYMS?.[folder] : undefined;
    if (entry.type !== 'docs' || !names) continue;
    entries[entry.id] = { ...entry, anchors: names.map((title) => ({ id: '', title })) };
  }
  return { ...index, entries };
}

let searchable: API_PreparedStoryIndex | undefined;

/** Shows nothing: keeps Storybook's frame in the theme of the stories, and its search aware of other names. */
function Frame() {
  const api = useStorybookApi();
  const [{ theme }] = useGlobals();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (typeof theme === 'string') showTheme(themeOf({ theme }), api.setOptions);
  }, [api, theme]);
  useEffect(() => {
    if (!index || index === searchable) return;
    searchable = withSynonyms(index);
    void api.setIndex(searchable);
  }, [api, index]);
  return null;
}

addons.register(NAME, () => {
  addons.add(NAME, { type: types.TOOLEXTRA, title: 'Frame', match: () => true, render: Frame });
});
