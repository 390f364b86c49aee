import { ArrowRight } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { ButtonLink } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const notFoundScreenMessages = defineMessages('not-found-screen', {
  title: 'We could not find that page',
  text: 'The address may have a typing mistake, or the page has moved or been taken down.',
  home: 'Go to the home page',
  courses: 'Browse the courses',
  help: 'Ask the help desk',
});

export interface NotFoundScreenProps extends Forwarded {
  homeHref: string;
  /** A search box, so that users can continue from here. */
  searchSlot?: ReactNode;
  /** Default "We could not find that page". */
  title?: string;
  /** One sentence about the missing page. */
  text?: string;
}

/** The page for an unknown URL: possible reasons, and links to continue. */
export const NotFoundScreen = forwardRef<HTMLDivElement, NotFoundScreenProps>(function NotFoundScreen(
  { homeHref, searchSlot, title, text, className, ...rest },
  ref,
) {
  const t = useMessages(notFoundScreenMessages);
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="not-found-screen"
      className={cn('flex max-w-reading flex-col gap-8 py-10 lg:py-20', className)}
    >
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy sm:text-4xl">{title ?? t('title')}</h1>
        <p className="max-w-measure text-lg text-ink-muted">{text ?? t('text')}</p>
      </div>
      {searchSlot && <div className="max-w-form">{searchSlot}</div>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink
          href={homeHref}
          iconAfter={<Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />}
        >
          {t('home')}
        </ButtonLink>
        <BaseLink href="/courses" className="rounded-sm py-1 text-link underline underline-offset-4">
          {t('courses')}
        </BaseLink>
        <BaseLink href="/help-desk" className="rounded-sm py-1 text-link underline underline-offset-4">
          {t('help')}
        </BaseLink>
      </div>
    </div>
  );
});
