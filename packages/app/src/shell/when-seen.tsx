import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The lowest quarter of the window does not count: what only peeps in there is not looked at yet. */
const MARGIN = '0px 0px -25% 0px';

interface WhenSeenProps {
  className: string;
  /** Rendered until then. Without it, give the place a height of its own. */
  waiting?: ReactNode;
  /** Renders the content even if nobody has scrolled to it. */
  anyway?: boolean;
  children: ReactNode;
}

/** Renders its content once its place is scrolled to, so that a small screen does not load what nobody has seen. */
export function WhenSeen({ className, waiting, anyway = false, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {seen || anyway ? children : waiting}
    </div>
  );
}
