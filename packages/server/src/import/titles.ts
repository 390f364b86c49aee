import { plainName } from '@digiken/contract/constants';
import { IMPORT_LIMITS } from './limits';

/**
 * A text as a title: on one line, without invisible and control characters, and not too long (spec 15.201).
 * @returns null if nothing is left
 */
export function titleOf(text: string, characters: number = IMPORT_LIMITS.titleCharacters): string | null {
  const words = plainName(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .slice(0, characters)
    // Half an emoji.
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim();
  return words === '' ? null : words;
}
