import type { AttemptQuestion, QuestionBody } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { seeded, shuffle } from '../random';
import type { QuizSettings, SnapshotSlot } from '../tables';

/** A question that can be asked. */
export interface AskedQuestion {
  slot: string;
  questionId: string;
  version: number;
  points: number;
  body: QuestionBody;
}

/**
 * What an attempt asks, in its order. Right-hand items and items to order are always shuffled, because their order
 * would tell the answer.
 */
export function takeSnapshot(
  asked: readonly AskedQuestion[],
  { shuffleQuestions, shuffleOptions }: QuizSettings,
  seed: number,
): SnapshotSlot[] {
  const next = seeded(seed);
  const slots = asked.map(({ body, slot, questionId, version, points }) => {
    const order = orderOf(body, shuffleOptions, next);
    return { slot, questionId, version, points, ...(order && { order }) };
  });
  return shuffleQuestions ? shuffle(slots, next) : slots;
}

function orderOf(body: QuestionBody, shuffleOptions: boolean, next: () => number): string[] | undefined {
  switch (body.type) {
    case 'single':
    case 'multiple':
      return shuffleOptions ? idsOf(shuffle(body.options, next)) : undefined;
    case 'matching':
      return idsOf(shuffle(body.right, next));
    case 'ordering':
      return shuffledAway(idsOf(body.items), next);
    default:
      return undefined;
  }
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Not in the order of its author, which may be the right one. */
function shuffledAway(ids: string[], next: () => number): string[] {
  const mixed = shuffle(ids, next);
  return String(mixed) === String(ids) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** A question for learners, with its texts as they are written; see `shownQuestions`. @param number its position in the attempt, from 1 */
export function toAttemptQuestion(
  { slot, points, order }: SnapshotSlot,
  body: QuestionBody,
  number: number,
): AttemptQuestion {
  const { title, prompt, picture, language } = body;
  const html = prompt.format === 'html' ? prompt.text : prompt.html;
  const common = {
    id: slot,
    number,
    points,
    prompt: html === undefined ? prompt.text : { html, ...(language !== undefined && { language }) },
    ...(title !== undefined && { title }),
    ...(picture !== undefined && { picture }),
    ...(language !== undefined && { language }),
  };
  switch (body.type) {
    case 'single':
      return { ...common, type: 'single', options: inOrder(body.options, order) };
    case 'multiple': {
      const { choose } = body;
      return {
        ...common,
        type: 'multiple',
        options: inOrder(body.options, order),
        ...(choose !== undefined && { choose }),
      };
    }
    case 'true-false':
      return { ...common, type: 'true-false' };
    case 'numeric': {
      const { unit, decimals } = body;
      return {
        ...common,
        type: 'numeric',
        ...(unit !== undefined && { unit }),
        ...(decimals !== undefined && { decimals }),
      };
    }
    case 'short-text':
      return { ...common, type: 'short-text', maxLength: body.maxLength };
    case 'fill-in':
      return { ...common, type: 'fill-in', parts: body.parts };
    case 'matching':
      return { ...common, type: 'matching', left: body.left, right: inOrder(body.right, order) };
    case 'ordering':
      return { ...common, type: 'ordering', items: inOrder(body.items, order) };
    case 'essay': {
      const { minWords, maxWords } = body;
      return {
        ...common,
        type: 'essay',
        ...(minWords !== undefined && { minWords }),
        ...(maxWords !== undefined && { maxWords }),
      };
    }
    case 'file': {
      const { accept, kinds, maxBytes, multiple } = body;
      return {
        ...common,
        type: 'file',
        accept,
        maxBytes: Math.min(maxBytes, QUIZ_LIMITS.fileBytes),
        ...(kinds !== undefined && { kinds }),
        ...(multiple !== undefined && { multiple }),
      };
    }
  }
}

function inOrder<T extends { id: string }>(list: readonly T[], order: readonly string[] | undefined): T[] {
  if (order === undefined) return [...list];
  const byId = new Map(list.map((item) => [item.id, item]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
