export type PageCodeFailure = 'offline' | 'unavailable' | 'new-release' | 'other';

const RELOADED_FOR = 'digiken-reloaded-for';
const SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;

/** The scripts that start the app in this document. A release changes the name of one of them at least (spec 14.8). */
const runningEntry = () =>
  [...document.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src'))
    .join(' ') || undefined;

export interface PageCodeDiagnosis {
  failure: PageCodeFailure;
  /** The entry scripts of the release that the server has now; undefined when it did not answer. */
  entry?: string;
}

/** Finds out why code could not be fetched: asks the server for the plain shell, and compares its release with this one. */
export async function diagnosePageCode(): Promise<PageCodeDiagnosis> {
  if (!navigator.onLine) return { failure: 'offline' };
  try {
    const response = await fetch('/200.html', { cache: 'no-store' });
    if (response.status >= 502 && response.status <= 504) return { failure: 'unavailable' };
    if (!response.ok) return { failure: 'other' };
    const html = await response.text();
    const entry = [...html.matchAll(SCRIPT)].map(([, src]) => src).join(' ') || undefined;
    const released = entry !== undefined && entry !== runningEntry();
    return { failure: released ? 'new-release' : 'other', entry };
  } catch {
    return { failure: navigator.onLine ? 'unavailable' : 'offline' };
  }
}

/**
 * Reloads the page, once for each release and tab: a page that fails again after that shows its error.
 * @param entry the release that the server has now
 * @returns false if this tab has reloaded for it before, or if storage is refused and a loop could not be prevented
 */
export function reloadOnce(
  entry: string | undefined,
  reload: () => void = () => window.location.reload(),
): boolean {
  if (entry === undefined) return false;
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === entry) return false;
    sessionStorage.setItem(RELOADED_FOR, entry);
  } catch {
    return false;
  }
  reload();
  return true;
}
