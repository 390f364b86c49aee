import type { AuthoredQuestion } from '@digiken/contract';
import { canBeSent } from './files/kinds';

const WORDING = {
  type: 'The answer is not one for this kind of question.',
  sameId: 'Two items have the same id.',
  oneRight: 'Choose the right option.',
  someRight: 'Mark at least one option as right.',
  choose: 'Fewer options can be chosen than are right.',
  numeric: 'Enter a number for each accepted answer.',
  noBlank: 'Add at least one blank.',
  blank: 'Write at least one accepted answer for each blank.',
  pair: 'Choose a match for each item on the left.',
  order: 'The right order has to name each item once.',
  words: 'The smallest number of words is above the largest.',
  accept: 'Name at least one kind of file.',
  cannotBeSent: 'Learners cannot send files of these kinds. Name others, such as .pdf or image/*.',
} as const;

type Wrong = readonly [field: 'options' | 'answer' | 'words' | 'kinds', message: string] | null;

/**
 * What schemas cannot say about a question: its key fits its body, and ids are used once.
 * @returns the form's field and a sentence for the author; null if the question can be asked
 */
export function wrongWith({ body, key }: AuthoredQuestion): Wrong {
  const answer = (message: string): Wrong => ['answer', message];
  switch (body.type) {
    case 'single': {
      if (key.type !== body.type) break;
      const ids = new Set(body.options.map(({ id }) => id));
      if (ids.size < body.options.length) return ['options', WORDING.sameId];
      const credits = Object.keys(key.credits ?? {});
      return [key.option, ...credits].every((id) => ids.has(id)) ? null : answer(WORDING.oneRight);
    }
    case 'multiple': {
      if (key.type !== body.type) break;
      const ids = new Set(body.options.map(({ id }) => id));
      if (ids.size < body.options.length) return ['options', WORDING.sameId];
      if (!key.options.every((id) => ids.has(id))) return answer(WORDING.someRight);
      return body.choose !== undefined && body.choose < key.options.length ? answer(WORDING.choose) : null;
    }
    case 'true-false':
      if (key.type !== body.type) break;
      return null;
    case 'numeric':
      if (key.type !== body.type) break;
      return key.accepted.every(({ value }) => Number.isFinite(value)) ? null : answer(WORDING.numeric);
    case 'short-text':
      if (key.type !== body.type) break;
      return null;
    case 'fill-in': {
      if (key.type !== body.type) break;
      const blanks = body.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.blank]));
      if (blanks.length === 0) return ['options', WORDING.noBlank];
      if (new Set(blanks).size < blanks.length) return ['options', WORDING.sameId];
      return sameIds(blanks, Object.keys(key.blanks)) ? null : answer(WORDING.blank);
    }
    case 'matching': {
      if (key.type !== body.type) break;
      const left = body.left.map(({ id }) => id);
      const right = new Set(body.right.map(({ id }) => id));
      if (new Set(left).size < left.length || right.size < body.right.length)
        return ['options', WORDING.sameId];
      const paired = Object.values(key.pairs).every((id) => right.has(id));
      return paired && sameIds(left, Object.keys(key.pairs)) ? null : answer(WORDING.pair);
    }
    case 'ordering':
      if (key.type !== body.type) break;
      return sameIds(
        body.items.map(({ id }) => id),
        key.order,
      )
        ? null
        : answer(WORDING.order);
    case 'essay':
      if (key.type !== body.type) break;
      return (body.minWords ?? 0) > (body.maxWords ?? Infinity) ? ['words', WORDING.words] : null;
    case 'file':
      if (key.type !== body.type) break;
      if (body.accept.trim() === '') return ['kinds', WORDING.accept];
      return canBeSent(body.accept) ? null : ['kinds', WORDING.cannotBeSent];
  }
  return answer(WORDING.type);
}

/** Whether both lists hold the same ids, each once. */
function sameIds(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one);
  const others = new Set(other);
  return (
    ids.size === one.length &&
    others.size === other.length &&
    ids.size === others.size &&
    other.every((id) => ids.has(id))
  );
}
