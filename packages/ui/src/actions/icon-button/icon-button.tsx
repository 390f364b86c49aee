import { cva, type VariantProps } from 'class-variance-authority';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/lib/cn';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { WithTooltip } from './with-tooltip';

const iconButtonVariants = cva(
  'relative inline-grid shrink-0 place-items-center rounded-md transition-colors duration-fast aria-disabled:cursor-not-allowed aria-disabled:opacity-80 forced-colors:border-2 forced-colors:border-[ButtonBorder]',
  {
    variants: {
      variant: {
        quiet: 'bg-transparent text-ink hover:bg-hover',
        secondary: 'border-2 border-line-control bg-transparent text-ink hover:bg-hover',
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
      },
      size: { sm: 'size-9', md: 'size-target-primary' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);

export interface IconButtonProps
  extends VariantProps<typeof iconButtonVariants>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'title'> {
  /** The accessible name, also shown as a tooltip on hover and keyboard focus. */
  label: string;
  /** An icon, usually 20 px. */
  icon: ReactNode;
  /** Renders a link to this path instead of a button. */
  href?: string;
  /** Work is in progress: presses do nothing and the focus stays. */
  busy?: boolean;
}

/**
 * A button (or, with `href`, a link) that shows only an icon. Prefer a labelled Button if there is room.
 * `ref` is forwarded to the button or the link.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, size, variant, href, busy = false, className, onClick, type = 'button', ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const look = {
    ...rest,
    ref: ref as Ref<never>,
    'data-slot': 'icon-button',
    'aria-label': label,
    className: cn(iconButtonVariants({ variant, size }), className),
    children: <span aria-hidden="true">{icon}</span>,
  };
  return (
    <WithTooltip text={label}>
      {href === undefined ? (
        <button {...look} type={type} aria-disabled={busy || rest['aria-disabled']} onClick={press} />
      ) : (
        <BaseLink {...(look as object)} href={href} />
      )}
    </WithTooltip>
  );
});
