import type { messages } from '../messages-en/messages-en';
import type { Message } from '../messages-provider/messages-provider';

/** A complete translation: every key of every namespace, with plural forms where English has them. */
export type CatalogueOf<English> = {
  readonly [Namespace in keyof English]: {
    readonly [Key in keyof English[Namespace]]: English[Namespace][Key] extends string
      ? string
      : Exclude<Message, string>;
  };
};

/** A complete translation of this package. */
export type Catalogue = CatalogueOf<typeof messages>;
