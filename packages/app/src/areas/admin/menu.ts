import { adminMenuMessages } from './messages/menu';
import { adminPages } from './pages';

/** The menus of the administrators' console. */
export const adminMenu = { base: '/admin', pages: adminPages, messages: adminMenuMessages };
