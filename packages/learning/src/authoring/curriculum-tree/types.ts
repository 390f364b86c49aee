import type { FormOutcome } from '@digiken/ui/internal/types';

/** How an item differs from what learners see. */
export type CurriculumChange = 'added' | 'changed';

export interface CurriculumLesson {
  kind: 'lesson';
  id: string;
  title: string;
  href: string;
  minutes: number;
  weightBytes: number;
  /** BCP 47 tags of its texts. */
  languages: readonly string[];
  /** Everyone can read it. */
  free?: boolean;
  change?: CurriculumChange;
  /** Text that is not saved in the lesson yet. */
  hasDraft?: boolean;
  /** Check ids (CHECK_IDS of the contract). */
  missing: readonly string[];
}

export interface CurriculumQuiz {
  kind: 'quiz';
  id: string;
  title: string;
  href: string;
  questions: number;
  /** 0 to 1. */
  passShare?: number;
  practice?: boolean;
  /** The lesson that it belongs to and moves with; undefined: the end of the unit. */
  lesson?: { id: string; title: string; place: 'before' | 'after' };
}

export type CurriculumItem = CurriculumLesson | CurriculumQuiz;

export interface CurriculumUnit {
  id: string;
  title: string;
  href: string;
  /** Whole shillings. */
  price: number;
  change?: CurriculumChange;
  /** In their order; quizzes of a lesson stand beside it. */
  items: readonly CurriculumItem[];
}

/** Positions are from 1: of a lesson among the lessons, of a quiz among the unit's own quizzes. */
export interface CurriculumEvents {
  onMoveUnit: (ids: string[]) => Promise<FormOutcome>;
  onMoveLesson: (move: { id: string; unitId: string; position: number }) => Promise<FormOutcome>;
  onMoveQuiz: (move: { id: string; position: number }) => Promise<FormOutcome>;
  onAddUnit: (title: string) => Promise<FormOutcome>;
  onAddLesson: (unitId: string, title: string) => Promise<FormOutcome>;
  onAddQuiz: (unitId: string, title: string) => Promise<FormOutcome>;
  onRenameUnit: (id: string, title: string) => Promise<FormOutcome>;
  onRenameLesson: (id: string, title: string) => Promise<FormOutcome>;
  onFreeToTry: (id: string, free: boolean) => Promise<FormOutcome>;
  /** Undefined: there is no such entry in the menu. */
  onDuplicate?: (id: string) => Promise<FormOutcome>;
  onRemoveUnit: (id: string) => Promise<FormOutcome>;
  onRemoveLesson: (id: string) => Promise<FormOutcome>;
  onRemoveQuiz: (id: string) => Promise<FormOutcome>;
}
