import type { MessageOverrides } from '../messages-provider/messages-provider';

/**
 * Every text of the library in English, by namespace and key, as the start of a translation for `MessagesProvider`.
 * The build writes it from what the components declare with `defineMessages`.
 */
export declare const messages: MessageOverrides;
