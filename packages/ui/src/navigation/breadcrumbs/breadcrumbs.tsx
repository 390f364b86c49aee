import { forwardRef } from 'react';
import { ChevronRight } from 'lucide';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import type { Crumb } from '../../foundations/lib/types';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const breadcrumbsMessages = defineMessages('breadcrumbs', { label: 'Breadcrumbs' });

export interface BreadcrumbsProps extends Forwarded {
  /** From the top level down; the last one is the current page. */
  items: readonly Crumb[];
}

/** The path from the top level to the current page (APG breadcrumb). */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, ...rest },
  ref,
) {
  const t = useMessages(breadcrumbsMessages);
  return (
    <nav {...rest} ref={ref} aria-label={t('label')} data-slot="breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
        {items.map((crumb, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${crumb.label}-${index}`} className="flex min-w-0 items-center gap-1.5">
              {index > 0 && (
                <Icon of={ChevronRight} size={16} className="shrink-0 text-ink-muted rtl:-scale-x-100" />
              )}
              {crumb.href !== undefined ? (
                <BaseLink
                  href={crumb.href}
                  aria-current={last ? 'page' : undefined}
                  lang={crumb.language}
                  dir="auto"
                  className="min-w-0 rounded-sm py-1 text-link underline-offset-4 wrap-anywhere hover:underline"
                >
                  {crumb.label}
                </BaseLink>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  lang={crumb.language}
                  dir="auto"
                  className="min-w-0 text-ink-muted wrap-anywhere"
                >
                  {crumb.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
