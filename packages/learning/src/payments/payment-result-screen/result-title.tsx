import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a result gets the focus: it replaces the page on which the payer waited. */
export function ResultTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-3xl font-heavy tracking-tight wrap-anywhere outline-offset-4 sm:text-4xl"
    >
      {children}
    </h1>
  );
}
