import { ChevronDown, LogOut } from 'lucide';
import { forwardRef, useImperativeHandle } from 'react';
import { Avatar } from '../../display/avatar/avatar';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import type { UserView } from '../../foundations/lib/types';
import { useDisclosure } from '../../foundations/lib/use-disclosure';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { type NavItem, NavList, navRow } from '../nav-list/nav-list';

export const userMenuMessages = defineMessages('user-menu', { account: 'account', signOut: 'Sign Out' });

export interface UserMenuProps extends Forwarded {
  user: UserView;
  items: readonly NavItem[];
  onSignOut: () => void;
  /** Default "Sign Out". */
  signOutLabel?: string;
}

/** The signed-in user and their links. A disclosure, because links are not menu items. */
export const UserMenu = forwardRef<HTMLDivElement, UserMenuProps>(function UserMenu(
  { user, items, onSignOut, signOutLabel, className, ...rest },
  ref,
) {
  const t = useMessages(userMenuMessages);
  const { open, setOpen, root, trigger, panelId } = useDisclosure();
  // Smaller than merging refs, because it is on every first page.
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [root]);
  return (
    <div {...rest} ref={root} data-slot="user-menu" className={cn('relative max-w-64 min-w-0', className)}>
      <button
        type="button"
        {...trigger}
        className={cn(
          'flex min-h-target-primary max-w-full items-center gap-2 rounded-full p-1 font-bold text-ink hover:bg-hover @min-[64rem]/bar:pe-3',
          open && 'bg-hover forced-colors:border-2',
        )}
      >
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <span className="line-clamp-1 min-w-0 text-start wrap-anywhere @max-[64rem]/bar:sr-only">
          {user.firstName}
        </span>
        <span className="dk-visually-hidden">{t('account')}</span>
        <Icon of={ChevronDown} size={18} className="shrink-0 @max-[64rem]/bar:hidden" />
      </button>
      {open && (
        <div
          id={panelId}
          className="absolute top-full end-0 z-popover mt-2 flex max-h-[calc(100dvh-6rem)] w-72 max-w-[calc(100vw-2rem)] flex-col gap-2 overflow-y-auto rounded-lg bg-raised p-2 text-ink shadow-overlay wrap-anywhere forced-colors:border-2 in-[.high-contrast]:border-2"
        >
          <div className="flex flex-col px-3 pt-2 pb-1">
            <span className="font-bold">{user.name}</span>
            <span className="text-sm text-ink-muted">{user.email}</span>
          </div>
          {items.length > 0 && <NavList items={items} orientation="vertical" />}
          <button
            type="button"
            className={navRow({ orientation: 'vertical' })}
            onClick={() => {
              setOpen(false);
              onSignOut();
            }}
          >
            <Icon of={LogOut} size={20} className="rtl:-scale-x-100" />
            <span>{signOutLabel ?? t('signOut')}</span>
          </button>
        </div>
      )}
    </div>
  );
});
