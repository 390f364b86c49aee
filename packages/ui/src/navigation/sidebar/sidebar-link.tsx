import type { ReactNode } from 'react';
import { WithTooltip } from '../../actions/icon-button/with-tooltip';
import { cx } from '../../foundations/lib/cx';
import { BaseLink, useCurrentPath } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { isCurrent } from '../nav-list/is-current';

export const sidebarLinkMessages = defineMessages('sidebar-link', {
  unread: { one: '({count} unread message)', other: '({count} unread messages)' },
  many: '99+',
});

/** The largest number that a badge shows in full (product.md §9). */
const BADGE_LIMIT = 99;

export interface SidebarLinkItem {
  label: string;
  href: string;
  /** Decorative picture, 20 px. */
  icon: ReactNode;
  /** Unread messages; nothing is shown for 0. */
  badge?: number;
}

export interface SidebarLinkProps extends SidebarLinkItem {
  collapsed: boolean;
  onFollow?: () => void;
}

export function SidebarLink({ label, href, icon, badge = 0, collapsed, onFollow }: SidebarLinkProps) {
  const current = isCurrent(useCurrentPath(), href);
  const link = (
    <BaseLink
      href={href}
      aria-current={current}
      onClick={onFollow}
      className={cx(
        'relative flex min-h-target-primary w-full items-center gap-3 rounded-md px-3.5 text-ink hover:bg-hover aria-[current]:bg-selected aria-[current]:font-bold forced-colors:aria-[current]:border-2',
        collapsed && 'justify-center',
      )}
    >
      <span aria-hidden="true" className={cx('shrink-0', current ? 'text-accent-ink' : 'text-ink-muted')}>
        {icon}
      </span>
      <span className={collapsed ? 'sr-only' : 'min-w-0 grow py-2'}>{label}</span>
      {badge > 0 && <UnreadBadge count={badge} collapsed={collapsed} />}
    </BaseLink>
  );
  if (!collapsed) return link;
  return (
    <WithTooltip text={label} className="w-full">
      {link}
    </WithTooltip>
  );
}

function UnreadBadge({ count, collapsed }: { count: number; collapsed: boolean }) {
  const t = useMessages(sidebarLinkMessages);
  return (
    <>
      <span
        aria-hidden="true"
        data-slot="unread-badge"
        className={cx(
          'min-w-6 rounded-full bg-emphasis px-1.5 text-center text-xs font-bold text-on-emphasis',
          collapsed && 'absolute -top-1 -right-1',
        )}
      >
        {count > BADGE_LIMIT ? t('many') : count}
      </span>
      <span className="dk-visually-hidden">{t('unread', { count })}</span>
    </>
  );
}
