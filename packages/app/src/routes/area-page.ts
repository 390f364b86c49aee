import type { ConsoleWork } from '@digiken/contract';
import type { Role } from '@digiken/contract/constants';
import type { IconNode } from 'lucide';
import type { PageModule } from './lazy-page';

/**
 * A page of a signed-in area. Router, menus, the tests in `e2e` and the conformance report read the
 * lists of these.
 */
export interface AreaPage<Label extends string = string> {
  /** Below the area, e.g. `member/:id`. A page with several paths keeps its state between them. */
  path: string | readonly string[];
  /** Fetches its code. */
  load: () => Promise<PageModule>;
  /** Its place in the menus of the area. Default: none. */
  menu?: MenuPlace<Label>;
  /** The path of the page whose place is marked as current while this one is open. */
  under?: string;
  /** The only role of the area that may open it. Default: whoever may open the area. */
  role?: Role;
}

/** Labels are texts of the area's menu. */
export interface MenuPlace<Label extends string = string> {
  label: Label;
  icon: IconNode;
  /** Its group in the sidebar. Default: it is not in the sidebar. Groups and links have the order of the list. */
  group?: Label;
  /** Its position in the bar at the bottom of phones, from 1. Default: it is not there. */
  quick?: number;
  /** Its label in that bar, where it differs. */
  short?: Label;
  /** Its position in the user's menu, from 1. Default: it is not there. */
  account?: number;
  /** The number beside it. */
  count?: MenuCount;
}

/** What the numbers in menus count: unread messages, and work that waits. */
export type MenuCount = 'messages' | keyof ConsoleWork;
