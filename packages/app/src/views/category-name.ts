import { DEFAULT_LANGUAGE, languageStore } from '../languages/languages';

/**
 * The name of a category in the language of the page, or its English one if it has no other (spec 14.194). Pages render
 * again when the language changes, so the store is read here instead of in each of them.
 */
export const categoryName = ({ name, nameSw }: { name: string; nameSw?: string | null }): string =>
  languageStore.get().language === DEFAULT_LANGUAGE ? name : (nameSw ?? name);
