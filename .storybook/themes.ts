/** The themes of the toolbar and of the gate, in the format that ThemeProvider stores. */
export const STORY_THEMES = {
  dark: { title: 'Dark', theme: 'dark', contrast: 'standard' },
  light: { title: 'Light', theme: 'light', contrast: 'standard' },
  'high-contrast-dark': { title: 'High contrast, dark', theme: 'dark', contrast: 'high' },
  'high-contrast-light': { title: 'High contrast, light', theme: 'light', contrast: 'high' },
} as const;

export type StoryTheme = keyof typeof STORY_THEMES;

export function themeOf(globals: Record<string, unknown>): StoryTheme {
  const name = globals.theme;
  if (typeof name === 'string' && name in STORY_THEMES) return name as StoryTheme;
  throw new Error(
    `Unknown story theme "${String(name)}": use one of ${Object.keys(STORY_THEMES).join(', ')}.`,
  );
}

/** Starts a story with this theme already stored and applied to the root element. */
export function applyTheme(name: StoryTheme): void {
  const { theme, contrast } = STORY_THEMES[name];
  window.localStorage.clear();
  window.localStorage.setItem('theme', theme);
  window.localStorage.setItem('contrast', contrast);
  document.documentElement.className = '';
  showTheme(name);
}

/** Changes only what ThemeProvider would change on the root element. A mounted story applies the theme immediately. */
export function showTheme(name: StoryTheme): void {
  const { theme, contrast } = STORY_THEMES[name];
  const { classList } = document.documentElement;
  classList.remove('dark', 'light');
  classList.add(theme);
  classList.toggle('high-contrast', contrast === 'high');
}
