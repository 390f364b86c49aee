/** A text that an answer quotes or cites. */
export interface TutorSourceView {
  /** What citations name, from 1. */
  number: number;
  of: 'lesson' | 'course' | 'page';
  title: string;
  /** Of the section. */
  heading?: string;
  /** Title of the lesson's course, or category of the course. */
  context?: string;
  /** Address with the anchor of the heading. */
  href: string;
  /** BCP 47 tag of the quote. */
  language?: string;
  /** Plain text. */
  quote: string;
}

/** Plain text. Without `sources` it is not from any text that the reader may open. */
export interface TutorSentenceView {
  text: string;
  /** Numbers of sources. */
  sources: readonly number[];
}

export interface TutorBlockView {
  kind: 'paragraph' | 'hint';
  sentences: readonly TutorSentenceView[];
}

export interface TutorQuestionView {
  id: string;
  from: 'person';
  text: string;
}

export type TutorRating = 'helped' | 'did-not';

export interface TutorAnswerView {
  id: string;
  from: 'assistant';
  state: 'writing' | 'done' | 'stopped' | 'failed';
  /**
   * `passages`: sentences of passages, word for word. `written`: by the model. `nothing`: nothing was found. `help`: the
   * question sounds like distress. `closed`: a quiz is open in the course. `spent`: the budget is used; otherwise as
   * `passages`.
   */
  kind: 'passages' | 'written' | 'nothing' | 'help' | 'closed' | 'spent';
  /** What happened to it: the model could not be reached; a quiz was opened while it was written. */
  note?: 'model-unreachable' | 'attempt-started';
  blocks: readonly TutorBlockView[];
  sources: readonly TutorSourceView[];
  rating?: TutorRating;
}

export type TutorTurnView = TutorQuestionView | TutorAnswerView;

/** Who helps people in distress. `tel` is what a link dials. */
export interface HelplineView {
  name: string;
  number: string;
  tel: string;
}

/** A course in which the learner has an open attempt. */
export interface ClosedCourseView {
  course: string;
  quiz: string;
  /** Of the quiz. */
  href?: string;
}

/** Questions to the model; `resetsAt` is ISO 8601. */
export interface TutorBudgetView {
  left: number;
  limit: number;
  resetsAt: string;
}

/** Whether its text is that of its sources, word for word. */
export const isQuoted = ({ kind }: TutorAnswerView): boolean => kind === 'passages' || kind === 'spent';

const citedNumbers = ({ blocks }: TutorAnswerView): ReadonlySet<number> =>
  new Set(blocks.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)));

/** Sources that citations of the answer lead to, in order. */
export const citedSources = (answer: TutorAnswerView): TutorSourceView[] => {
  const cited = citedNumbers(answer);
  return answer.sources.filter(({ number }) => cited.has(number));
};

/** Sources that are an answer themselves, because no sentence is from them: courses, tables, lists. */
export const quotedSources = (answer: TutorAnswerView): TutorSourceView[] => {
  if (!isQuoted(answer)) return [];
  const cited = citedNumbers(answer);
  return answer.sources.filter(({ number }) => !cited.has(number));
};

/** Sentences or quotes: something that can be rated and read aloud. */
export const hasContent = (answer: TutorAnswerView): boolean =>
  answer.blocks.length > 0 || quotedSources(answer).length > 0;

/** The latest answer that cites something. */
export const latestCiting = (turns: readonly TutorTurnView[]): TutorAnswerView | undefined =>
  [...turns]
    .reverse()
    .find((turn): turn is TutorAnswerView => turn.from === 'assistant' && citedSources(turn).length > 0);
