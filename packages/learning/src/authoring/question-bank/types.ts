import type { ReactNode } from 'react';
import type { Crumb, FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import type { RenderQuestion } from '../question-form/rendered-question';
import type { BankChoice, BankQuestionView } from '../../lib/question-bank';
import type { QuestionType } from '../../lib/quiz';

export interface BankView extends BankChoice {
  /** That draw from it. */
  quizzes: readonly { title: string; href: string }[];
}

export type BankTab = 'questions' | 'import';

export type EditedBankQuestion = { id: string } | { type: QuestionType };

/** What an address shows: all banks, or one of them. */
export interface BankPlace {
  bank?: string;
  tag?: string;
  editing?: EditedBankQuestion;
}

export interface BankFilter {
  search: string;
  tag: string;
  type: QuestionType | '';
}

export interface QuestionBankProps {
  state: LoadState;
  /** Set once `state` is ready. */
  banks?: readonly BankView[];
  /** The bank that is shown; null: all of them. */
  bankId: string | null;
  crumbs?: Crumb[];
  publishing?: { staged: boolean; pending: boolean };
  /** BCP 47 tag of new questions. */
  language: string;
  href: (place: BankPlace) => string;
  tab: BankTab;
  onTabChange: (tab: BankTab) => void;
  filter: BankFilter;
  onFilter: (filter: BankFilter) => void;
  /** Of the bank, that match the filter; undefined: they are loading. */
  questions?: { items: readonly BankQuestionView[]; total: number; page: KeyPage };
  /** Other questions are loading. */
  busy?: boolean;
  editing: EditedBankQuestion | null;
  /** The question that is edited, once it is loaded. */
  edited?: AuthoredQuestionView;
  onEdit: (editing: EditedBankQuestion | null) => void;
  /** `id` undefined: a new question. */
  onSaveQuestion: (question: AuthoredQuestionView, id?: string) => Promise<FormOutcome>;
  onRemoveQuestion: (id: string) => Promise<FormOutcome>;
  onAddBank: (name: string) => Promise<FormOutcome>;
  onRenameBank: (id: string, name: string) => Promise<FormOutcome>;
  onRemoveBank: (id: string) => Promise<FormOutcome>;
  /** Renders Markdown as learners will see it. Keep it stable. */
  onRender: RenderQuestion;
  /** Types of questions. */
  types: readonly QuestionType[];
  limits: { name: number };
  /** QuestionImport. */
  importing: ReactNode;
}
