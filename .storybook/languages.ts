/** The languages of the library's messages, and the two text directions. */
export const STORY_LOCALES = {
  'en-KE': { title: 'English' },
  'sw-KE': { title: 'Kiswahili' },
} as const;

export const STORY_DIRECTIONS = {
  ltr: { title: 'Left to right' },
  rtl: { title: 'Right to left' },
} as const;

export type StoryLocale = keyof typeof STORY_LOCALES;
export type StoryDirection = keyof typeof STORY_DIRECTIONS;

export function localeOf(globals: Record<string, unknown>): StoryLocale {
  return oneOf(STORY_LOCALES, 'locale', globals.locale);
}

export function directionOfStory(globals: Record<string, unknown>): StoryDirection {
  return oneOf(STORY_DIRECTIONS, 'direction', globals.direction);
}

export function applyLanguage(locale: StoryLocale, direction: StoryDirection): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}

function oneOf<T extends object>(known: T, global: string, value: unknown): keyof T {
  if (typeof value === 'string' && value in known) return value as keyof T;
  throw new Error(`Unknown story ${global} "${String(value)}": use one of ${Object.keys(known).join(', ')}.`);
}
