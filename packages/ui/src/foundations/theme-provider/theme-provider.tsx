import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createDisplayStore,
  DEFAULT_DISPLAY,
  type Display,
  type DisplayStore,
  type Theme,
} from './display-store';

export type { Contrast, Display, Motion, TextSize, Theme } from './display-store';
export { DEFAULT_DISPLAY } from './display-store';

const ThemeContext = createContext<DisplayStore | null>(null);

export interface ThemeProviderProps {
  children: ReactNode;
}

/**
 * Controls theme, contrast, text size and motion of the page. A small blocking script of the app may set the same
 * root classes before the first paint; the provider then keeps them.
 */
export function ThemeProvider({ children }: ThemeProviderProps) {
  const [store] = useState(createDisplayStore);
  return <ThemeContext.Provider value={store}>{children}</ThemeContext.Provider>;
}

export interface DisplayControls {
  display: Display;
  /** Changes and stores some of the display settings. */
  setDisplay: (change: Partial<Display>) => void;
}

export function useDisplay(): DisplayControls {
  const store = useContext(ThemeContext);
  if (!store) throw new Error('useDisplay needs a ThemeProvider above it: wrap the app in DigikenProvider.');
  const display = useSyncExternalStore(store.subscribe, store.get, () => DEFAULT_DISPLAY);
  return useMemo(() => ({ display, setDisplay: store.set }), [display, store]);
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const { display, setDisplay } = useDisplay();
  return {
    theme: display.theme,
    toggleTheme: () => setDisplay({ theme: display.theme === 'dark' ? 'light' : 'dark' }),
  };
}
