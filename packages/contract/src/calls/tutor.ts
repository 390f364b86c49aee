import { z } from 'zod';
import { defineCall } from '../call';
import {
  LANGUAGES,
  TUTOR_AGES,
  TUTOR_ANSWER_KINDS,
  TUTOR_ANSWER_NOTES,
  TUTOR_ANSWER_STATES,
  TUTOR_BLOCK_KINDS,
  TUTOR_CONSENTS,
  TUTOR_FLAG_REASONS,
  TUTOR_FLAG_STATES,
  TUTOR_LIMITS,
  TUTOR_RATINGS,
  TUTOR_SOURCE_KINDS,
} from '../constants';
import { Id, Named, Timestamp } from '../entities';
import { optionalText, pageOf, PageQuery, Said, typedLines } from '../paging';
import { tutorRoutes } from '../routes/tutor';

const ById = z.object({ id: Id });
const Count = z.number().int().min(0);

/** A text that an answer quotes or cites, with its address in the app for this viewer. */
export const TutorSource = z.object({
  /** What citations name, from 1. */
  number: z.number().int().min(1),
  of: z.enum(TUTOR_SOURCE_KINDS),
  title: z.string(),
  /** Of the section; null before the first one, and for courses. */
  heading: z.string().nullable(),
  /** Title of the lesson's course, or category of the course; empty for pages. */
  context: z.string(),
  /** In the app, with the anchor of the heading: `/console/…#heading`. */
  path: z.string(),
  /** BCP 47 tag of the quote. */
  language: z.string(),
  /** Plain text of a passage: about 60 words, more if the answer has more of its sentences. */
  quote: z.string(),
});
export type TutorSource = z.infer<typeof TutorSource>;

/** A checked sentence: plain text. Without `sources` it is not from any text that the viewer may read. */
export const TutorSentence = z.object({ text: z.string(), sources: z.array(z.number().int()) });
export type TutorSentence = z.infer<typeof TutorSentence>;

export const TutorBlock = z.object({
  kind: z.enum(TUTOR_BLOCK_KINDS),
  sentences: z.array(TutorSentence),
});
export type TutorBlock = z.infer<typeof TutorBlock>;

export const TutorQuestion = z.object({
  _id: Id,
  from: z.literal('person'),
  text: z.string(),
  createdAt: Timestamp,
});
export type TutorQuestion = z.infer<typeof TutorQuestion>;

/**
 * `sources` are in order: all that the model was given while it writes, then those that it cited. With the kinds
 * `passages` and `spent`, `blocks` has whole sentences of them, and those without a sentence are an answer themselves:
 * courses, tables, lists of words.
 */
export const TutorAnswer = z.object({
  _id: Id,
  from: z.literal('assistant'),
  state: z.enum(TUTOR_ANSWER_STATES),
  kind: z.enum(TUTOR_ANSWER_KINDS),
  note: z.enum(TUTOR_ANSWER_NOTES).nullable(),
  blocks: z.array(TutorBlock),
  sources: z.array(TutorSource),
  createdAt: Timestamp,
  rating: z.enum(TUTOR_RATINGS).nullable(),
});
export type TutorAnswer = z.infer<typeof TutorAnswer>;

export const TutorTurn = z.discriminatedUnion('from', [TutorQuestion, TutorAnswer]);
export type TutorTurn = z.infer<typeof TutorTurn>;

export const TutorConversation = z.object({
  _id: Id,
  /** The beginning of the first question. */
  title: z.string(),
  /** What it was asked about; null: everything that the person may read. */
  course: Named.nullable(),
  lesson: Named.nullable(),
  /** Of the help request that it became; null without one. */
  ticket: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type TutorConversation = z.infer<typeof TutorConversation>;

export const TutorConversationDetail = TutorConversation.extend({ turns: z.array(TutorTurn) });
export type TutorConversationDetail = z.infer<typeof TutorConversationDetail>;

/** One server-sent event of an answer. `started` is the first one, `done` the last one. */
export const TutorEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), answer: TutorAnswer }),
  z.object({
    type: z.literal('sentence'),
    /** Of the answer's blocks, from 0. */
    block: z.number().int().min(0),
    kind: z.enum(TUTOR_BLOCK_KINDS),
    text: z.string(),
    sources: z.array(z.number().int()),
  }),
  z.object({ type: z.literal('done'), answer: TutorAnswer }),
]);
export type TutorEvent = z.infer<typeof TutorEvent>;

/** What the tutor can do for the caller now. */
export const Tutor = z.object({
  /** Null: answers are sentences of passages, and nothing leaves the site. */
  model: z.object({ name: z.string(), place: z.string().nullable() }).nullable(),
  consent: z.enum(TUTOR_CONSENTS),
  /** Questions to the model; null without one. */
  budget: z.object({ left: Count, limit: Count, resetsAt: Timestamp }).nullable(),
  siteBudgetUsed: z.boolean(),
  /** Courses in which the caller has an open attempt. */
  closedIn: z.array(z.object({ course: Named, quiz: Named })),
  retentionDays: z.number().int(),
  hintsFirst: z.boolean(),
});
export type Tutor = z.infer<typeof Tutor>;

export const getTutor = defineCall(tutorRoutes.getTutor, {
  summary: 'What the tutor can do for the caller now: model, consent, budget, closed courses',
  answer: z.object({ data: Tutor }),
});

export const setTutorConsent = defineCall(tutorRoutes.setTutorConsent, {
  summary: 'Agree that questions are sent to the model, or refuse; the tutor also works without it',
  body: z.object({
    accepted: z.boolean({ error: 'Choose whether you agree' }),
    age: z.enum(TUTOR_AGES, { error: 'Choose who agrees' }),
  }),
  answer: z.object({ message: z.string(), data: Tutor }),
});

const Question = typedLines('a question', TUTOR_LIMITS.questionMax);
const PageLanguage = z.enum(LANGUAGES).optional();

export const askTutor = defineCall(tutorRoutes.askTutor, {
  summary:
    'Ask a question about what the caller may read; an answer in the state `writing` is followed by its events',
  body: z.object({
    conversationId: Id.optional(),
    text: Question,
    courseId: Id.optional(),
    lessonId: Id.optional(),
    /** Of the page; the language of the question decides, if it is known. */
    language: PageLanguage,
  }),
  answer: z.object({
    data: z.object({ conversation: TutorConversation, question: TutorQuestion, answer: TutorAnswer }),
  }),
  status: 201,
});

export const followAnswer = defineCall(tutorRoutes.followAnswer, {
  summary: 'Everything of an answer from its beginning, sentence by sentence, until it is done',
  params: ById,
  answer: TutorEvent,
});

export const stopAnswer = defineCall(tutorRoutes.stopAnswer, {
  summary: 'Stop an answer that is being written; what was written stays',
  params: ById,
  answer: z.object({ data: TutorAnswer }),
});

export const rateAnswer = defineCall(tutorRoutes.rateAnswer, {
  summary: 'Say whether an answer helped; null removes the rating',
  params: ById,
  body: z.object({ rating: z.enum(TUTOR_RATINGS).nullable() }),
  answer: z.object({ data: TutorAnswer }),
});

export const listConversations = defineCall(tutorRoutes.listConversations, {
  summary:
    'The caller’s conversations, latest first; those about one course or lesson with `course`, `lesson`',
  query: PageQuery.extend({ course: Id.optional(), lesson: Id.optional() }),
  answer: pageOf(TutorConversation),
});

export const getConversation = defineCall(tutorRoutes.getConversation, {
  summary: 'One conversation of the caller',
  params: ById,
  answer: z.object({ data: TutorConversationDetail }),
});

export const removeConversation = defineCall(tutorRoutes.removeConversation, {
  summary: 'Delete a conversation of the caller',
  params: ById,
  answer: Said,
});

export const removeConversations = defineCall(tutorRoutes.removeConversations, {
  summary: 'Delete all conversations of the caller',
  answer: Said,
});

export const askPerson = defineCall(tutorRoutes.askPerson, {
  summary: 'Send a conversation to the help desk, so that a person answers by mail',
  params: ById,
  body: z.object({ text: optionalText(TUTOR_LIMITS.ticketMax) }),
  answer: z.object({ message: z.string(), data: z.object({ reference: z.string() }) }),
  status: 201,
});

/** Everything that the tutor has stored about a person. */
export const TutorExport = z.object({
  exportedAt: Timestamp,
  consents: z.array(
    z.object({
      accepted: z.boolean(),
      age: z.enum(TUTOR_AGES),
      version: z.number().int(),
      createdAt: Timestamp,
    }),
  ),
  usage: z.array(z.object({ date: z.iso.date(), questions: Count })),
  conversations: z.array(TutorConversationDetail.extend({ flags: z.array(z.enum(TUTOR_FLAG_REASONS)) })),
});
export type TutorExport = z.infer<typeof TutorExport>;

export const exportTutor = defineCall(tutorRoutes.exportTutor, {
  summary: 'Everything that the tutor has stored about the caller',
  answer: z.object({ data: TutorExport }),
});

export const getAssistant = defineCall(tutorRoutes.getAssistant, {
  summary: 'Which model the public assistant can ask; null if answers quote texts only',
  answer: z.object({ data: Tutor.pick({ model: true }) }),
});

export const askAssistant = defineCall(tutorRoutes.askAssistant, {
  summary: 'Ask about the catalogue, the public pages and the preview lessons; nothing of it is stored',
  body: z.object({
    text: Question,
    language: PageLanguage,
    /** Earlier questions of the same page, oldest first. */
    earlier: z.array(Question).max(TUTOR_LIMITS.earlierMax).default([]),
    /** Who agrees that the question is sent to the model; absent: it is not sent, and texts are quoted. */
    consent: z.enum(TUTOR_AGES).optional(),
  }),
  answer: TutorEvent,
});

// Administration

/** How much is used and kept. 0 questions or tokens: the model is never asked. */
export const TutorSettings = z.object({
  questionsPerDay: z
    .number({ error: 'Enter a number of questions' })
    .int('Enter a whole number of questions')
    .min(0, 'Enter 0 or more')
    .max(TUTOR_LIMITS.questionsPerDayMax, `Enter ${TUTOR_LIMITS.questionsPerDayMax} or fewer`),
  tokensPerDay: z
    .number({ error: 'Enter a number of tokens' })
    .int('Enter a whole number of tokens')
    .min(0, 'Enter 0 or more')
    .max(
      TUTOR_LIMITS.tokensPerDayMax,
      `Enter ${TUTOR_LIMITS.tokensPerDayMax.toLocaleString('en-KE')} or fewer`,
    ),
  retentionDays: z
    .number({ error: 'Enter a number of days' })
    .int('Enter a whole number of days')
    .min(1, 'Enter 1 or more')
    .max(TUTOR_LIMITS.retentionDaysMax, `Enter ${TUTOR_LIMITS.retentionDaysMax} or fewer`),
  hintsFirst: z.boolean({ error: 'Choose whether hints come first' }),
});
export type TutorSettings = z.infer<typeof TutorSettings>;

const Ratings = z.object({ helped: Count, didNot: Count });

/** Questions of signed-in people and of visitors together. */
export const TutorDay = z.object({
  date: z.iso.date(),
  questions: Count,
  /** By passages or by the model. */
  answered: Count,
  nothing: Count,
  tokensIn: Count,
  tokensOut: Count,
  /** In the currency of the figures; null if no price is configured. */
  cost: z.number().min(0).nullable(),
});
export type TutorDay = z.infer<typeof TutorDay>;

export const TutorFigures = z.object({
  model: Tutor.shape.model,
  /** ISO 4217, e.g. "USD"; null if no price is configured. */
  currency: z.string().nullable(),
  /** The last 30 days, oldest first, none left out; the last one is today. */
  days: z.array(TutorDay),
  /** Of the answers that are still stored. */
  ratings: Ratings,
  settings: TutorSettings,
  tokensToday: Count,
  openFlags: Count,
});
export type TutorFigures = z.infer<typeof TutorFigures>;

export const getTutorFigures = defineCall(tutorRoutes.getTutorFigures, {
  summary: 'Use, cost and ratings of the tutor in the last 30 days',
  answer: z.object({ data: TutorFigures }),
});

export const FlaggedConversation = z.object({
  _id: Id,
  person: Named,
  reasons: z.array(z.enum(TUTOR_FLAG_REASONS)),
  state: z.enum(TUTOR_FLAG_STATES),
  flaggedAt: Timestamp,
  reviewedBy: Named.nullable(),
  reviewedAt: Timestamp.nullable(),
});
export type FlaggedConversation = z.infer<typeof FlaggedConversation>;

export const listFlagged = defineCall(tutorRoutes.listFlagged, {
  summary: 'Flagged conversations, latest first, without their text',
  query: PageQuery.extend({ state: z.enum(TUTOR_FLAG_STATES).optional() }),
  answer: pageOf(FlaggedConversation),
});

export const FlaggedConversationDetail = FlaggedConversation.extend({
  note: z.string().nullable(),
  turns: z.array(TutorTurn),
});
export type FlaggedConversationDetail = z.infer<typeof FlaggedConversationDetail>;

export const getFlagged = defineCall(tutorRoutes.getFlagged, {
  summary: 'Read a flagged conversation; it is audited who read it. Others are never shown',
  params: ById,
  answer: z.object({ data: FlaggedConversationDetail }),
});

export const reviewFlagged = defineCall(tutorRoutes.reviewFlagged, {
  summary: 'Mark a flagged conversation as reviewed, with a note for the other administrators',
  params: ById,
  body: z.object({ note: optionalText(TUTOR_LIMITS.ticketMax) }),
  answer: z.object({ message: z.string(), data: FlaggedConversationDetail }),
});

export const getTutorSettings = defineCall(tutorRoutes.getTutorSettings, {
  summary: 'Budgets and retention of the tutor',
  answer: z.object({ data: TutorSettings }),
});

export const saveTutorSettings = defineCall(tutorRoutes.saveTutorSettings, {
  summary: 'Change the budgets and the retention of the tutor',
  body: TutorSettings,
  answer: z.object({ message: z.string(), data: TutorSettings }),
});
