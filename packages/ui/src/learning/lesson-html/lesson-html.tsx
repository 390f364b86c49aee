import { useEffect, useMemo, useRef } from 'react';
import { Prose } from '../../display/prose/prose';
import { trustedHtml } from './trusted-html';

export interface LessonHtmlProps {
  /** HTML that the server has sanitised and made accessible; nothing else may be passed. It is shown unchanged. */
  html: string;
  /** BCP 47 tag of the text. */
  language?: string;
  /** Called for a plain click on a link within this site, with its path, query and hash. */
  onNavigate?: (href: string) => void;
}

/** The text of a lesson or a course as rendered by the server: the only place where HTML enters a page. */
export function LessonHtml({ html, language, onNavigate }: LessonHtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useRef(onNavigate);
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);

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
      <div ref={root} lang={language} data-slot="lesson-html" dangerouslySetInnerHTML={content} />
    </Prose>
  );
}

/** The path that a click asks the app to show; undefined when the browser should act on its own. */
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
