export const QUESTION_TYPES = [
  'single',
  'multiple',
  'true-false',
  'numeric',
  'short-text',
  'fill-in',
  'matching',
  'ordering',
  'essay',
  'file',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Types that a person marks. */
export const MARKED_BY_HAND = ['essay', 'file'] as const satisfies readonly QuestionType[];

/** `pre` and `post`: before and after a lesson. `unit`: at the end of a unit. */
export const QUIZ_PLACES = ['pre', 'post', 'unit'] as const;
export type QuizPlace = (typeof QUIZ_PLACES)[number];

/** Of an attempt that the server keeps. `review`: some answers wait to be marked by hand. */
export const QUIZ_ATTEMPT_STATES = ['open', 'review', 'complete'] as const;
export type QuizAttemptState = (typeof QUIZ_ATTEMPT_STATES)[number];

/** Where a learner stands with a quiz. */
export const QUIZ_PROGRESS = ['due', 'in-progress', 'done'] as const;
export type QuizProgress = (typeof QUIZ_PROGRESS)[number];

/** Which attempt counts. */
export const QUIZ_GRADINGS = ['highest', 'average', 'first', 'last'] as const;
export type QuizGrading = (typeof QUIZ_GRADINGS)[number];

/** When the result of an attempt is shown. */
export const QUIZ_REVIEWS = ['right-after', 'after-close', 'never'] as const;
export const QUIZ_REVIEW_PARTS = ['points', 'feedback', 'right-answers'] as const;

/** An answer counts if it reaches the server so many milliseconds after the deadline at most. */
export const ANSWER_GRACE_MS = 5_000;

/**
 * What the figures of a question tell its author. `nobody-right`: no point was given; `hard`: below 20%; `easy`: above
 * 95%; `unrelated`: who does well in the rest does not do better here; `wrong-option`: most chose a wrong one.
 */
export const QUESTION_ADVICE = ['nobody-right', 'hard', 'easy', 'unrelated', 'wrong-option'] as const;
export type QuestionAdvice = (typeof QUESTION_ADVICE)[number];
/** Figures say something from so many attempts. */
export const STATISTICS_FROM = 10;

/**
 * How answers are marked again after a question got another key. `better`: what was right when it was asked and what
 * is right now both count; `new`: only the new key; `full`: everybody gets all points.
 */
export const REGRADE_RULES = ['better', 'new', 'full'] as const;
export type RegradeRule = (typeof REGRADE_RULES)[number];

/** What happened to an answer that arrived after the end of its attempt. */
export const LATE_DECISIONS = ['waiting', 'accepted', 'declined'] as const;
export type LateDecision = (typeof LATE_DECISIONS)[number];

/** An open attempt that gets less time ends so many milliseconds from now at the earliest. */
export const SHORTENED_MIN_MS = 60_000;

/** Text formats that questions are read from, and those that they are written in. */
export const QUESTION_TEXT_FORMATS = ['markdown', 'gift', 'aiken'] as const;
export type QuestionTextFormat = (typeof QUESTION_TEXT_FORMATS)[number];
export const QUESTION_TEXT_FORMATS_WRITTEN = ['markdown', 'gift'] as const;

export const QUIZ_LIMITS = {
  titleMax: 200,
  promptMax: 20_000,
  optionMax: 2_000,
  options: 40,
  blanks: 20,
  acceptedAnswers: 50,
  answerMax: 500,
  essayMax: 50_000,
  /** Files of one answer. */
  answerFiles: 10,
  fileNameMax: 200,
  /** Bytes of one file; a question may ask for smaller ones. */
  fileBytes: 50 * 1024 * 1024,
  /** Bytes of all files of an attempt. */
  attemptFilesBytes: 200 * 1024 * 1024,
  feedbackMax: 5_000,
  questions: 200,
  /** Banks of a course. */
  banks: 50,
  bankNameMax: 100,
  /** Questions of a bank. */
  bankQuestions: 1_000,
  tagMax: 40,
  pointsMax: 1_000,
  /** Minutes. */
  timeLimitMax: 1_440,
  attemptsMax: 50,
  /** Answers of one request. */
  events: 100,
  accessCodeMax: 40,
  /** Minutes between two attempts: 30 days. */
  delayMax: 43_200,
  /** Characters of a text of questions. */
  importTextMax: 500_000,
  /** Attempts that a preview of marking again lists. */
  regradeRows: 500,
  /** Time limits of a learner are multiplied by 1 to this. */
  factorMax: 3,
  extraAttemptsMax: 20,
  /** Of a request with questions. */
  questionsBytes: 4 * 1024 * 1024,
  /** Of a file or package with questions. */
  questionFileBytes: 50 * 1024 * 1024,
} as const;
