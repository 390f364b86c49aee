import { ExternalLink } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink, type BaseLinkProps } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const textLinkMessages = defineMessages('text-link', { external: '(another website)' });

export interface TextLinkProps extends BaseLinkProps {
  /** Links to another site: shown by an icon and text. It opens in the same tab. */
  external?: boolean;
  /** For lists of links, whose position already identifies them: underlined on hover and focus only. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link within text. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { external = false, quiet = false, className, children, ...rest },
  ref,
) {
  const t = useMessages(textLinkMessages);
  return (
    <BaseLink
      {...rest}
      ref={ref}
      data-slot="text-link"
      className={cn(
        'rounded-sm text-link decoration-2 underline-offset-4 hover:underline focus-visible:underline',
        quiet ? 'no-underline' : 'underline decoration-1 hover:decoration-2',
        className,
      )}
    >
      {children}
      {external && (
        <>
          {' '}
          <Icon
            of={ExternalLink}
            size={16}
            className="inline size-[0.9em] align-[-0.08em] rtl:-scale-x-100"
          />
          <span className="dk-visually-hidden">{t('external')}</span>
        </>
      )}
    </BaseLink>
  );
});
