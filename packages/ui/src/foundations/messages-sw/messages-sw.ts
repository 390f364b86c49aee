import type { MessageOverrides } from '../messages-provider/messages-provider';
import { screens } from './screens';
import { shared } from './shared';

/**
 * Every text of the library in Kiswahili, by namespace and key, for the `messages` prop of `MessagesProvider`
 * with `locale="sw-KE"`. A single file, loaded when a user selects the language.
 */
export const messages: MessageOverrides = { ...shared, ...screens };
