import type { NavItem } from '@digiken/ui/nav-list';
import type { SidebarGroup, SidebarLinkItem } from '@digiken/ui/sidebar';

/** The links of a console, in the language of the page. */
export interface ConsoleMenu {
  /** The sidebar. */
  groups: readonly SidebarGroup[];
  /** The bar at the bottom of phones, before the menu; learners have these links in the top bar as well. */
  quick: readonly SidebarLinkItem[];
  /** Behind the name of the user, before “Sign Out”. */
  account: readonly NavItem[];
}
