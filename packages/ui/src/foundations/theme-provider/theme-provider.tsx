import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { DEFAULT_DISPLAY, type Display } from './display';
import { createDisplayStore, type DisplayStore } from './display-store';

export type { Contrast, Display, Motion, TextSize, Theme } from './display';
export { DEFAULT_DISPLAY } from './display';

interface ThemeContextValue {
  store: DisplayStore;
  initial: Display;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

export interface ThemeProviderProps {
  /** What a server rendered the page with: `displayFromCookie()` of `theme-script`. Default: the defaults. */
  initialDisplay?: Display;
  /** Called when the user changes the settings, e.g. `saveDisplayCookie` of `theme-script`. */
  onDisplayChange?: (display: Display) => void;
  children: ReactNode;
}

/**
 * Controls theme, contrast, text size and motion of the page. `themeScript()` of `theme-script` sets the same root
 * classes before the first paint; the provider then keeps them.
 */
export function ThemeProvider({
  initialDisplay = DEFAULT_DISPLAY,
  onDisplayChange,
  children,
}: ThemeProviderProps) {
  const [store] = useState(createDisplayStore);
  // Also where nothing reads the settings.
  useEffect(() => void store.get(), [store]);
  const value = useMemo(
    () => ({
      initial: initialDisplay,
      store: onDisplayChange
        ? {
            ...store,
            set: (change: Partial<Display>) => {
              store.set(change);
              onDisplayChange(store.get());
            },
          }
        : store,
    }),
    [store, initialDisplay, onDisplayChange],
  );
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

export interface DisplayControls {
  display: Display;
  /** Changes and stores some of the display settings. */
  setDisplay: (change: Partial<Display>) => void;
}

function useTheming(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useDisplay needs a ThemeProvider above it: wrap the app in DigikenProvider.');
  return value;
}

/** The display settings of the user, and the function that changes them. */
export function useDisplay(): DisplayControls {
  const { store, initial } = useTheming();
  const display = useSyncExternalStore(store.subscribe, store.get, () => initial);
  return useMemo(() => ({ display, setDisplay: store.set }), [display, store]);
}

/** The theme that is shown, with `system` resolved, and a function that switches between dark and light. */
export function useTheme(): { theme: 'dark' | 'light'; toggleTheme: () => void } {
  const { store, initial } = useTheming();
  const theme = useSyncExternalStore(store.subscribe, store.theme, () =>
    initial.theme === 'light' ? 'light' : 'dark',
  );
  return { theme, toggleTheme: () => store.set({ theme: theme === 'dark' ? 'light' : 'dark' }) };
}
