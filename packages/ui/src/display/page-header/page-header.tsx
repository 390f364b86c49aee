import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

export interface PageHeaderProps extends Forwarded {
  /** The page's one h1. */
  title: ReactNode;
  /** One or two sentences under it. */
  intro?: ReactNode;
  /** A line above the title, e.g. the category or breadcrumbs. */
  eyebrow?: ReactNode;
  /** The page's main actions. */
  actions?: ReactNode;
}

/** The header of a page: its h1 and its main actions. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, intro, eyebrow, actions, className, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="page-header"
      className={cn('flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8', className)}
    >
      <div className="flex min-w-0 max-w-reading flex-col gap-3">
        {eyebrow && <div className="text-sm text-ink-muted">{eyebrow}</div>}
        <h1 className="text-2xl font-heavy tracking-tight sm:text-3xl md:text-4xl" dir="auto">
          {title}
        </h1>
        {intro && (
          <div dir="auto" className="max-w-measure text-lg text-ink-muted">
            {intro}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
});
