import type { AuthoredQuestionView } from '../../lib/authored-question';
import type { DrawView } from '../../lib/question-bank';

/** A question that a quiz asks by name, or a draw from a bank. */
export type QuizItem = { id: string } & ({ question: AuthoredQuestionView } | { draw: DrawView });

/** How many questions an attempt asks for it. */
export const sizeOf = (item: QuizItem): number => ('draw' in item ? item.draw.count : 1);

/** The number of the first question of an item, from 1. */
export const numberOf = (items: readonly QuizItem[], at: number): number =>
  items.slice(0, at).reduce((sum, item) => sum + sizeOf(item), 1);
