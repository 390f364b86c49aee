import { ExternalLink } from 'lucide';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { Pressable, withContent } from '../../foundations/lib/pressable';
import { BaseLink, type BaseLinkProps } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const textLinkMessages = defineMessages('text-link', { external: '(another website)' });

interface CommonProps extends Omit<BaseLinkProps, 'href'> {
  /** Links to another site: shown by an icon and text. It opens in the same tab. */
  external?: boolean;
  /** For lists of links, whose position already identifies them: underlined on hover and focus only. */
  quiet?: boolean;
  children: ReactNode;
}

/** With `asChild`, the only child, e.g. the link of a router, is used instead of an anchor; `href` belongs to it. */
export type TextLinkProps = CommonProps &
  ({ href: string; asChild?: false } | { href?: never; asChild: true });

/** A link within text. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { external = false, quiet = false, asChild, href = '', className, children, ...rest },
  ref,
) {
  const t = useMessages(textLinkMessages);
  const look = {
    ...rest,
    'data-slot': 'text-link',
    className: cn(
      'rounded-sm text-link decoration-2 underline-offset-4 hover:underline focus-visible:underline',
      quiet ? 'no-underline' : 'underline decoration-1 hover:decoration-2',
      className,
    ),
  };
  const content = (label: ReactNode) =>
    external ? (
      <>
        <span>{label}</span>{' '}
        <Icon of={ExternalLink} className="inline size-[0.9em] align-[-0.08em] rtl:-scale-x-100" />
        <span className="dk-visually-hidden">{t('external')}</span>
      </>
    ) : (
      label
    );
  return asChild ? (
    <Pressable {...(look as object)} ref={ref as Ref<never>} asChild>
      {withContent(children, content)}
    </Pressable>
  ) : (
    <BaseLink {...look} ref={ref} href={href}>
      {content(children)}
    </BaseLink>
  );
});
