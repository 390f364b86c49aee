/** Plain text, or HTML sanitised by the server (rendered only by LessonHtml). */
export type RichText = string | { html: string; language?: string };

export interface Choice {
  id: string;
  /** Plain text. */
  text: string;
  /** The same with formulas and emphasis, sanitised by the server; undefined where there is none. */
  html?: string;
}

interface QuestionBase {
  id: string;
  /** Position in the attempt, from 1. */
  number: number;
  /** A short name, for questions with an HTML prompt. */
  title?: string;
  prompt: RichText;
  points: number;
  /** The attempt cannot be submitted without an answer. Default false. */
  required?: boolean;
  picture?: { src: string; alt: string };
  /** BCP 47 tag of the question's texts, if it differs from the page's. */
  language?: string;
}

/**
 * A question as the server sends it, without the correct answer. Options, right-hand items and
 * items to order are in display order; the server shuffles them.
 */
export type Question = QuestionBase &
  (
    | { type: 'single'; options: readonly Choice[] }
    /** `choose`: the number of answers to choose; undefined: "all that apply". */
    | { type: 'multiple'; options: readonly Choice[]; choose?: number }
    | { type: 'true-false' }
    /** `unit` as text ("litres"); `decimals`: maximum decimal places, 0 requires a whole number. */
    | { type: 'numeric'; unit?: string; decimals?: number }
    | { type: 'short-text'; maxLength: number }
    /** Text and blanks in reading order. A blank's label describes the expected answer ("a soil type"). */
    | {
        type: 'fill-in';
        parts: readonly (string | { blank: string; label: string })[];
        /** Of texts with formulas or emphasis, by the index of the part; as of a choice. */
        partsHtml?: Readonly<Record<string, string>>;
      }
    | { type: 'matching'; left: readonly Choice[]; right: readonly Choice[] }
    | { type: 'ordering'; items: readonly Choice[] }
    | { type: 'essay'; minWords?: number; maxWords?: number }
    /** `accept` as in `<input accept>`, `kinds` the same as text; `maxBytes` per file. */
    | { type: 'file'; accept: string; kinds?: string; maxBytes: number; multiple?: boolean }
  );

export type QuestionType = Question['type'];
export type QuestionOf<T extends QuestionType> = Extract<Question, { type: T }>;

export interface AnswerFile {
  id: string;
  name: string;
  bytes: number;
  href?: string;
}

/** A learner's answer; ids are those of the question. A number is kept as typed. */
export type Answer =
  | { type: 'single'; option: string }
  | { type: 'multiple'; options: readonly string[] }
  | { type: 'true-false'; value: boolean }
  | { type: 'numeric'; text: string }
  | { type: 'short-text'; text: string }
  | { type: 'fill-in'; blanks: Readonly<Record<string, string>> }
  | { type: 'matching'; pairs: Readonly<Record<string, string>> }
  | { type: 'ordering'; order: readonly string[] }
  | { type: 'essay'; text: string }
  | { type: 'file'; files: readonly AnswerFile[] };

export type AnswerOf<T extends QuestionType> = Extract<Answer, { type: T }>;

/** Answers by question id; unanswered questions are missing. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

export type Verdict = boolean | 'partly' | 'pending';

/** The server's feedback on an answer, once it is released. */
export interface Review {
  correct: Verdict;
  points: number;
  feedback?: string;
  /** BCP 47 tag of `feedback`, e.g. "sw"; undefined if it is not known. */
  feedbackLanguage?: string;
  /** As of a choice. */
  feedbackHtml?: string;
  /** Set only if the quiz's settings reveal it. */
  right?: Answer;
}

/** Status of an attempt, as the server reports it. */
export type AttemptState =
  | 'not-started'
  | 'in-progress'
  | 'overdue'
  | 'submitted'
  | 'pending-review'
  | 'complete'
  | 'abandoned';

/** The rules of a quiz for this learner, including overrides. Times are ISO 8601. */
export interface QuizSettings {
  questionCount: number;
  /** Maximum number of points. */
  points: number;
  /** Undefined: no time limit. Includes extra minutes. */
  timeLimitMinutes?: number;
  /** The extra minutes of this learner, included in the limit. */
  extraMinutes?: number;
  /** `allowed` undefined: unlimited. */
  attempts: { used: number; allowed?: number };
  /** Set while the learner has to wait for the next attempt. */
  nextAttemptAt?: string;
  /** Set while the quiz is not open yet. */
  opensAt?: string;
  closesAt?: string;
  /** Which attempt counts. */
  grading: 'highest' | 'average' | 'first' | 'last';
  /** The rule for when the time is up. */
  overdue: 'autosubmit' | 'grace' | 'abandon';
  /** For `grace`. */
  graceMinutes?: number;
  /** The pass mark as a share of the points, 0 to 1. */
  passShare?: number;
  /** When the result is shown, and which parts of it. */
  review: {
    when: 'right-after' | 'after-close' | 'after-grading' | 'never';
    shows: readonly ('points' | 'feedback' | 'right-answers')[];
  };
}

/** Id of a question's heading, which is a link target and is focused on navigation. */
export function questionAnchor(id: string): string {
  return `question-${id}`;
}

const filled = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Is the question completely answered? An answer with an empty blank or pair is not. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  if (answer?.type !== question.type) return false;
  switch (answer.type) {
    case 'multiple':
      return answer.options.length > 0;
    case 'numeric':
    case 'short-text':
    case 'essay':
      return filled(answer.text);
    case 'fill-in':
      return blanksOf(question).every(({ blank }) => filled(answer.blanks[blank]));
    case 'matching':
      return question.type === 'matching' && question.left.every(({ id }) => filled(answer.pairs[id]));
    case 'file':
      return answer.files.length > 0;
    default:
      return true;
  }
}

/** The blanks of a fill-in question in reading order; none for other types. */
export function blanksOf(question: Question): { blank: string; label: string }[] {
  return question.type === 'fill-in' ? question.parts.filter((part) => typeof part !== 'string') : [];
}

/** The questions without a complete answer, in order. */
export function unansweredOf(questions: readonly Question[], answers: Answers): Question[] {
  return questions.filter((question) => !isAnswered(question, answers[question.id]));
}

/** Word count of a text, as used for essays. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
