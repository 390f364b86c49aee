import { describe, expect, it } from 'vitest';
import { commentsOn, reviewItems, stateOf } from './review-items';
import { reimport, review } from './review-samples';

describe('[17.100] what a reviewer looks at', () => {
  const items = reviewItems(review.changes);

  it('is one item for each part that differs, and one for what is new or gone', () => {
    expect(items.map(({ change, text }) => `${change._id} ${text?.part ?? change.change}`)).toEqual([
      ...['books title', 'books level', 'books picture', 'stock price'],
      ...['close text', 'close preview', 'close quiz', 'mpesa added', 'borrow removed'],
    ]);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  });

  it('[17.103] has another key once the text is another one, so that it is looked at again', () => {
    const [first] = items;
    const [course] = review.changes;
    const [text] = course?.texts ?? [];
    if (!first || !course || !text) throw new Error('The sample has no changes.');
    const again = reviewItems([{ ...course, texts: [{ ...text, after: `${text.after}!` }] }]);
    expect(again[0]?.key).not.toBe(first.key);
    expect(reviewItems(review.changes)[0]?.key).toBe(first.key);
  });

  it('[17.103] is one item for a change that is the same in many lessons', () => {
    const many = reviewItems(reimport.changes);
    expect(many).toHaveLength(51);
    expect(many[0]?.same).toHaveLength(199);
  });

  it('must change once there is a comment, also where it was accepted', () => {
    const commented = items.find(({ text }) => text?.part === 'text');
    const comments = commented ? commentsOn(commented, review.comments) : [];
    expect(comments).toHaveLength(1);
    expect(stateOf(true, comments)).toBe('commented');
    expect(stateOf(true, [])).toBe('accepted');
    expect(stateOf(false, [])).toBe('open');
    const other = items.find(({ text }) => text?.part === 'quiz');
    expect(other && commentsOn(other, review.comments)).toEqual([]);
  });
});
