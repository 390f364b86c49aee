import { useEffect, useRef } from 'react';

/**
 * Calls `reveal` with the id in the URL or in a followed in-page link. Listens to clicks, because a
 * router changes the URL without a `hashchange` event, and following the same link twice
 * does not change the URL.
 */
export function useLinkTarget(reveal: (id: string) => void): void {
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    const lead = (hash: string) => {
      if (hash.length > 1) latest.current(hash.slice(1));
    };
    const fromAddress = () => lead(window.location.hash);
    const fromLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.host !== window.location.host) return;
      if (link.pathname === window.location.pathname) lead(link.hash);
    };
    fromAddress();
    window.addEventListener('hashchange', fromAddress);
    document.addEventListener('click', fromLink, true);
    return () => {
      window.removeEventListener('hashchange', fromAddress);
      document.removeEventListener('click', fromLink, true);
    };
  }, []);
}
