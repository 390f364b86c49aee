import type { ReactNode } from 'react';
import { WithTooltip } from '../../actions/icon-button/with-tooltip';
import { cn } from '../../foundations/lib/cn';
import { BaseLink, useCurrentPath } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { isCurrent } from '../nav-list/is-current';
import { UnreadBadge } from './unread-badge';

export const sidebarLinkMessages = defineMessages('sidebar-link', {
  unread: { one: '({count} unread message)', other: '({count} unread messages)' },
});

export interface SidebarLinkItem {
  label: string;
  href: string;
  /** Decorative icon, 20 px. */
  icon: ReactNode;
  /** Unread messages; hidden for 0. */
  badge?: number;
  /** Paths of other pages that mark it as current: `/admin/course` for the list at `/admin/courses`. */
  under?: readonly string[];
}

export interface SidebarLinkProps extends SidebarLinkItem {
  collapsed: boolean;
  onFollow?: () => void;
}

export function SidebarLink({ label, href, icon, badge = 0, under, collapsed, onFollow }: SidebarLinkProps) {
  const path = useCurrentPath();
  const current = isCurrent(path, href, under);
  const t = useMessages(sidebarLinkMessages);
  const link = (
    <BaseLink
      href={href}
      aria-current={current}
      onClick={onFollow}
      className={cn(
        'relative flex min-h-target-primary w-full lg:pointer-fine:min-h-9 items-center rounded-md text-ink hover:bg-hover aria-[current]:bg-selected aria-[current]:font-bold forced-colors:aria-[current]:border-2',
        // In the collapsed sidebar the badge is below the icon: beside it there is no room, and on it both are hard to read.
        collapsed ? 'flex-col justify-center gap-0.5 py-1.5' : 'gap-3 px-3.5',
      )}
    >
      <span aria-hidden="true" className={cn('shrink-0', current ? 'text-accent-ink' : 'text-ink-muted')}>
        {icon}
      </span>
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow py-2 lg:pointer-fine:py-1'}>{label}</span>
      <UnreadBadge count={badge} />
      {badge > 0 && <span className="dk-visually-hidden">{t('unread', { count: badge })}</span>}
    </BaseLink>
  );
  if (!collapsed) return link;
  return (
    <WithTooltip text={label} className="w-full">
      {link}
    </WithTooltip>
  );
}
