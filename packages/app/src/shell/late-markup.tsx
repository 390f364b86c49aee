import { useLocale } from '@digiken/ui/messages-provider';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE } from '../languages/languages';

/** Tells React that the contents of an element are not its own: hydration leaves them as they are. */
const LEFT_ALONE = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? '',
};

/** How far below the window a part may be when its code is fetched. */
const AHEAD = '0px 0px 200px 0px';

/**
 * A part of a page far below its beginning: the pre-rendered HTML has it, and its code is fetched when it is nearly in
 * view. Until then the HTML stays as it was built, in the site's default language.
 * @param slot name of the element around it
 * @returns the component, whose `load` is called before it is pre-rendered
 */
export function lateMarkup(slot: string, load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType | undefined;
  const fetchCode = async () => {
    Loaded = (await load()).default;
  };

  function LateMarkup(): ReactNode {
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef<string>(undefined);
    const [wanted, setWanted] = useState(false);
    const [arrived, setArrived] = useState(Loaded !== undefined);
    const other = useLocale() !== DEFAULT_LANGUAGE;

    useEffect(() => {
      const element = place.current;
      if (arrived || !element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          // After a move within the app there is no HTML.
          if (other || !element.hasChildNodes() || entries.some(({ isIntersecting }) => isIntersecting))
            setWanted(true);
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, [arrived, other]);

    useEffect(() => {
      if (!wanted || arrived) return undefined;
      let current = true;
      fetchCode().then(
        () => {
          if (!current) return;
          const { activeElement } = document;
          if (place.current?.contains(activeElement))
            focused.current = activeElement?.getAttribute('href') ?? undefined;
          setArrived(true);
        },
        () => {
          if (current) setWanted(false);
        },
      );
      return () => {
        current = false;
      };
    }, [wanted, arrived]);

    // The link that had the focus is a new element now.
    useLayoutEffect(() => {
      if (!arrived || focused.current === undefined) return;
      const links = place.current?.querySelectorAll<HTMLElement>('a[href]') ?? [];
      [...links]
        .find((link) => link.getAttribute('href') === focused.current)
        ?.focus({ preventScroll: true });
    }, [arrived]);

    return arrived && Loaded ? (
      <div key="own" ref={place} data-slot={slot}>
        <Loaded />
      </div>
    ) : (
      <div ref={place} data-slot={slot} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
    );
  }
  LateMarkup.load = fetchCode;
  return LateMarkup;
}
