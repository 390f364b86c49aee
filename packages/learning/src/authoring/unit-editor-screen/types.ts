/** A lesson in the list of its unit, as its author sees it. */
export interface AuthoredTopicView {
  id: string;
  title: string;
  href: string;
  minutes: number;
  weightBytes: number;
  /** Free preview. */
  preview: boolean;
  /** Check ids (CHECK_IDS of the contract) or text: the lesson's missing parts. */
  missing: string[];
  hasVideo?: boolean;
  /** The lesson has an unsaved draft. */
  hasDraft?: boolean;
}

export interface AuthoredUnitDetailView {
  id: string;
  title: string;
  summary: string;
  /** Whole shillings. */
  price: number;
  /** The unit is complete once its required quizzes are passed. */
  requiresQuizzes: boolean;
  /** From 1. */
  position: number;
}

/** The data that the details form sends. */
export interface UnitDetails {
  title: string;
  summary: string;
  price: number;
  requiresQuizzes: boolean;
  /** A correction that learners see at once, where saves are staged. */
  minor?: true;
}

/** The details as typed, before validation. The app keeps them in case of a crash. */
export interface UnitTyping {
  title: string;
  summary: string;
  price: string;
  /** `yes`, or empty. */
  requiresQuizzes: string;
}
