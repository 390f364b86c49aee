/** Plain text, or HTML that the server has sanitised (shown by LessonHtml, and by nothing else). */
export type RichText = string | { html: string; language?: string };

export interface Choice {
  id: string;
  text: string;
}

interface QuestionBase {
  id: string;
  /** Its place in the attempt, from 1. */
  number: number;
  /** A short name, for questions whose prompt is HTML. */
  title?: string;
  prompt: RichText;
  points: number;
  /** The attempt cannot be submitted without an answer. Default false. */
  required?: boolean;
  picture?: { src: string; alt: string };
  /** BCP 47 tag of the question's own texts, when it is not the page's. */
  language?: string;
}

/**
 * A question as the server hands it out: nothing in it tells the right answer. Options, right-hand items and
 * items to order come in the order in which they are to be shown; the server shuffles.
 */
export type Question = QuestionBase &
  (
    | { type: 'single'; options: readonly Choice[] }
    /** `choose`: the number of answers to choose; undefined: "all that apply". */
    | { type: 'multiple'; options: readonly Choice[]; choose?: number }
    | { type: 'true-false' }
    /** `unit` in words ("litres"); `decimals`: most places after the point, 0 asks for a whole number. */
    | { type: 'numeric'; unit?: string; decimals?: number }
    | { type: 'short-text'; maxLength: number }
    /** Text and blanks in reading order. A blank's label names the expected answer ("a soil type"). */
    | { type: 'fill-in'; parts: readonly (string | { blank: string; label: string })[] }
    | { type: 'matching'; left: readonly Choice[]; right: readonly Choice[] }
    | { type: 'ordering'; items: readonly Choice[] }
    | { type: 'essay'; minWords?: number; maxWords?: number }
    /** `accept` as of `<input accept>`, `kinds` the same for people; `maxBytes` of one file. */
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

/** What a learner has answered; ids are those of the question. A number is kept as it was typed. */
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

/** Answers by question id; what is not there has not been answered. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

export type Verdict = boolean | 'partly' | 'pending';

/** What the server says of an answer once it may be seen. */
export interface Review {
  correct: Verdict;
  points: number;
  feedback?: RichText;
  /** Present only when the quiz's settings let it be seen. */
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

/** The rules of a quiz for this learner, overrides included. Times are ISO 8601. */
export interface QuizSettings {
  questionCount: number;
  /** Points that can be reached. */
  points: number;
  /** Absent: no time limit. Extra minutes are counted in. */
  timeLimitMinutes?: number;
  /** Of the limit, those that are this learner's own. */
  extraMinutes?: number;
  /** `allowed` absent: as many as one likes. */
  attempts: { used: number; allowed?: number };
  /** Present while the learner has to wait for the next attempt. */
  nextAttemptAt?: string;
  /** Present while the quiz is not open yet. */
  opensAt?: string;
  closesAt?: string;
  /** Which attempt counts. */
  grading: 'highest' | 'average' | 'first' | 'last';
  /** What happens when the time is up. */
  overdue: 'autosubmit' | 'grace' | 'abandon';
  /** For `grace`. */
  graceMinutes?: number;
  /** Share of the points that passes, 0 to 1. */
  passShare?: number;
  /** When one sees how one did, and what of it. */
  review: {
    when: 'right-after' | 'after-close' | 'after-grading' | 'never';
    shows: readonly ('points' | 'feedback' | 'right-answers')[];
  };
}

/** Id of a question's heading: the target of links, focused on navigation. */
export function questionAnchor(id: string): string {
  return `question-${id}`;
}

const filled = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Has the whole question an answer? A blank or a pair that is left open counts as none. */
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

/** The blanks of a fill-in question, in reading order; of any other, none. */
export function blanksOf(question: Question): { blank: string; label: string }[] {
  return question.type === 'fill-in' ? question.parts.filter((part) => typeof part !== 'string') : [];
}

/** The questions that have no whole answer, in their order. */
export function unansweredOf(questions: readonly Question[], answers: Answers): Question[] {
  return questions.filter((question) => !isAnswered(question, answers[question.id]));
}

/** Words of a text, as essays are counted. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
