import { describe, expect, it } from 'vitest';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import type { QuestionType } from '../../lib/quiz';
import { draftOf, emptyDraft, type QuestionDraft } from './draft';
import { questionOf } from './question-of';

const prompt = { text: 'What is it?', format: 'markdown' as const };
const rest = { feedback: { general: 'Because.' }, points: 2, tags: ['a'] };
const options = [
  { id: 'a', text: 'One' },
  { id: 'b', text: 'Two' },
];

const QUESTIONS: AuthoredQuestionView[] = [
  {
    ...rest,
    body: { type: 'single', prompt, options },
    key: { type: 'single', option: 'b', credits: { a: 0.5 } },
  },
  {
    ...rest,
    body: { type: 'multiple', prompt, options },
    key: { type: 'multiple', options: ['a', 'b'], rule: 'all-or-nothing' },
    feedback: { options: { a: 'Yes.' } },
  },
  { ...rest, body: { type: 'true-false', prompt }, key: { type: 'true-false', value: false } },
  {
    ...rest,
    body: { type: 'numeric', prompt, unit: 'kg' },
    key: { type: 'numeric', accepted: [{ value: -1.5, abs: 0.25, credit: 1 }] },
  },
  {
    ...rest,
    body: { type: 'short-text', prompt, maxLength: 500 },
    key: {
      type: 'short-text',
      accepted: [
        { text: 'Nairobi', credit: 1 },
        { text: 'Nbo', credit: 0.5 },
      ],
      caseSensitive: true,
    },
  },
  {
    ...rest,
    body: {
      type: 'fill-in',
      prompt,
      parts: [{ blank: 'b1', label: 'a month' }, ' and ', { blank: 'b2', label: '' }, '.'],
    },
    key: {
      type: 'fill-in',
      blanks: {
        b1: {
          accepted: [
            { text: 'April', credit: 1 },
            { text: 'aprili', credit: 1 },
          ],
          ignoreDiacritics: true,
        },
        b2: { accepted: [{ text: 'May', credit: 1 }], ignoreDiacritics: true },
      },
    },
  },
  {
    ...rest,
    body: {
      type: 'matching',
      prompt,
      left: options,
      right: [
        { id: 'r1', text: 'X' },
        { id: 'r2', text: 'Y' },
        { id: 'r3', text: 'Nobody' },
      ],
    },
    key: { type: 'matching', pairs: { a: 'r1', b: 'r2' } },
  },
  {
    ...rest,
    body: { type: 'ordering', prompt, items: options },
    key: { type: 'ordering', order: ['a', 'b'] },
  },
  {
    ...rest,
    body: { type: 'essay', prompt, minWords: 10 },
    key: {
      type: 'essay',
      rubric: { criteria: [{ id: 'k', name: 'Reasons', levels: [{ points: 1, text: 'Some' }] }] },
    },
  },
  {
    ...rest,
    body: { type: 'file', prompt, accept: 'image/*', maxBytes: 5 * 1024 * 1024, multiple: true },
    key: { type: 'file' },
  },
];

describe('the form of a question', () => {
  it.each(QUESTIONS.map((question) => [question.body.type, question] as const))(
    '[12.136] of type %s gives back the question that it was made from',
    (_type, question) => {
      expect(questionOf(draftOf(question), question)).toEqual({ question });
    },
  );

  it('[12.136] leaves out empty rows and keeps the picture and the language of the question', () => {
    const [first] = QUESTIONS as [AuthoredQuestionView];
    const before = {
      ...first,
      body: { ...first.body, language: 'sw', picture: { src: '/api/media/a.png', alt: 'A' } },
    };
    const draft = draftOf(before);
    draft.options.push({ id: 'c', text: '  ', right: false, feedback: 'x' });
    expect(questionOf(draft, before)).toEqual({ question: before });
  });

  it.each<[QuestionType, Partial<QuestionDraft>, object]>([
    ['single', {}, { prompt: 'noPrompt', options: 'fewOptions' }],
    ['single', { prompt: 'Q', points: null }, { points: 'noPoints', options: 'fewOptions' }],
    ['numeric', { prompt: 'Q' }, { answer: 'noNumber' }],
    ['short-text', { prompt: 'Q' }, { answer: 'noAccepted' }],
    ['fill-in', { prompt: 'Q', sentence: 'No blank' }, { options: 'noBlank' }],
    ['fill-in', { prompt: 'Q', sentence: 'An empty [[ / ]]' }, { options: 'emptyBlank' }],
    ['matching', { prompt: 'Q' }, { options: 'fewPairs' }],
    ['matching', { prompt: 'Q', pairs: [{ id: '1', left: 'A', right: '' }] }, { options: 'halfPair' }],
    ['ordering', { prompt: 'Q' }, { options: 'fewItems' }],
    ['essay', { prompt: 'Q', minWords: 5, maxWords: 2 }, { words: 'words' }],
    ['file', { prompt: 'Q', megabytes: null }, { kinds: 'noSize' }],
  ])('[12.137] of type %s with %o names what is missing', (type, changed, problems) => {
    expect(questionOf({ ...emptyDraft(type), ...changed })).toEqual({ problems });
  });

  it('[12.137] asks for the right answer once there are answers', () => {
    const draft = emptyDraft('multiple');
    const typed = draft.options.map((option, at) => ({ ...option, text: `Answer ${at}` }));
    expect(questionOf({ ...draft, prompt: 'Q', options: typed })).toEqual({
      problems: { options: 'noRight' },
    });
  });
});
