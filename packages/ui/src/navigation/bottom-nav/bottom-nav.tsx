import { Menu } from 'lucide';
import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink, useCurrentPath } from '../../foundations/link-provider/link-provider';
import { isCurrent } from '../nav-list/is-current';
import { type SidebarLinkItem, useLinkCount } from '../sidebar/sidebar-link';
import { UnreadBadge } from '../sidebar/unread-badge';

export interface BottomNavProps extends Forwarded {
  /** Names the navigation. */
  label: string;
  /** Up to four places; more do not fit a phone. */
  links: readonly SidebarLinkItem[];
  /** The button for everything else, after the links. */
  menu: { label: string; open: boolean; onOpen: () => void };
}

const PART =
  'relative flex min-h-15 grow flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-center text-xs leading-tight text-ink-muted hover:bg-hover focus-visible:-outline-offset-3 aria-[current]:font-bold aria-[current]:text-ink';

/**
 * The navigation of a console at the bottom of a phone's window. Place it last in a layout that is as high as the page:
 * it sticks to the window and, at the end of the page, follows what is above it.
 */
export const BottomNav = forwardRef<HTMLElement, BottomNavProps>(function BottomNav(
  { label, links, menu, className, ...rest },
  ref,
) {
  return (
    <nav
      {...rest}
      ref={ref}
      aria-label={label}
      data-slot="bottom-nav"
      data-bar="bottom"
      className={cn(
        'z-sticky border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] forced-colors:border-t-2',
        className,
      )}
    >
      <ul className="flex flex-wrap">
        {links.map((link) => (
          <Part key={link.href}>
            <Place {...link} />
          </Part>
        ))}
        <Part>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={menu.open}
            className={PART}
            onClick={menu.onOpen}
          >
            <Icon of={Menu} size={20} />
            <span>{menu.label}</span>
          </button>
        </Part>
      </ul>
    </nav>
  );
});

function Part({ children }: { children: ReactNode }) {
  return <li className="flex flex-auto">{children}</li>;
}

function Place({ label, href, icon, badge, waiting, under }: SidebarLinkItem) {
  const { count, words } = useLinkCount({ badge, waiting });
  const current = isCurrent(useCurrentPath(), href, under);
  return (
    <BaseLink href={href} aria-current={current} className={PART}>
      {current && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-0 mx-auto h-[3px] w-9 rounded-b-sm bg-accent forced-colors:bg-[Highlight]"
        />
      )}
      <span aria-hidden="true">{icon}</span>
      <span>{label}</span>
      {words && (
        <>
          <span className="absolute start-[calc(50%+0.25rem)] top-0.5">
            <UnreadBadge count={count} />
          </span>
          <span className="dk-visually-hidden">{words}</span>
        </>
      )}
    </BaseLink>
  );
}
