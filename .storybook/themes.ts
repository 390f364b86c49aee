/** The themes of the toolbar and of the gate, as the library's ThemeProvider keeps them. */
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

/** Starts a story as a visitor who once chose this theme: kept in storage, shown on the root. */
export function applyTheme(name: StoryTheme): void {
  const { theme, contrast } = STORY_THEMES[name];
  window.localStorage.clear();
  window.localStorage.setItem('theme', theme);
  window.localStorage.setItem('contrast', contrast);
  document.documentElement.className = '';
  showTheme(name);
}

/** Only what ThemeProvider would change on the root: a story that is mounted takes the theme over at once. */
export function showTheme(name: StoryTheme): void {
  const { theme, contrast } = STORY_THEMES[name];
  const { classList } = document.documentElement;
  classList.remove('dark', 'light');
  classList.add(theme);
  classList.toggle('high-contrast', contrast === 'high');
}
