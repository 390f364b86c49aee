import { forwardRef, type ReactNode, type Ref } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { BaseLink } from '../../foundations/link-provider/link-provider';

export interface CardProps extends Forwarded {
  as?: 'article' | 'div' | 'li' | 'section';
  /** With `title`, the heading is the card's only link, and a press anywhere on the card follows it. */
  href?: string;
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Picture above the text, without padding. */
  media?: ReactNode;
  /** Content at the bottom. Controls that must stay above the card's link need the class `relative`. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** One item of a collection, on its own background. Do not nest cards. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = 'article', href, title, headingLevel = 3, media, footer, className, children, ...rest },
  ref,
) {
  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-slot="card"
      className={cn(
        'relative flex min-w-0 flex-col overflow-clip rounded-lg border bg-surface has-[[data-slot=card-link]:focus-visible]:outline-3 has-[[data-slot=card-link]:focus-visible]:outline-offset-2 has-[[data-slot=card-link]:focus-visible]:outline-focus in-[.high-contrast]:border-2 forced-colors:border-2',
        href && 'transition-colors duration-fast hover:bg-hover',
        className,
      )}
    >
      {media}
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        {title !== undefined && (
          <CardTitle href={href} headingLevel={headingLevel}>
            {title}
          </CardTitle>
        )}
        {children}
        {footer && <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">{footer}</div>}
      </div>
    </Tag>
  );
});

export interface CardTitleProps extends Forwarded {
  href?: string;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** The heading of a card with a custom layout. With `href`, its link covers the whole card. */
export const CardTitle = forwardRef<HTMLHeadingElement, CardTitleProps>(function CardTitle(
  { href, headingLevel = 3, className, children, ...rest },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading
      {...rest}
      ref={ref}
      data-slot="card-title"
      className={cn('text-lg font-bold text-ink', className)}
    >
      {href === undefined ? (
        children
      ) : (
        <BaseLink
          href={href}
          data-slot="card-link"
          className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
        >
          {children}
        </BaseLink>
      )}
    </Heading>
  );
});
