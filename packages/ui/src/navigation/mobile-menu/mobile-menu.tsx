import { Menu as MenuIcon, X } from 'lucide';
import { forwardRef, type ReactNode, useCallback, useImperativeHandle } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useDisclosure } from '../../foundations/lib/use-disclosure';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { type NavItem, NavList } from '../nav-list/nav-list';

export const mobileMenuMessages = defineMessages('mobile-menu', {
  menu: 'Menu',
  label: 'Main',
  opened: 'Menu opened',
  closed: 'Menu closed',
});

export interface MobileMenuProps extends Forwarded {
  items: readonly NavItem[];
  /** Sign-in and account actions below the links. */
  account?: ReactNode;
}

/**
 * The navigation of small screens: a disclosure button and its panel, positioned by the nearest positioned ancestor
 * (the header) over its full width. It contains links, so there is no `menu` role.
 */
export const MobileMenu = forwardRef<HTMLDivElement, MobileMenuProps>(function MobileMenu(
  { items, account, ...rest },
  ref,
) {
  const t = useMessages(mobileMenuMessages);
  const announce = useAnnounce();
  const say = useCallback((open: boolean) => announce(t(open ? 'opened' : 'closed')), [announce, t]);
  const { open, root, trigger, panelId } = useDisclosure({ onOpenChange: say });
  // Smaller than merging refs, because it is on every first page.
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [root]);
  return (
    <div {...rest} ref={root} data-slot="mobile-menu">
      <button
        type="button"
        {...trigger}
        className={cn(
          // Not inline: while the page is parsed, an empty inline button makes the header higher.
          'flex min-h-target-primary items-center gap-2 rounded-md px-3 font-bold text-ink hover:bg-hover',
          open && 'bg-selected forced-colors:border-2',
        )}
      >
        <Icon of={open ? X : MenuIcon} size={22} />
        {t('menu')}
      </button>
      {open && (
        <nav
          id={panelId}
          aria-label={t('label')}
          className="absolute inset-x-0 top-full z-popover flex max-h-[calc(100dvh-5rem)] flex-col gap-5 overflow-y-auto rounded-b-xl bg-raised p-4 pb-6 shadow-overlay [clip-path:inset(0_-1rem_-8rem_-1rem)] forced-colors:border-2"
        >
          <NavList items={items} orientation="vertical" />
          {account}
        </nav>
      )}
    </div>
  );
});
