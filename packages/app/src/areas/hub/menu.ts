import { hubMenuMessages } from './messages/menu';
import { hubPages, ownHubPages } from './pages';

/** The menus of a hub's console. */
export const hubMenu = {
  base: '/hub',
  pages: [...ownHubPages, ...hubPages],
  messages: hubMenuMessages,
  home: 'home',
} as const;
