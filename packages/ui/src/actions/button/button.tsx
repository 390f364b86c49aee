import type { VariantProps } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Pressable, withContent } from '../../foundations/lib/pressable';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { buttonVariants } from '../button-variants/button-variants';

export { buttonVariants };

type Look = VariantProps<typeof buttonVariants>;

interface CommonProps extends Look {
  /** Decorative icon before the label. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
}

export interface ButtonProps extends CommonProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /**
   * Work is in progress: pass the busy text as children. Presses do nothing, and the
   * button keeps its focus, which a `disabled` one would lose.
   */
  busy?: boolean;
  /** Uses the only child, e.g. the link of a router, instead of a `button`. */
  asChild?: boolean;
}

const content = (icon: ReactNode, label: ReactNode, iconAfter: ReactNode) => (
  <>
    {icon && (
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
    )}
    <span className="min-w-0">{label}</span>
    {iconAfter && (
      <span aria-hidden="true" className="shrink-0">
        {iconAfter}
      </span>
    )}
  </>
);

/** A button with a label. `type` is `button` unless it says `submit`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    wide,
    icon,
    iconAfter,
    busy = false,
    asChild = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const props = {
    ...rest,
    ref,
    'data-slot': 'button',
    'aria-disabled': busy || rest['aria-disabled'],
    className: cn(buttonVariants({ variant, size, wide }), busy && 'opacity-80', className),
    onClick: press,
  };
  return asChild ? (
    <Pressable {...props} asChild>
      {withContent(children, (label) => content(icon, label, iconAfter))}
    </Pressable>
  ) : (
    <button {...props} type={type}>
      {content(icon, children, iconAfter)}
    </button>
  );
});

export interface ButtonLinkProps extends CommonProps {
  href: string;
  className?: string;
  id?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/** A link styled as a button. It navigates, so it renders an anchor. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant, size, wide, icon, iconAfter, className, children, ...rest },
  ref,
) {
  return (
    <BaseLink
      {...rest}
      ref={ref}
      data-slot="button"
      className={cn(buttonVariants({ variant, size, wide }), className)}
    >
      {content(icon, children, iconAfter)}
    </BaseLink>
  );
});
