import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { clock } from '../../foundations/clock/clock';
import { deferred, useDeferred } from '../../foundations/lib/deferred';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { toastMessages } from './toast-messages';
import type { ToastInput, ToastItem } from './toast-types';

export { toastMessages } from './toast-messages';
export type { ToastInput, ToastItem, ToastTone } from './toast-types';

/** How long a toast stays open, in milliseconds (spec 9.9). */
export const TOAST_DURATION = 5000;
/** Number of errors kept by {@link useRecentErrors}. */
const KEPT_ERRORS = 20;

export interface ToastControls {
  /** Shows and announces a message. Returns its id. */
  show: (toast: ToastInput) => number;
  /** Closes one toast, or all of them. */
  dismiss: (id?: number) => void;
}

// Most pages never show a toast. Its message is announced at once, also while the code is on its way.
const region = deferred(() => import('./toast-region'));
const INPUTS = ['pointerdown', 'keydown'] as const;

const ControlsContext = createContext<ToastControls | null>(null);
const ErrorsContext = createContext<readonly ToastItem[]>([]);

export interface ToastProviderProps {
  children: ReactNode;
}

/** Mount once, inside DigikenProvider. Errors stay available in {@link useRecentErrors} after their toast closes. */
export function ToastProvider({ children }: ToastProviderProps) {
  const t = useMessages(toastMessages);
  const announce = useAnnounce();
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [errors, setErrors] = useState<readonly ToastItem[]>([]);
  const lastId = useRef(0);

  const show = useCallback(
    ({ tone, message, action }: ToastInput) => {
      lastId.current += 1;
      const item: ToastItem = { id: lastId.current, tone, message, action, at: clock.now() };
      setToasts((all) => [...all, item]);
      if (tone === 'danger') setErrors((all) => [item, ...all].slice(0, KEPT_ERRORS));
      const text = action ? t('withAction', { message, action: action.label }) : message;
      announce(`${t(tone)} ${text}`, { politeness: tone === 'danger' ? 'assertive' : 'polite' });
      return item.id;
    },
    [announce, t],
  );
  const dismiss = useCallback((id?: number) => {
    setToasts((all) => (id === undefined ? [] : all.filter((toast) => toast.id !== id)));
  }, []);

  const controls = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  useEffect(preloadOnInteraction, []);
  return (
    <ControlsContext.Provider value={controls}>
      <ErrorsContext.Provider value={errors}>
        {children}
        {toasts.length > 0 && <Region toasts={toasts} onDismiss={dismiss} />}
      </ErrorsContext.Provider>
    </ControlsContext.Provider>
  );
}

/** After the press has been answered. */
const preload = () => void clock.setTimeout(region.preload);

/** Before the first message: it may say that the connection is lost. Visitors who only read do not load it. */
function preloadOnInteraction() {
  const once = { once: true, capture: true };
  for (const input of INPUTS) window.addEventListener(input, preload, once);
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, preload, once);
  };
}

function Region(props: { toasts: readonly ToastItem[]; onDismiss: (id: number) => void }) {
  const loaded = useDeferred(region, true);
  return loaded && <loaded.ToastRegion {...props} duration={TOAST_DURATION} />;
}

/** `const { show } = useToast(); show({ tone: 'success', message: 'Profile saved' })` */
export function useToast(): ToastControls {
  const controls = useContext(ControlsContext);
  if (!controls)
    throw new Error('useToast needs a ToastProvider above it: mount one inside DigikenProvider.');
  return controls;
}

/** The errors since the page was loaded, newest first; empty without a provider. */
export function useRecentErrors(): readonly ToastItem[] {
  return useContext(ErrorsContext);
}
