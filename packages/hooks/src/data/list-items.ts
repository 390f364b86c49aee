import type { UserSession } from '@digiken/contract';

/** What screens read when a list item lacks a field. A field without a default may stay undefined. */
export type Defaults<T> = Readonly<Partial<Omit<T, '_id'>>>;

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Fields that are missing, or of another kind than their default, get the default. */
export function withDefaults<T extends object>(item: T, defaults: Defaults<NoInfer<T>>): T {
  const filled: Record<string, unknown> = { ...(item as Record<string, unknown>) };
  for (const [name, value] of Object.entries(defaults)) {
    const nullable = value === null;
    const given = filled[name];
    const fits = nullable ? given !== undefined : kindOf(given) === kindOf(value);
    if (!fits) filled[name] = value;
    else if (kindOf(value) === 'object') filled[name] = withDefaults(given as object, value as object);
  }
  return filled as T;
}

/**
 * The items of a list that a screen can show (spec R.5): items without an `_id` are left out, missing fields get
 * their defaults. Anything but an array counts as an empty list.
 */
export function listOf<T extends { _id: string }>(
  items: readonly T[] | null | undefined,
  defaults: Defaults<NoInfer<T>>,
): T[] {
  if (!Array.isArray(items)) return [];
  return (items as readonly (Partial<T> | null | undefined)[])
    .filter((item): item is T => typeof item?._id === 'string' && item._id !== '')
    .map((item) => withDefaults(item, defaults));
}

export const SESSION: Defaults<UserSession> = { device: '', createdAt: '', lastSeenAt: '', current: false };
