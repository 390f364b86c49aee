import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { appMessages, pageMessages } from '../messages';
import { pageNameOf } from '../routes/page-names';
import { useDocumentTitle } from './use-document-title';

/** The path that was shown last; undefined until the first page has been shown. */
let shownPath: string | undefined;
/** While a page renders for the first time: the one that was shown before it, if any. */
export const lastShownPath = (): string | undefined => shownPath;
/** The path that the document was loaded for: its HTML may bring a description of its own. */
let documentPath: string | undefined;

/** The id that an address's hash names; one that cannot be decoded stands for itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Back to the top, with the focus on the main area: after an action that makes a new page of this one. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
  const main = document.getElementById('main');
  if (main) focusWithoutScroll(main);
}

function meta(name: string, content: string | undefined) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  element.content = content;
}

export interface PageHead {
  /** The page's name; undefined until it is known, e.g. while a course loads: the path then gives a general one. */
  title: string | undefined;
  description?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The title already names the site. */
  whole?: boolean;
}

/**
 * What every page does: sets the title; on a new path scrolls to the top at once, focuses the main area and announces
 * the title (spec 2.112); on an address with a hash focuses its target.
 */
export function usePage({ title, description, noindex = false, whole = false }: PageHead): void {
  const t = useMessages(appMessages);
  const pageName = useMessages(pageMessages);
  const announce = useAnnounce();
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();
  const unspoken = useRef(false);

  useLayoutEffect(() => {
    const arrived = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    documentPath ??= pathname;
    if (!arrived) return;
    unspoken.current = true;
    // Going back, the browser itself returns to where the person was.
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
    if (hash === '') {
      const main = document.getElementById('main');
      if (main) focusWithoutScroll(main);
    }
  }, [pathname, hash, arrival]);

  const known = title !== undefined;
  useEffect(() => {
    if (hash === '' || !known) return;
    const target = document.getElementById(idOf(hash));
    if (!target) return;
    target.scrollIntoView();
    focusWithoutScroll(target);
    let left = false;
    let end: (() => void) | undefined;
    // Loaded on demand, because few pages are opened at a part. Without it, the position is not corrected.
    import('./keep-in-view').then(
      ({ keepInView }) => {
        if (!left) end = keepInView(target);
      },
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [hash, pathname, known]);

  const nameKey = pageNameOf(pathname);
  useDocumentTitle(title === undefined && nameKey ? pageName(nameKey) : undefined);

  useEffect(() => {
    if (title === undefined) return;
    document.title = whole ? title : t('titleOf', { page: title });
    if (description !== undefined || pathname !== documentPath) meta('description', description);
    meta('robots', noindex ? 'noindex' : undefined);
    if (unspoken.current) {
      unspoken.current = false;
      announce(title);
    }
  }, [title, description, noindex, whole, pathname, announce, t]);
}
