/** What Chromium sends when the app can be installed. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by pre-hydration.js: it comes before the app's code. */
    digikenInstall?: InstallPrompt;
  }
}

export type InstallWay = 'prompt' | 'apple';

const DISMISSED = 'install-hint';
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** iPhones and iPads, which call themselves a Mac that can be touched. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) === 'dismissed';
  } catch {
    return false;
  }
}

/** How the app can be installed now; undefined if it cannot, is installed, or the user wants no hint (spec 14.23). */
export function installWay(): InstallWay | undefined {
  if (isInstalled() || isDismissed()) return undefined;
  if (window.digikenInstall) return 'prompt';
  return isApple() ? 'apple' : undefined;
}

/** Opens the browser's own question. A prompt can be used once. */
export function install(): void {
  const prompt = window.digikenInstall;
  window.digikenInstall = undefined;
  void prompt?.prompt().finally(changed);
}

/** Shows no hint on later visits. */
export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED, 'dismissed');
  } catch {
    // It comes again on the next visit.
  }
}

export function watchInstall(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('appinstalled', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('appinstalled', listener);
  };
}
