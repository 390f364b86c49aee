import { useEffect, useMemo, useRef } from 'react';
import { Prose } from '../../display/prose/prose';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { trustedHtml } from './trusted-html';

export const lessonHtmlMessages = defineMessages('lessonHtml', {
  code: 'Code, scrolls sideways',
  table: 'Table, scrolls sideways',
});

export interface LessonHtmlProps {
  /** HTML that the server has sanitised: nothing else may ever be passed. */
  html: string;
  /** BCP 47 tag of the text. */
  language?: string;
  /** Called for a plain click on a link within this site, with its path, query and hash. */
  onNavigate?: (href: string) => void;
}

/** Text of a lesson or a course as the server made it: the only place where ready HTML enters a page. */
export function LessonHtml({ html, language, onNavigate }: LessonHtmlProps) {
  const t = useMessages(lessonHtmlMessages);
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

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const reach = () => makeScrollersReachable(element, { code: t('code'), table: t('table') });
    reach();
    const observer = new ResizeObserver(reach);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, t]);

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

/** What scrolls sideways must be reachable by keyboard (WCAG 2.1.1), and only that. */
function makeScrollersReachable(element: HTMLElement, names: { code: string; table: string }): void {
  for (const box of element.querySelectorAll<HTMLElement>('pre, .table-scroll')) {
    if (box.scrollWidth > box.clientWidth + 1) {
      box.tabIndex = 0;
      box.setAttribute('role', 'group');
      box.setAttribute('aria-label', box.tagName === 'PRE' ? names.code : names.table);
    } else {
      box.removeAttribute('tabindex');
      box.removeAttribute('role');
      box.removeAttribute('aria-label');
    }
  }
}
