import { cn } from '@digiken/ui/internal/cn';
import { BaseLink } from '@digiken/ui/link-provider';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const brandMessages = defineMessages('brand', { name: 'Digiken', home: 'home' });

export interface BrandProps {
  /** Target of the link. Default `/`. */
  href?: string;
  /** Only the logo on phones under 24rem, not 22rem, for bars with more tools than others. */
  short?: boolean;
}

/** The logo and name, linked to the home page. */
export function Brand({ href = '/', short = false }: BrandProps) {
  const t = useMessages(brandMessages);
  return (
    <BaseLink
      href={href}
      // The name is one inline element, because a flex container drops the space before a hidden word.
      aria-label={`${t('name')} ${t('home')}`}
      data-slot="brand"
      className="inline-flex min-h-target-primary items-center gap-2.5 rounded-md text-xl font-heavy tracking-tight text-ink"
    >
      <BrandMark />
      <span
        className={cn(
          short ? '@max-[24rem]/bar:sr-only' : '@max-[22rem]/bar:sr-only',
          // Beside the menu button of a console.
          'group-has-[main_[data-bar^=bottom]]/console:@max-[32rem]/bar:sr-only',
        )}
      >
        {t('name')}
      </span>
    </BaseLink>
  );
}

export function BrandMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true" className="shrink-0">
      <circle cx="20" cy="13" r="8" className="fill-emphasis" />
      <path d="M1 29 11.5 13.5l6.8 9 4-5.2L33 29Z" className="fill-current" />
    </svg>
  );
}
