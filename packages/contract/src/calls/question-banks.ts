import { z } from 'zod';
import { defineCall } from '../call';
import { QUESTION_TYPES, QUIZ_LIMITS as L } from '../constants';
import { Id } from '../entities';
import { pageOf, Said, SearchedPageQuery, typedName } from '../paging';
import { AuthoredQuestion } from '../questions';
import { questionBankRoutes } from '../routes/question-banks';
import { stored } from '../text';
import { quizAnswer } from './quiz-authoring';

/**
 * Question banks of a course. Every call is for instructors in their own courses (404 elsewhere); sudo and admin may
 * make them too. Ids are those of the published course, also while its changes wait for a review.
 */
const ById = z.object({ id: Id });
const ByQuestion = z.object({ id: Id, questionId: Id });
const BySlot = z.object({ id: Id, slotId: Id });
const Version = z.number().int().min(0).max(2_147_483_647);
const Tag = stored(z.string().min(1).max(L.tagMax));
const Name = typedName('a name', L.bankNameMax);
const wholeCount = `Draw a whole number of questions from 1 to ${L.questions}`;

/** A bank with what it holds. */
export const QuestionBank = z.object({
  _id: Id,
  name: z.string(),
  questions: z.number().int(),
  /** In the order of the alphabet, with the number of its questions that carry each. */
  tags: z.array(z.object({ tag: z.string(), questions: z.number().int() })),
  /** Quizzes that draw from it. */
  quizzes: z.array(z.object({ _id: Id, title: z.string() })),
});
export type QuestionBank = z.infer<typeof QuestionBank>;

export const BankQuestion = z.object({
  _id: Id,
  /** Sent back with a save. */
  version: z.number().int(),
  question: AuthoredQuestion,
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** The banks of a course for its author. */
const Banks = z.object({
  course: z.object({
    _id: Id,
    title: z.string(),
    /** BCP 47 tag of new questions. */
    language: z.string(),
  }),
  /** Edits wait for a review; there are edits that learners do not see yet. */
  publishing: z.object({ staged: z.boolean(), pending: z.boolean() }),
  banks: z.array(QuestionBank),
});
export type CourseBanks = z.infer<typeof Banks>;

export const listBanks = defineCall(questionBankRoutes.listBanks, {
  summary: 'The question banks of a course, with their tags',
  params: ById,
  answer: z.object({ data: Banks }),
});

/** 422 on `name` if the course has such a bank. */
export const createBank = defineCall(questionBankRoutes.createBank, {
  summary: 'Add a question bank to a course',
  params: ById,
  body: z.object({ name: Name }),
  answer: z.object({ message: z.string(), data: z.object({ _id: Id }) }),
  status: 201,
});

/** 422 on `name` if the course has such a bank. */
export const renameBank = defineCall(questionBankRoutes.renameBank, {
  summary: 'Rename a question bank',
  params: ById,
  body: z.object({ name: Name }),
  answer: Said,
});

/** 409 while a quiz draws from it. Quizzes and attempts keep its questions. */
export const removeBank = defineCall(questionBankRoutes.removeBank, {
  summary: 'Remove a question bank',
  params: ById,
  answer: Said,
});

export const listBankQuestions = defineCall(questionBankRoutes.listBankQuestions, {
  summary: 'The questions of a bank, found by words, tag and type',
  params: ById,
  query: SearchedPageQuery.extend({ tag: Tag.optional(), type: z.enum(QUESTION_TYPES).optional() }),
  answer: pageOf(BankQuestion).extend({
    /** Questions that match on all pages. */
    total: z.number().int(),
  }),
});

export const getBankQuestion = defineCall(questionBankRoutes.getBankQuestion, {
  summary: 'A question of a bank with its key, for editing',
  params: ByQuestion,
  answer: z.object({ data: BankQuestion }),
});

/** 409 above the limit of questions; 422 names the field, e.g. `questions.0.options`. */
export const addBankQuestions = defineCall(questionBankRoutes.addBankQuestions, {
  summary: 'Add questions to a bank',
  params: ById,
  body: z.object({ questions: z.array(AuthoredQuestion).min(1, 'Add a question').max(L.questions) }),
  maxBytes: L.questionsBytes,
  answer: Said,
  status: 201,
});

/** The quiz goes on asking the question. 409 if the bank has it already. */
export const keepInBank = defineCall(questionBankRoutes.keepInBank, {
  summary: 'Put a question of a quiz into a bank',
  params: ById,
  body: z.object({ quizId: Id, slotId: Id }),
  answer: Said,
  status: 201,
});

/** Draws use the new version; attempts keep the one that they asked. 409 if it was saved since `version` was read. */
export const updateBankQuestion = defineCall(questionBankRoutes.updateBankQuestion, {
  summary: 'Change a question of a bank: it gets a new version',
  params: ByQuestion,
  body: z.object({ question: AuthoredQuestion, version: Version }),
  maxBytes: L.questionsBytes,
  answer: z.object({ message: z.string(), data: BankQuestion }),
});

/** Quizzes and attempts that ask it keep it. */
export const removeBankQuestion = defineCall(questionBankRoutes.removeBankQuestion, {
  summary: 'Remove a question from a bank',
  params: ByQuestion,
  answer: Said,
});

/** 409 if the quiz asks one of them already, and above the limit of questions. */
export const addFromBank = defineCall(questionBankRoutes.addFromBank, {
  summary: 'Ask questions of a bank in a quiz',
  params: ById,
  body: z.object({
    bankId: Id,
    questionIds: z.array(Id).min(1, 'Choose a question').max(L.questions),
  }),
  answer: quizAnswer,
  status: 201,
});

const Draw = z.object({
  bankId: Id,
  /** Null: any. */
  tag: Tag.nullable(),
  count: z.number({ error: wholeCount }).int(wholeCount).min(1, wholeCount).max(L.questions, wholeCount),
  points: z
    .number({ error: 'Enter the points of each question' })
    .min(0, 'Points cannot be below zero')
    .max(L.pointsMax, `A question can have ${L.pointsMax.toLocaleString('en-KE')} points at most`),
});

/** 409 above the limit of questions. It may ask for more questions than there are: see `missing`. */
export const addDraw = defineCall(questionBankRoutes.addDraw, {
  summary: 'Let a quiz draw questions from a bank at random',
  params: ById,
  body: Draw,
  answer: quizAnswer,
  status: 201,
});

/** Open attempts keep what they drew. */
export const updateDraw = defineCall(questionBankRoutes.updateDraw, {
  summary: 'Change what a quiz draws',
  params: BySlot,
  body: Draw,
  answer: quizAnswer,
});
