import { ArrowLeft, ArrowRight } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { pageNumbers } from './page-numbers';

export const paginationMessages = defineMessages('pagination', {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  gap: 'Skipped pages',
  position: 'Page {page} of {count}',
});

type Target =
  | { hrefFor: (page: number) => string; onPageChange?: undefined }
  | { onPageChange: (page: number) => void; hrefFor?: undefined };

export type PaginationProps = Forwarded &
  Target & {
    /** From 1. */
    page: number;
    pageCount: number;
  };

const CELL =
  'inline-flex min-h-target-primary min-w-target-primary items-center justify-center gap-2 rounded-md px-3 text-ink hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-bold forced-colors:aria-[current=page]:border-2';

/** Page navigation of a list: links if pages have addresses, otherwise buttons. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hrefFor, onPageChange, ...rest },
  ref,
) {
  const props = { page, hrefFor, onPageChange } as Target & { page: number };
  const t = useMessages(paginationMessages);
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('label')} {...rest} ref={ref} data-slot="pagination">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <PageTarget {...props} target={page - 1}>
              <Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />
              {t('previous')}
            </PageTarget>
          </li>
        )}
        <li className="px-2 text-ink-muted sm:hidden">{t('position', { page, count: pageCount })}</li>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} className="px-1 text-ink-muted max-sm:hidden">
              <span aria-hidden="true">…</span>
              <span className="dk-visually-hidden">{t('gap')}</span>
            </li>
          ) : (
            <li key={number} className="max-sm:hidden">
              <PageTarget {...props} target={number} label={t('page', { page: number })}>
                {number}
              </PageTarget>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <PageTarget {...props} target={page + 1}>
              {t('next')}
              <Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />
            </PageTarget>
          </li>
        )}
      </ul>
    </nav>
  );
});

function PageTarget(props: Target & { page: number; target: number; label?: string; children: ReactNode }) {
  const { target, label, page, children } = props;
  const common = {
    'aria-label': label,
    'aria-current': target === page ? ('page' as const) : undefined,
    className: cn(CELL),
  };
  if (props.hrefFor) {
    return (
      <BaseLink {...common} href={props.hrefFor(target)}>
        {children}
      </BaseLink>
    );
  }
  return (
    <button {...common} type="button" onClick={() => props.onPageChange(target)}>
      {children}
    </button>
  );
}
