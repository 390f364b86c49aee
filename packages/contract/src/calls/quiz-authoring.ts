import { z } from 'zod';
import { defineCall } from '../call';
import {
  COURSE_STATES,
  QUESTION_TEXT_FORMATS,
  QUESTION_TEXT_FORMATS_WRITTEN,
  QUIZ_GRADINGS,
  QUIZ_LIMITS as L,
  QUIZ_PLACES,
  QUIZ_REVIEW_PARTS,
  QUIZ_REVIEWS,
} from '../constants';
import { Id, LessonRef, Timestamp } from '../entities';
import { optionalText, Said, typed } from '../paging';
import { AuthoredQuestion } from '../questions';
import { quizAuthoringRoutes } from '../routes/quiz-authoring';
import { Language } from './authoring';
import { stored } from '../text';

/**
 * Writing quizzes. Every call is for instructors in their own courses (404 elsewhere); sudo and admin may make
 * them too. Ids are those of the published course, also while its changes wait for a review.
 */
const ById = z.object({ id: Id });
const BySlot = z.object({ id: Id, slotId: Id });
/** What PostgreSQL's integer holds. */
const Version = z.number().int().min(0).max(2_147_483_647);
const Title = typed('a title', L.titleMax);

const whole = (label: string, min: number, max: number) => {
  const error = `${label}: use a whole number from ${min} to ${max.toLocaleString('en-KE')}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

/** How a quiz is taken. Null: no limit, no pass mark, no code. */
export const QuizSettings = z.object({
  /** Plain text above the start button. */
  intro: optionalText(L.feedbackMax),
  /** Practice: does not count. */
  practice: z.boolean(),
  /** The unit and the certificate require that it is passed. */
  required: z.boolean(),
  timeLimitMinutes: whole('Minutes', 1, L.timeLimitMax).nullable(),
  attempts: whole('Attempts', 1, L.attemptsMax).nullable(),
  /** Minutes between two attempts. */
  delayMinutes: whole('Wait between attempts', 0, L.delayMax),
  grading: z.enum(QUIZ_GRADINGS),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  oneAtATime: z.boolean(),
  /** One at a time, without a way back. */
  sequential: z.boolean(),
  review: z.enum(QUIZ_REVIEWS),
  reviewShows: z.array(z.enum(QUIZ_REVIEW_PARTS)).max(QUIZ_REVIEW_PARTS.length),
  /** Share of the points. */
  passShare: z
    .number()
    .min(0, 'A pass mark is from 0 to 100 percent')
    .max(1, 'A pass mark is from 0 to 100 percent')
    .nullable(),
  accessCode: typed('an access code', L.accessCodeMax).nullable(),
  /** Who marks does not see whose answer it is. */
  anonymous: z.boolean(),
});
export type QuizSettings = z.infer<typeof QuizSettings>;

/** A quiz in a list of its course's quizzes. */
export const AuthoredQuizLine = z.object({
  _id: Id,
  title: z.string(),
  place: z.enum(QUIZ_PLACES),
  /** BCP 47. */
  language: z.string(),
  unit: LessonRef,
  /** Null for the quiz of a unit. */
  lesson: LessonRef.nullable(),
  questions: z.number().int(),
  points: z.number(),
  /** Questions that its draws do not find. */
  missing: z.number().int(),
  practice: z.boolean(),
  required: z.boolean(),
  /** Share of the points. */
  passShare: z.number().nullable(),
  opensAt: Timestamp.nullable(),
  closesAt: Timestamp.nullable(),
  /** Attempts that learners started. */
  attempts: z.number().int(),
});
export type AuthoredQuizLine = z.infer<typeof AuthoredQuizLine>;

/** A draw of questions from a bank: each attempt asks others of them. */
export const AuthoredDraw = z.object({
  _id: Id,
  kind: z.literal('draw'),
  bank: z.object({ _id: Id, name: z.string() }),
  /** Only questions with this tag; null: any. */
  tag: z.string().nullable(),
  count: z.number().int(),
  /** Of each question. */
  points: z.number(),
  /** Questions of the bank that fit. */
  matches: z.number().int(),
  /** How many questions are missing, with what the rest of the quiz asks. */
  missing: z.number().int(),
});
export type AuthoredDraw = z.infer<typeof AuthoredDraw>;

/** A question that the quiz asks by name, or a draw. */
export const AuthoredSlot = z.discriminatedUnion('kind', [
  z.object({
    _id: Id,
    kind: z.literal('question'),
    /** The question's version: sent back with a save. */
    version: z.number().int(),
    question: AuthoredQuestion,
  }),
  AuthoredDraw,
]);
export type AuthoredSlot = z.infer<typeof AuthoredSlot>;

/** A quiz for its author, with the keys of its questions. */
export const AuthoredQuiz = AuthoredQuizLine.omit({
  questions: true,
  missing: true,
  practice: true,
  required: true,
  passShare: true,
}).extend({
  settings: QuizSettings,
  /** Of title, times and settings: sent back with a save. */
  version: z.number().int(),
  questions: z.array(AuthoredSlot),
  course: z.object({ _id: Id, title: z.string(), state: z.enum(COURSE_STATES) }),
  /** It exists outside of unpublished changes: it can have results and other times of learners. */
  live: z.boolean(),
  /** As of a lesson: edits wait for a review; there are edits that learners do not see yet. */
  publishing: z.object({ staged: z.boolean(), pending: z.boolean() }),
});
export type AuthoredQuiz = z.infer<typeof AuthoredQuiz>;

export const quizAnswer = z.object({ message: z.string(), data: AuthoredQuiz });

export const listCourseQuizzes = defineCall(quizAuthoringRoutes.listCourseQuizzes, {
  summary: 'The quizzes of a course in its order',
  params: ById,
  answer: z.object({ data: z.array(AuthoredQuizLine) }),
});

/** 409 if the lesson has a quiz in this place and language already. */
export const createQuiz = defineCall(quizAuthoringRoutes.createQuiz, {
  summary: 'Add a quiz before or after a lesson, or to a unit',
  params: ById,
  body: z.object({
    title: Title,
    language: Language,
    at: z.discriminatedUnion('place', [
      z.object({ place: z.literal('unit'), unitId: Id }),
      z.object({ place: z.enum(['pre', 'post']), lessonId: Id }),
    ]),
  }),
  answer: quizAnswer,
  status: 201,
});

export const getAuthoredQuiz = defineCall(quizAuthoringRoutes.getAuthoredQuiz, {
  summary: 'A quiz for editing, with its questions and their keys',
  params: ById,
  answer: z.object({ data: AuthoredQuiz }),
});

/** 409 if it was saved since `version` was read; 422 if it closes before it opens. */
export const updateQuiz = defineCall(quizAuthoringRoutes.updateQuiz, {
  summary: 'Change a quiz’s title, times and settings; what is absent stays as it is',
  params: ById,
  body: z
    .object({
      title: Title,
      opensAt: z.iso.datetime({ error: 'Enter a date and a time' }).nullable(),
      closesAt: z.iso.datetime({ error: 'Enter a date and a time' }).nullable(),
      settings: QuizSettings,
    })
    .partial()
    .extend({ version: Version }),
  answer: quizAnswer,
});

/** The attempts of learners are kept without their quiz. */
export const removeQuiz = defineCall(quizAuthoringRoutes.removeQuiz, {
  summary: 'Remove a quiz',
  params: ById,
  answer: Said,
});

/** 409 above the limit of questions; 422 names the field, e.g. `questions.0.options`. */
export const addQuestions = defineCall(quizAuthoringRoutes.addQuestions, {
  summary: 'Add questions at the end of a quiz',
  params: ById,
  body: z.object({ questions: z.array(AuthoredQuestion).min(1, 'Add a question').max(L.questions) }),
  maxBytes: L.questionsBytes,
  answer: quizAnswer,
  status: 201,
});

/** `ids` must be exactly the questions that there are (409 otherwise). */
export const orderQuestions = defineCall(quizAuthoringRoutes.orderQuestions, {
  summary: 'Reorder the questions of a quiz',
  params: ById,
  body: z.object({ ids: z.array(Id).min(1).max(L.questions) }),
  answer: quizAnswer,
});

/** Open and ended attempts keep the version that they asked. 409 if it was saved since `version` was read. */
export const updateQuestion = defineCall(quizAuthoringRoutes.updateQuestion, {
  summary: 'Change a question: it gets a new version',
  params: BySlot,
  body: z.object({ question: AuthoredQuestion, version: Version }),
  maxBytes: L.questionsBytes,
  answer: quizAnswer,
});

export const removeQuestion = defineCall(quizAuthoringRoutes.removeQuestion, {
  summary: 'Remove a question from a quiz',
  params: BySlot,
  answer: quizAnswer,
});

export const exportQuestions = defineCall(quizAuthoringRoutes.exportQuestions, {
  summary: 'The questions of a quiz as text',
  params: ById,
  query: z.object({ format: z.enum(QUESTION_TEXT_FORMATS_WRITTEN) }),
  answer: z.object({
    data: z.object({
      text: z.string(),
      /** What the format cannot express and was left out. */
      problems: z.array(z.string()),
    }),
  }),
});

/** What a text or a file of questions holds. Nothing is stored: {@link addQuestions} takes what is wanted. */
const Read = z.object({
  data: z.object({
    questions: z.array(AuthoredQuestion),
    /** What was left out or changed. `line`: from 1; `item`: name or number of the question. */
    problems: z.array(
      z.object({ line: z.number().int().nullable(), item: z.string().nullable(), message: z.string() }),
    ),
  }),
});
export type ReadQuestions = z.infer<typeof Read>['data'];

export const readQuestions = defineCall(quizAuthoringRoutes.readQuestions, {
  summary: 'Read questions from Markdown, GIFT or Aiken, with a report',
  body: z.object({
    format: z.enum(QUESTION_TEXT_FORMATS),
    text: stored(z.string().min(1, 'Paste the questions').max(L.importTextMax, 'This text is too long')),
    language: Language,
  }),
  maxBytes: L.questionsBytes,
  answer: Read,
});

/** 422 on `file` if it is no XML file or package. Pictures are replaced by their text alternatives. */
export const readQuestionFile = defineCall(quizAuthoringRoutes.readQuestionFile, {
  summary: 'Read questions from QTI 1.2, 2 or 3: an XML file, or a ZIP package',
  params: z.object({ language: Language }),
  maxBytes: L.questionFileBytes,
  answer: Read,
});
