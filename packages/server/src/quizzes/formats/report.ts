import { AuthoredQuestion } from '@digiken/contract';
import { QUIZ_LIMITS } from '@digiken/contract/constants';

/** Something that was not taken, or not as it stood. */
export interface FormatProblem {
  /** From 1; null if it concerns no single line. */
  line: number | null;
  /** The question, by its title or beginning; null if it concerns none. */
  item: string | null;
  /** One sentence. */
  message: string;
}

export interface ReadQuestions {
  questions: AuthoredQuestion[];
  problems: FormatProblem[];
}

export interface WrittenQuestions {
  text: string;
  /** What the format cannot hold. */
  problems: FormatProblem[];
}

export interface Place {
  line: number | null;
  item: string | null;
}

/** Leaves a question out. `reason` is one sentence for the author. */
export class LeftOut extends Error {
  override name = 'LeftOut';

  constructor(readonly reason: string) {
    super(reason);
  }
}

const ITEM_CHARACTERS = 80;

/** A name for a question, for reports. */
export function nameOf(text: string): string | null {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  return words.length > ITEM_CHARACTERS ? `${words.slice(0, ITEM_CHARACTERS - 1).trim()}…` : words;
}

/** Collects questions and what was not taken of them. */
export class Report {
  readonly questions: AuthoredQuestion[] = [];
  readonly problems: FormatProblem[] = [];
  private overLimit = false;

  problem({ line, item }: Place, message: string): void {
    this.problems.push({ line, item, message });
  }

  /** Adds a question, or the problem why it cannot be asked. */
  add(place: Place, build: () => AuthoredQuestion): void {
    const before = this.problems.length;
    try {
      const question = build();
      const reason = whyInvalid(question);
      if (reason !== null) throw new LeftOut(`It was left out: ${reason}.`);
      if (this.full) this.refuse(place);
      else this.questions.push(question);
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      // What was not taken of a question is of no interest if the question was not taken.
      this.problems.length = before;
      this.problem(place, error.reason);
    }
  }

  /** A quiz cannot have more questions. */
  get full(): boolean {
    return this.questions.length >= QUIZ_LIMITS.questions;
  }

  /** Says once that a quiz cannot have more questions. */
  refuse({ line }: Place): void {
    if (this.overLimit) return;
    this.overLimit = true;
    this.problem(
      { line, item: null },
      `A quiz has ${QUIZ_LIMITS.questions} questions at most: this one and those after it were left out.`,
    );
  }

  result(): ReadQuestions {
    return { questions: this.questions, problems: this.problems };
  }
}

const PARTS: [RegExp, string][] = [
  [/^body\.title/, 'its title'],
  [/^body\.prompt/, 'its text'],
  [/^body\.(options|left|right|items)\.\d+/, 'an option'],
  [/^body\.(options|left|right|items)$/, 'its list of options'],
  [/^body\.parts/, 'its text with blanks'],
  [/^key\.(options|order|pairs)/, 'its list of right answers'],
  [/^key\..*accepted\.\d+/, 'an answer'],
  [/^key/, 'its list of answers'],
  [/^feedback/, 'a feedback'],
  [/^tags\.\d+/, 'a tag'],
  [/^tags/, 'its list of tags'],
  [/^points/, 'its number of points'],
];

/** Continues a sentence, or null if the question can be asked. */
function whyInvalid(question: AuthoredQuestion): string | null {
  const issue = AuthoredQuestion.safeParse(question).error?.issues[0];
  if (issue === undefined) return null;
  const path = issue.path.join('.');
  const part = PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? path;
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? `${part} has more than ${issue.maximum} entries`
      : issue.origin === 'string'
        ? `${part} has more than ${issue.maximum} characters`
        : `${part} is larger than ${issue.maximum}`;
  if (issue.code === 'too_small')
    return issue.origin === 'array'
      ? `${part} has fewer than ${issue.minimum} entries`
      : issue.origin === 'string'
        ? `${part} is empty`
        : `${part} is smaller than ${issue.minimum}`;
  return `${part} is not valid`;
}
