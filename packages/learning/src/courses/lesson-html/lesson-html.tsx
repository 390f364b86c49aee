import { useEffect, useMemo, useRef } from 'react';
import { Prose } from '@digiken/ui/prose';
import { textIn } from '@digiken/ui/internal/text-language';
import { trustedHtml } from './trusted-html';

export interface LessonHtmlProps {
  /** HTML sanitised and made accessible by the server. Do not pass any other HTML. It is shown unchanged. */
  html: string;
  /** BCP 47 tag of the text. */
  language?: string;
  /** Loads the small copy of each picture, whatever the width of the screen. */
  smallPictures?: boolean;
  /** Called for a plain click on an internal link, with its path, query and hash. */
  onNavigate?: (href: string) => void;
}

/** The text of a lesson or a course as rendered by the server. HTML enters a page only here. */
export function LessonHtml({ html, language, smallPictures, onNavigate }: LessonHtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useRef(onNavigate);
  const content = useMemo(
    () => ({ __html: trustedHtml(smallPictures ? withSmallPictures(html) : html) }),
    [html, smallPictures],
  );

  useEffect(() => {
    navigate.current = onNavigate;
  }, [onNavigate]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const follow = (event: MouseEvent) => {
      const href = sitePath(event);
      if (href === undefined || !navigate.current) return;
      event.preventDefault();
      navigate.current(href);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, []);

  return (
    <Prose>
      <div ref={root} {...textIn(language)} data-slot="lesson-html" dangerouslySetInnerHTML={content} />
    </Prose>
  );
}

/** The path that the app should navigate to; undefined if the browser should handle the click. */
function sitePath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined;
  const here = window.location;
  if (link.hash && link.pathname === here.pathname && link.search === here.search) return undefined;
  return link.pathname + link.search + link.hash;
}

/** In a document of its own, which loads nothing: in the page the browser would choose a file before `sizes` changes. */
function withSmallPictures(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const picture of body.querySelectorAll('img[srcset]')) picture.setAttribute('sizes', '1px');
  return body.innerHTML;
}
