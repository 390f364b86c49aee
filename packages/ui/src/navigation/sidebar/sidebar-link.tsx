import type { ReactNode } from 'react';
import { WithTooltip } from '../../actions/icon-button/with-tooltip';
import { cn } from '../../foundations/lib/cn';
import { BaseLink, useCurrentPath } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { isCurrent } from '../nav-list/is-current';
import { UnreadBadge } from './unread-badge';

export const sidebarLinkMessages = defineMessages('sidebar-link', {
  unread: { one: '({count} unread message)', other: '({count} unread messages)' },
  waiting: '({count} waiting)',
});

export interface SidebarLinkItem {
  label: string;
  href: string;
  /** Decorative icon, 20 px. */
  icon: ReactNode;
  /** Unread messages; hidden for 0. */
  badge?: number;
  /** What waits for the person there, other than messages; hidden for 0. */
  waiting?: number;
  /** Paths of other pages that mark it as current: `/admin/course` for the list at `/admin/courses`. */
  under?: readonly string[];
}

export interface SidebarLinkProps extends SidebarLinkItem {
  collapsed: boolean;
  onFollow?: () => void;
}

/** The count of a link and its words for screen readers; nothing for 0. */
export function useLinkCount({ badge = 0, waiting = 0 }: Pick<SidebarLinkItem, 'badge' | 'waiting'>) {
  const t = useMessages(sidebarLinkMessages);
  if (badge > 0) return { count: badge, words: t('unread', { count: badge }) };
  return { count: waiting, words: waiting > 0 ? t('waiting', { count: waiting }) : undefined };
}

export function SidebarLink({
  label,
  href,
  icon,
  badge,
  waiting,
  under,
  collapsed,
  onFollow,
}: SidebarLinkProps) {
  const path = useCurrentPath();
  const current = isCurrent(path, href, under);
  const { count, words } = useLinkCount({ badge, waiting });
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
      <UnreadBadge count={count} />
      {words && <span className="dk-visually-hidden">{words}</span>}
    </BaseLink>
  );
  if (!collapsed) return link;
  return (
    <WithTooltip text={label} className="w-full">
      {link}
    </WithTooltip>
  );
}
