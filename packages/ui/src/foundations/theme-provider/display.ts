export type Theme = 'dark' | 'light' | 'system';
export type Contrast = 'standard' | 'high';
export type TextSize = '100' | '125' | '150';
export type Motion = 'system' | 'reduced';

/** The display settings of a user. */
export interface Display {
  theme: Theme;
  contrast: Contrast;
  textSize: TextSize;
  motion: Motion;
}

/** Dark by default (spec 4.13). */
export const DEFAULT_DISPLAY: Display = {
  theme: 'dark',
  contrast: 'standard',
  textSize: '100',
  motion: 'system',
};

/** The class on the root element for every allowed value; an empty text for a value without a class. */
export const DISPLAY_CLASSES: { [K in keyof Display]: Record<Display[K], string> } = {
  theme: { dark: 'dark', light: 'light', system: 'system' },
  contrast: { standard: '', high: 'high-contrast' },
  textSize: { '100': '', '125': 'text-size-125', '150': 'text-size-150' },
  motion: { system: '', reduced: 'reduce-motion' },
};

export const DISPLAY_KEYS = Object.keys(DISPLAY_CLASSES) as (keyof Display)[];

/**
 * Reads display settings.
 * @param read returns the stored text of a setting; anything that is no allowed value means the default
 */
export function readDisplay(read: (key: keyof Display) => string | null | undefined): Display {
  const display = { ...DEFAULT_DISPLAY };
  for (const key of DISPLAY_KEYS) {
    const value = read(key);
    if (value && Object.keys(DISPLAY_CLASSES[key]).includes(value)) Object.assign(display, { [key]: value });
  }
  return display;
}

/** The classes on the root element for the display settings. */
export function displayClasses(display: Display): string[] {
  return DISPLAY_KEYS.map(
    (key) => (DISPLAY_CLASSES[key] as Record<string, string>)[display[key]] ?? '',
  ).filter(Boolean);
}
