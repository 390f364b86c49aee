import type { CatalogueFilters, ChoiceInput, ReviewPage } from '../api/page-queries';

/** Cache keys: a name, then what the answer depends on; `viewer` (user id) when it differs by user. */
export const keys = {
  courses: (filters: CatalogueFilters) => ['courses', filters] as const,
  courseFacets: (filters: CatalogueFilters) => ['courseFacets', filters] as const,
  categories: () => ['categories'] as const,
  user: (id: string) => ['user', id] as const,
  sessions: (id: string) => ['sessions', id] as const,
  unread: (id: string) => ['unread', id] as const,
  enrolled: (id: string) => ['enrolled', id] as const,
  course: (id: string, viewer: string, language = '') => ['course', id, viewer, language] as const,
  reviews: (id: string, page: ReviewPage, viewer: string) => ['reviews', id, page, viewer] as const,
  unit: (id: string, viewer: string, language = '') => ['unit', id, viewer, language] as const,
  lesson: (id: string, language: string, viewer: string) => ['lesson', id, language, viewer] as const,
  quote: (id: string, choice: ChoiceInput, viewer: string) => ['quote', id, choice, viewer] as const,
  site: () => ['site'] as const,
  search: (text: string, viewer: string) => ['search', text, viewer] as const,
};

export type KeyName = keyof typeof keys;

/** True for a key with one of the given names. Areas with keys of their own: `isKeyOf<keyof typeof adminKeys>(…)`. */
export function isKeyOf<Name extends string = KeyName>(key: unknown, ...names: NoInfer<Name>[]): boolean {
  return Array.isArray(key) && (names as unknown[]).includes(key[0]);
}

/** True for answers that are the same for every user. */
export function isPublicKey(key: unknown): boolean {
  return isKeyOf(key, 'courses', 'courseFacets', 'categories');
}
