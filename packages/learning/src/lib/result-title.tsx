import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@digiken/ui/internal/cn';

/** The heading of a result gets the focus: it replaces the page on which the user waited or worked. */
export function ResultTitle({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={cn(
        'font-heavy tracking-tight wrap-anywhere outline-offset-4',
        className ?? 'text-3xl sm:text-4xl',
      )}
    >
      {children}
    </h1>
  );
}
