import type { AuthoredQuestionView } from './authored-question';

/** A bank from which questions can be chosen or drawn. */
export interface BankChoice {
  id: string;
  name: string;
  questions: number;
  tags: readonly { tag: string; questions: number }[];
}

/** What a quiz draws at random. */
export interface DrawValues {
  bankId: string;
  /** Null: any. */
  tag: string | null;
  count: number;
  /** Of each question. */
  points: number;
}

/** A draw in its quiz. */
export interface DrawView extends DrawValues {
  bankName: string;
  /** Questions that the bank lacks. */
  missing: number;
}

export interface BankQuestionView {
  id: string;
  question: AuthoredQuestionView;
}

/** A part of the questions of a bank. */
export interface BankSearch {
  bankId: string;
  search: string;
  tag: string;
  cursor?: string;
}

export type BankSearchOutcome =
  | { ok: true; data: { questions: BankQuestionView[]; total: number; next: string | null } }
  | { ok: false; message: string };
