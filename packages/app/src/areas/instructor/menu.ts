import { instructorMenuMessages } from './messages/menu';
import { instructorPages } from './pages';

/** The menus of the instructors' console. */
export const instructorMenu = {
  base: '/instructor',
  pages: instructorPages,
  messages: instructorMenuMessages,
};
