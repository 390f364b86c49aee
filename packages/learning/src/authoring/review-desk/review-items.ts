import type { CourseReview, ReviewComment, ReviewedChange } from '@digiken/contract';

type Text = ReviewedChange['texts'][number];

/** One thing to look at: a part that differs, or a whole course, unit or lesson that is new or gone. */
export interface ReviewItem {
  /** Stays the same as long as the change does. */
  key: string;
  change: ReviewedChange;
  /** The part that differs; undefined for what is new, gone, or differs in parts without a text. */
  text?: Text;
  /** The other changes with exactly this text before and after, which are shown and accepted with it. */
  same: readonly ReviewedChange[];
}

/** Another text is another change: what was accepted before is to be looked at again. */
const keyOf = ({ item, _id, change }: ReviewedChange, text?: Text) =>
  [item, _id, change, text?.part, text?.language, printOf(`${text?.before}\u0000${text?.after}`)].join(' ');

/** A short print of a text (FNV-1a). */
function printOf(text: string): string {
  let print = 0x811c9dc5;
  for (const character of text) print = Math.imul(print ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (print >>> 0).toString(36);
}

/** What the reviewer looks at, in reading order. A change that is the same in several lessons is one item. */
export function reviewItems(changes: readonly ReviewedChange[]): ReviewItem[] {
  const items: (ReviewItem & { same: ReviewedChange[] })[] = [];
  const equal = new Map<string, { same: ReviewedChange[] }>();
  for (const change of changes) {
    if (change.change !== 'changed' || change.texts.length === 0) {
      items.push({ key: keyOf(change), change, same: [] });
      continue;
    }
    for (const text of change.texts) {
      const content = JSON.stringify([change.item, text]);
      const first = change.item === 'lesson' ? equal.get(content) : undefined;
      if (first) {
        first.same.push(change);
        continue;
      }
      const item = { key: keyOf(change, text), change, text, same: [] };
      items.push(item);
      equal.set(content, item);
    }
  }
  return items;
}

/** The comments about an item. */
export const commentsOn = (
  { change, text }: ReviewItem,
  comments: CourseReview['comments'],
): ReviewComment[] =>
  comments.filter(
    (comment) =>
      comment.item === change.item &&
      comment.itemId === change._id &&
      (text === undefined || (comment.part === text.part && comment.language === text.language)),
  );

export type ItemState = 'accepted' | 'commented' | 'open';

/** A comment says that something must change, also where the change was accepted before. */
export const stateOf = (isAccepted: boolean, comments: readonly ReviewComment[]): ItemState =>
  comments.length > 0 ? 'commented' : isAccepted ? 'accepted' : 'open';

/** The title of the unit that an item is in or about; null for the course. */
export const unitOf = ({ change }: ReviewItem): string | null =>
  change.item === 'unit' ? change.title : change.unit;
