import { forwardRef, type MouseEvent } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const skipLinkMessages = defineMessages('skip-link', { label: 'Skip to main content' });

export interface SkipLinkProps extends Forwarded {
  /** Id of the main element, which must be focusable (`tabIndex={-1}`). Default `main`. */
  target?: string;
}

/** The first tab stop of the page, shown only while focused (WCAG 2.4.1). */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { target = 'main', className, ...rest },
  ref,
) {
  const t = useMessages(skipLinkMessages);
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    // The default would add a hash to the URL, which a router handles as a navigation.
    event.preventDefault();
    main.focus();
    main.scrollIntoView?.();
  };
  return (
    <a
      {...rest}
      ref={ref}
      href={`#${target}`}
      data-slot="skip-link"
      onClick={skip}
      className={cn(
        'sr-only font-bold focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-skip focus:rounded-md focus:bg-accent focus:px-5 focus:py-3 focus:text-on-accent focus:shadow-overlay',
        className,
      )}
    >
      {t('label')}
    </a>
  );
});
