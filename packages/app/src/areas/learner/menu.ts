import { learnerMenuMessages } from './messages/menu';
import { learnerPages } from './pages';

/** The menus of the learners' console. */
export const learnerMenu = {
  base: '/console',
  pages: learnerPages,
  messages: learnerMenuMessages,
  home: 'home',
} as const;
