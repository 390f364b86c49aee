import { z } from 'zod';
import { QUIZ_LIMITS as L } from './constants';
import { Id } from './entities';
import { stored, storableText } from './text';

/**
 * Text of a question. `html` is sanitised by the server when it is stored. Plain text keeps its line breaks.
 */
const Text = z.object({
  text: z.string().min(1).max(L.promptMax),
  format: z.enum(['plain', 'markdown', 'html']),
  /** Of Markdown: written by the server when the question is stored. */
  html: z.string().optional(),
});
export type QuestionText = z.infer<typeof Text>;

export const QuestionChoice = z.object({ id: Id, text: z.string().min(1).max(L.optionMax) });
export type QuestionChoice = z.infer<typeof QuestionChoice>;
const Choices = z.array(QuestionChoice).min(2).max(L.options);

const Common = z.object({
  /** A short name, for prompts that are not plain text. */
  title: z.string().max(L.titleMax).optional(),
  prompt: Text,
  /** Path below /api/media/. */
  picture: z.object({ src: z.string(), alt: z.string() }).optional(),
  /** BCP 47. */
  language: z.string().max(35).optional(),
});

const Part = z.union([z.string(), z.object({ blank: Id, label: z.string().max(200) })]);

/** What a learner may see of a question. It never holds its answer. Lists are in their author's order. */
export const QuestionBody = z.discriminatedUnion('type', [
  Common.extend({ type: z.literal('single'), options: Choices }),
  Common.extend({ type: z.literal('multiple'), options: Choices, choose: z.number().int().optional() }),
  Common.extend({ type: z.literal('true-false') }),
  Common.extend({
    type: z.literal('numeric'),
    unit: z.string().max(40).optional(),
    decimals: z.number().int().min(0).max(10).optional(),
  }),
  Common.extend({ type: z.literal('short-text'), maxLength: z.number().int().min(1).max(L.answerMax) }),
  Common.extend({
    type: z.literal('fill-in'),
    parts: z
      .array(Part)
      .min(1)
      .max(2 * L.blanks + 1),
  }),
  Common.extend({
    type: z.literal('matching'),
    left: z.array(QuestionChoice).min(1).max(L.options),
    right: Choices,
  }),
  Common.extend({ type: z.literal('ordering'), items: Choices }),
  Common.extend({
    type: z.literal('essay'),
    minWords: z.number().int().min(1).optional(),
    maxWords: z.number().int().min(1).optional(),
  }),
  Common.extend({
    type: z.literal('file'),
    /** As in `<input accept>`. */
    accept: z.string().max(300),
    /** The same as text, e.g. "PDF or picture". */
    kinds: z.string().max(100).optional(),
    /** Of one file. */
    maxBytes: z.number().int().min(1),
    multiple: z.boolean().optional(),
  }),
]);
export type QuestionBody = z.infer<typeof QuestionBody>;
export type QuestionBodyOf<T extends QuestionBody['type']> = Extract<QuestionBody, { type: T }>;

/** Of the points: 1 is all of them. */
const Credit = z.number().min(0).max(1);
/** `*` stands for any characters. */
const Accepted = z.object({ text: z.string().min(1).max(L.answerMax), credit: Credit });
const AcceptedTexts = z.object({
  accepted: z.array(Accepted).min(1).max(L.acceptedAnswers),
  /** Default false. */
  caseSensitive: z.boolean().optional(),
  /** "cafe" is "café". Default false. */
  ignoreDiacritics: z.boolean().optional(),
});
export type AcceptedTexts = z.infer<typeof AcceptedTexts>;

export const Rubric = z.object({
  criteria: z
    .array(
      z.object({
        id: Id,
        name: z.string().min(1).max(200),
        levels: z
          .array(z.object({ points: z.number().min(0).max(L.pointsMax), text: z.string().max(500) }))
          .min(1)
          .max(10),
      }),
    )
    .min(1)
    .max(12),
});
export type Rubric = z.infer<typeof Rubric>;

/** How a question is marked. Learners never receive it. Ids are those of the body. */
export const QuestionKey = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('single'),
    option: Id,
    /** Other options that are worth something. */
    credits: z.record(Id, Credit).optional(),
  }),
  z.object({
    type: z.literal('multiple'),
    options: z.array(Id).min(1).max(L.options),
    rule: z.enum(['partial', 'all-or-nothing']),
  }),
  z.object({ type: z.literal('true-false'), value: z.boolean() }),
  z.object({
    type: z.literal('numeric'),
    accepted: z
      .array(
        z.object({
          value: z.number(),
          /** Tolerances: the larger one applies. `rel` is a share of the value. */
          abs: z.number().min(0).optional(),
          rel: z.number().min(0).optional(),
          credit: Credit,
        }),
      )
      .min(1)
      .max(L.acceptedAnswers),
  }),
  AcceptedTexts.extend({ type: z.literal('short-text') }),
  z.object({ type: z.literal('fill-in'), blanks: z.record(Id, AcceptedTexts) }),
  /** The right item of each left one. */
  z.object({ type: z.literal('matching'), pairs: z.record(Id, Id) }),
  z.object({ type: z.literal('ordering'), order: z.array(Id).min(2).max(L.options) }),
  z.object({ type: z.literal('essay'), rubric: Rubric.optional() }),
  z.object({ type: z.literal('file'), rubric: Rubric.optional() }),
]);
export type QuestionKey = z.infer<typeof QuestionKey>;
export type QuestionKeyOf<T extends QuestionKey['type']> = Extract<QuestionKey, { type: T }>;

const Feedback = z.string().max(L.feedbackMax);
/** Shown with the marked answer: plain text. */
export const QuestionFeedback = z.object({
  general: Feedback.optional(),
  right: Feedback.optional(),
  wrong: Feedback.optional(),
  /** By the chosen option. */
  options: z.record(Id, Feedback).optional(),
});
export type QuestionFeedback = z.infer<typeof QuestionFeedback>;

/** A question as its author writes it. Body and key have the same type. */
export const AuthoredQuestion = stored(
  z.object({
    body: QuestionBody,
    key: QuestionKey,
    feedback: QuestionFeedback,
    points: z.number().min(0).max(L.pointsMax),
    tags: z.array(z.string().min(1).max(40)).max(20),
  }),
);
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>;

/** Refusing an answer would lose it: what the database cannot store becomes U+FFFD (spec 12.104). */
const answerText = (max: number) => z.string().max(max).overwrite(storableText);
const AnswerText = answerText(L.answerMax);
const AnswerId = Id.overwrite(storableText);
/** A learner's answer. Ids are those of the question; a number is kept as typed. */
export const QuestionAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single'), option: AnswerId }),
  z.object({ type: z.literal('multiple'), options: z.array(AnswerId).max(L.options) }),
  z.object({ type: z.literal('true-false'), value: z.boolean() }),
  z.object({ type: z.literal('numeric'), text: AnswerText }),
  z.object({ type: z.literal('short-text'), text: AnswerText }),
  z.object({ type: z.literal('fill-in'), blanks: z.record(AnswerId, AnswerText) }),
  z.object({ type: z.literal('matching'), pairs: z.record(AnswerId, AnswerId) }),
  z.object({ type: z.literal('ordering'), order: z.array(AnswerId).max(L.options) }),
  z.object({ type: z.literal('essay'), text: answerText(L.essayMax) }),
  z.object({
    type: z.literal('file'),
    files: z
      .array(
        z.object({
          id: AnswerId,
          name: answerText(L.fileNameMax),
          bytes: z.number().int().min(0),
          /** Of what the server answers: an address for downloads that expires. It is not stored. */
          href: answerText(300).optional(),
        }),
      )
      .max(L.answerFiles),
  }),
]);
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;
