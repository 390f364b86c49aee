/** A text, or its plural forms by CLDR category. `{name}` is a placeholder. */
export type Message = string | { one: string; other: string; zero?: string };

export interface MessageSet<T extends Record<string, Message>> {
  readonly namespace: string;
  readonly defaults: T;
}

/** Declares a component's user-facing texts, with English defaults, beside the component. */
export function defineMessages<T extends Record<string, Message>>(
  namespace: string,
  defaults: T,
): MessageSet<T> {
  return { namespace, defaults };
}
