import { defineMessages } from '../../foundations/lib/define-messages';

export const dialogMessages = defineMessages('dialog', { close: 'Close' });
