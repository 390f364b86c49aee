import type { DueItem } from '@digiken/contract';
import type { DueItem as DueItemView } from '@digiken/learning/due-list';
import { livePaths } from '../areas/shared/live/paths';
import { coursePath } from './paths';
import { quizPath } from './quiz-paths';

/** Where an item with a date leads. */
function hrefOf({ kind, _id, title }: DueItem): string {
  if (kind === 'class') return livePaths.one('console', _id);
  return kind === 'quiz' ? quizPath(_id) : coursePath('console', { _id, title });
}

export const dueView = (item: DueItem): DueItemView => ({
  id: item._id,
  kind: item.kind,
  title: item.title,
  titleLanguage: item.titleLanguage,
  place: item.place,
  at: item.at,
  href: hrefOf(item),
  open: item.open,
  host: item.host ?? undefined,
  minutes: item.minutes ?? undefined,
  questions: item.questions ?? undefined,
  attempts: item.attempts ?? undefined,
  lessons: item.lessons ?? undefined,
});
