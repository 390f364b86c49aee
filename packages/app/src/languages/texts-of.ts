import type { Message, MessageSet } from '@digiken/ui/messages-provider';

/** A translation of one set of texts: every key of it, with plural forms where English has them. */
export type TextsOf<Set> =
  Set extends MessageSet<infer Texts>
    ? { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Exclude<Message, string> }
    : never;
