import type { messages } from '../messages-en/messages-en';
import type { Message } from '../messages-provider/messages-provider';

type English = typeof messages;

/** A complete translation of the library: every key of every namespace, with plural forms where English has them. */
export type Catalogue = {
  readonly [Namespace in keyof English]: {
    readonly [Key in keyof English[Namespace]]: English[Namespace][Key] extends string
      ? string
      : Exclude<Message, string>;
  };
};
