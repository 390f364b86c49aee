import { PanelLeftClose, PanelLeftOpen } from 'lucide';
import { createElement, type ForwardedRef, forwardRef, type ReactNode, useId } from 'react';
import { Badge } from '../../display/badge/badge';
import { cn } from '../../foundations/lib/cn';
import { deferred, useDeferred } from '../../foundations/lib/deferred';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useMediaQuery } from '../../foundations/lib/use-client-value';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { SidebarLink, type SidebarLinkItem } from './sidebar-link';

export type { SidebarLinkItem } from './sidebar-link';

/** Only consoles on small screens need a modal drawer, so its code is not part of the first load. */
const drawer = deferred(async () => (await import('../../overlays/drawer/drawer')).Drawer);

export const sidebarMessages = defineMessages('sidebar', {
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
});

export interface SidebarGroup {
  label: string;
  links: readonly SidebarLinkItem[];
}

export interface SidebarProps extends Forwarded {
  /** Names the navigation, and is the title of the slide-over. */
  label: string;
  groups: readonly SidebarGroup[];
  /** The user's role, e.g. "Hub Admin", shown above the links. */
  roleLabel?: string;
  /** A fixed bar of {@link TopBar}'s height is above the links. */
  underBar?: boolean;
  /** Shows only icons; names stay available to screen readers and as tooltips. */
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** A slide-over at every width, for pages with a navigation of their own. */
  sliding?: boolean;
  /** Is the slide-over open (small screens, or `sliding`)? */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** From 52rem (832 px at the default text size) the sidebar is beside the page; below that width it slides over the page. */
export const SIDEBAR_WIDE = '(min-width: 52rem)';

/** The navigation of a console. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(function Sidebar(
  { sliding = false, ...props },
  ref,
) {
  const wide = useMediaQuery(SIDEBAR_WIDE) && !sliding;
  return wide ? <StandingSidebar {...props} navRef={ref} /> : <SlidingSidebar {...props} navRef={ref} />;
});

interface NavProps extends Omit<SidebarProps, 'sliding'> {
  navRef: ForwardedRef<HTMLElement>;
}

function StandingSidebar({
  label,
  groups,
  roleLabel,
  underBar = false,
  collapsed,
  onCollapsedChange,
  open: _open,
  onOpenChange: _onOpenChange,
  navRef,
  className,
  ...rest
}: NavProps) {
  const t = useMessages(sidebarMessages);
  return (
    <nav
      {...rest}
      ref={navRef}
      aria-label={label}
      data-slot="sidebar"
      data-collapsed={collapsed}
      className={cn(
        'shrink-0 border-e bg-surface transition-[width] duration-layout forced-colors:border-e-2',
        collapsed ? 'w-rail' : 'w-sidebar',
        className,
      )}
    >
      {/* The background is as tall as the page; the links are sticky. */}
      <div
        className={cn(
          'sticky flex min-h-[calc(100dvh-4rem)] flex-col gap-4 overflow-x-hidden overflow-y-auto p-3',
          underBar ? 'top-16 max-h-[calc(100dvh-4rem)]' : 'top-0 max-h-dvh',
        )}
      >
        {roleLabel && <RoleLabel collapsed={collapsed}>{roleLabel}</RoleLabel>}
        <Groups groups={groups} collapsed={collapsed} />
        <button
          type="button"
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange(!collapsed)}
          className={cn(
            'mt-auto flex min-h-target-primary shrink-0 items-center gap-3 rounded-md px-3.5 text-ink-muted hover:bg-hover hover:text-ink',
            collapsed && 'justify-center',
          )}
        >
          {collapsed ? (
            <Icon of={PanelLeftOpen} size={20} className="rtl:-scale-x-100" />
          ) : (
            <Icon of={PanelLeftClose} size={20} className="rtl:-scale-x-100" />
          )}
          <span className={collapsed ? 'sr-only' : 'min-w-0 text-start'}>
            {t(collapsed ? 'expand' : 'collapse')}
          </span>
        </button>
      </div>
    </nav>
  );
}

function SlidingSidebar({
  label,
  groups,
  roleLabel,
  open = false,
  onOpenChange,
  underBar: _underBar,
  collapsed: _collapsed,
  onCollapsedChange: _onCollapsedChange,
  navRef,
  className,
  ...rest
}: NavProps) {
  const Loaded = useDeferred(drawer, open);
  if (!Loaded) return null;
  const nav = (
    <nav
      {...rest}
      ref={navRef}
      aria-label={label}
      data-slot="sidebar"
      className={cn('flex flex-col gap-4', className)}
    >
      {roleLabel && <RoleLabel collapsed={false}>{roleLabel}</RoleLabel>}
      <Groups groups={groups} collapsed={false} onFollow={() => onOpenChange?.(false)} />
    </nav>
  );
  return createElement(Loaded, { open, onOpenChange, side: 'left', size: 'sm', title: label, children: nav });
}

function RoleLabel({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  return (
    <p data-slot="role-label" className={collapsed ? 'sr-only' : 'px-3.5 pt-1'}>
      <Badge>{children}</Badge>
    </p>
  );
}

interface GroupsProps {
  groups: readonly SidebarGroup[];
  collapsed: boolean;
  onFollow?: () => void;
}

function Groups({ groups, collapsed, onFollow }: GroupsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group, index) => (
        <div key={group.label} className="flex flex-col gap-1">
          <span
            id={`${id}-${index}`}
            className={collapsed ? 'sr-only' : 'px-3.5 text-sm font-bold text-ink-muted'}
          >
            {group.label}
          </span>
          <ul aria-labelledby={`${id}-${index}`} className="flex flex-col gap-0.5">
            {group.links.map((link) => (
              <li key={link.href}>
                <SidebarLink {...link} collapsed={collapsed} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
