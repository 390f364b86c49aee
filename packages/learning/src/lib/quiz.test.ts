import { describe, expect, it } from 'vitest';
import { numericProblem } from '../quizzes/quiz-question/numeric-problem';
import { wordZone } from '../quizzes/quiz-question/word-limits';
import { countWords, isAnswered, unansweredOf } from './quiz';
import { quizAnswers, quizQuestions, sampleOf, someAnswers } from './quiz-samples';

describe('unanswered questions before submission', () => {
  it('a question of any type without an answer', () => {
    expect(unansweredOf(quizQuestions, {}).map(({ type }) => type)).toHaveLength(10);
    expect(unansweredOf(quizQuestions, quizAnswers)).toEqual([]);
    expect(unansweredOf(quizQuestions, someAnswers).map(({ number }) => number)).toEqual([3, 4, 6, 7, 9, 10]);
  });

  it('an answer with an empty part or only spaces', () => {
    const blanks = { first: 'sand', last: ' ', float: 'float' };
    expect(isAnswered(sampleOf('fill-in'), { type: 'fill-in', blanks })).toBe(false);
    expect(isAnswered(sampleOf('matching'), { type: 'matching', pairs: { yellow: 'n' } })).toBe(false);
    expect(isAnswered(sampleOf('essay'), { type: 'essay', text: '\n ' })).toBe(false);
    expect(isAnswered(sampleOf('multiple'), { type: 'multiple', options: [] })).toBe(false);
  });

  it('an answer of another type, e.g. after a question was changed', () => {
    expect(isAnswered(sampleOf('single'), { type: 'essay', text: 'clay' })).toBe(false);
  });
});

it.each([
  ['60', 0, undefined],
  ['1,500', 0, undefined],
  ['1 500,5', 1, undefined],
  ['-3.25', undefined, undefined],
  ['', 0, undefined],
  ['3.14', 1, 'too-exact'],
  ['12.5', 0, 'too-exact'],
  ['sixty', undefined, 'not-a-number'],
  ['12o', undefined, 'not-a-number'],
  ['.', undefined, 'not-a-number'],
  ['1.2.3', undefined, 'not-a-number'],
])('a number is read as people write it: "%s" with %s decimals: %s', (text, decimals, problem) =>
  expect(numericProblem(text, decimals)).toBe(problem),
);

it.each([
  [39, 'few'],
  [40, 'enough'],
  [54, 'near'],
  [60, 'near'],
  [61, 'over'],
])('an essay of 40 to 60 words is told its limits: %d words are "%s"', (words, zone) =>
  expect(wordZone(words, { minWords: 40, maxWords: 60 })).toBe(zone),
);

it('counts words between any kind of whitespace', () => {
  expect(countWords('  Maji ni\u00a0uhai.\nTunza maji! ')).toBe(5);
});
