import { useUnreadCount } from '@digiken/hooks/account';
import type { ConsoleWork } from '@digiken/contract';
import type { LearnerConsoleLayoutProps } from '@digiken/learning/learner-console-layout';
import { Icon } from '@digiken/ui/icon';
import { type Message, type MessageSet, useMessages } from '@digiken/ui/messages-provider';
import type { SidebarLinkItem } from '@digiken/ui/sidebar';
import { Home, type IconNode } from 'lucide';
import { createElement, useMemo } from 'react';
import type { AreaPage, MenuCount, MenuPlace } from '../routes/area-page';

export interface AreaMenu<Label extends string> {
  /** The address of the area, e.g. `/hub`. */
  base: string;
  pages: readonly AreaPage<Label>[];
  messages: MessageSet<Record<Label, Message>>;
  /** The label of a link to the site's home page, first in the sidebar. Default: there is none. */
  home?: Label;
}

/**
 * The menus of an area, made from its pages (spec 2.74-2.89).
 * @param area the same object in each render
 * @param work what waits at its places
 */
export function useConsoleMenu<Label extends string>(
  area: AreaMenu<Label>,
  work?: ConsoleWork,
): LearnerConsoleLayoutProps['menu'] {
  const t = useMessages(area.messages);
  const messages = useUnreadCount();
  return useMemo(() => menuOf(area, t, { messages, ...work }), [area, t, messages, work]);
}

function menuOf<Label extends string>(
  { base, pages, home }: AreaMenu<Label>,
  t: (label: Label) => string,
  counts: Partial<Record<MenuCount, number | null>>,
): LearnerConsoleLayoutProps['menu'] {
  const linkOf = (path: AreaPage['path'], { label, icon, count }: MenuPlace<Label>): SidebarLinkItem => ({
    label: t(label),
    href: hrefOf(base, path),
    icon: iconOf(icon),
    [count === 'messages' ? 'badge' : 'waiting']: (count && counts[count]) ?? 0,
    under: pages
      .filter(({ under }) => under === path)
      .flatMap((page) => startsOf(page.path).map((start) => `${base}/${start}`)),
  });
  const places = pages.flatMap(({ path, menu }) => (menu ? [{ menu, link: linkOf(path, menu) }] : []));
  const groups = [...new Set(places.flatMap(({ menu }) => menu.group ?? []))].map((group) => ({
    label: t(group),
    links: places.filter(({ menu }) => menu.group === group).map(({ link }) => link),
  }));
  if (home) groups[0]?.links.unshift({ label: t(home), href: '/', icon: iconOf(Home) });
  const inOrder = (position: 'quick' | 'account') =>
    places
      .filter(({ menu }) => menu[position] !== undefined)
      .sort((a, b) => (a.menu[position] ?? 0) - (b.menu[position] ?? 0));
  return {
    groups,
    quick: inOrder('quick').map(({ menu, link }) => (menu.short ? { ...link, label: t(menu.short) } : link)),
    account: inOrder('account').map(({ link: { label, href, icon } }) => ({ label, href, icon })),
  };
}

const iconOf = (icon: IconNode) => createElement(Icon, { of: icon, size: 20 });

/** The address of a page, without what follows its first parameter. */
const hrefOf = (base: string, path: AreaPage['path']) => `${base}/${startsOf(path)[0]}`;

/** The paths without what follows their first parameter. */
const startsOf = (path: AreaPage['path']) => [path].flat().map((item) => item.replace(/\/?[:*].*$/, ''));
