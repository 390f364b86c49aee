import { defineMessages } from '../../foundations/lib/define-messages';

export const drawerMessages = defineMessages('drawer', { close: 'Close' });
