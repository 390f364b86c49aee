import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { passageOf } from '../passages';
import { LeftOut } from '../report';
import { hasPictures, plainOf, type TextContext } from '../texts';

/**
 * The text of a whole quiz as its introduction, which is plain.
 * @returns null if plain text cannot hold it: then it belongs to each question
 */
export function introOf(html: string, noteFinding: (message: string) => void): string | null {
  if (html.length > QUIZ_LIMITS.promptMax || hasPictures(html) || /<table\b/i.test(html)) return null;
  try {
    const plain = plainOf(html, true, noteFinding);
    return plain.length > QUIZ_LIMITS.feedbackMax ? null : plain;
  } catch (error) {
    if (!(error instanceof LeftOut)) throw error;
    return null;
  }
}

/** Texts that questions are about, as sanitised HTML. One that cannot be shown is told and left out. */
export const passagesOf = (texts: readonly string[], context: TextContext): string[] =>
  texts
    .filter((html) => /\S/.test(html))
    .flatMap((html) => {
      try {
        return [passageOf(html, context)];
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        context.noteFinding(error.reason);
        return [];
      }
    });
