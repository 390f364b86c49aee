import { cva } from 'class-variance-authority';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { BaseLink, useCurrentPath } from '../../foundations/link-provider/link-provider';
import { isCurrent } from './is-current';

export interface NavItem {
  label: string;
  href: string;
  /** Decorative icon, 20 px. */
  icon?: ReactNode;
}

/** Also for a button in a vertical list of links, such as sign-out. */
export const navRow = cva('flex items-center gap-3 rounded-md text-start hover:bg-hover hover:text-ink', {
  variants: {
    orientation: {
      horizontal:
        'min-h-target-primary px-3.5 text-ink-muted aria-[current]:font-bold aria-[current]:text-ink',
      vertical: 'min-h-12 px-3 text-lg text-ink aria-[current]:bg-selected aria-[current]:font-bold',
    },
  },
});

export interface NavListProps extends Forwarded {
  /** Names the navigation; omit it inside a `nav`. */
  label?: string;
  items: readonly NavItem[];
  orientation?: 'horizontal' | 'vertical';
}

/** A list of links that marks the current one: visually by a bar and bold text, and with `aria-current`. */
export const NavList = forwardRef<HTMLElement, NavListProps>(function NavList(
  { label, items, orientation = 'horizontal', className, ...rest },
  ref,
) {
  const root = { ...rest, ref: ref as Ref<never>, className };
  const path = useCurrentPath();
  const list = (
    <ul
      {...(label === undefined && root)}
      className={cn(
        'flex gap-1',
        orientation === 'horizontal' ? 'flex-wrap' : 'flex-col',
        label === undefined && className,
      )}
    >
      {items.map((item) => {
        const current = isCurrent(path, item.href);
        return (
          <li key={item.href} className="relative">
            <BaseLink href={item.href} aria-current={current} className={navRow({ orientation })}>
              {item.icon && (
                <span aria-hidden="true" className="shrink-0">
                  {item.icon}
                </span>
              )}
              <span>{item.label}</span>
            </BaseLink>
            {current && orientation === 'horizontal' && (
              <span
                aria-hidden="true"
                className="absolute inset-x-3.5 bottom-0.5 h-[3px] rounded-full bg-accent forced-colors:bg-[Highlight]"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
  if (label === undefined) return list;
  return (
    <nav {...root} aria-label={label} data-slot="nav-list">
      {list}
    </nav>
  );
});
