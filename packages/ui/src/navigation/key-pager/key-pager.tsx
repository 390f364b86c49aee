import { ArrowLeft, ArrowRight } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { ButtonLink } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import type { KeyPage } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const keyPagerMessages = defineMessages('key-pager', { previous: 'Previous', next: 'Next' });

export interface KeyPagerProps extends Forwarded {
  /** Names the navigation, e.g. "Pages of learners". */
  label: string;
  page: KeyPage;
  /** A summary of the current page, e.g. "50 learners on this page". */
  summary?: ReactNode;
}

/** Previous and next links of a list with key-based paging, whose pages have no numbers. */
export const KeyPager = forwardRef<HTMLDivElement, KeyPagerProps>(function KeyPager(
  { label, page, summary, className, ...rest },
  ref,
) {
  const t = useMessages(keyPagerMessages);
  const { previousHref, nextHref } = page;
  const alone = previousHref === undefined && nextHref === undefined;
  if (alone && !summary) return null;
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="key-pager"
      className={cn(
        'flex min-h-target-primary flex-wrap items-center justify-between gap-x-6 gap-y-3',
        className,
      )}
    >
      <p className="text-sm text-ink-muted">{summary}</p>
      {!alone && (
        <nav aria-label={label}>
          <ul className="flex flex-wrap gap-3">
            {previousHref !== undefined && (
              <li>
                <ButtonLink
                  href={previousHref}
                  variant="secondary"
                  icon={<Icon of={ArrowLeft} size={18} className="rtl:-scale-x-100" />}
                >
                  {t('previous')}
                </ButtonLink>
              </li>
            )}
            {nextHref !== undefined && (
              <li>
                <ButtonLink
                  href={nextHref}
                  variant="secondary"
                  iconAfter={<Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />}
                >
                  {t('next')}
                </ButtonLink>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
});
