/** A lesson in the list of its unit, as its author sees it. */
export interface AuthoredTopicView {
  id: string;
  title: string;
  href: string;
  minutes: number;
  weightBytes: number;
  /** Free preview. */
  preview: boolean;
  /** Check ids (contract's CHECK_IDS) or words: what the lesson lacks. */
  missing: string[];
  hasVideo?: boolean;
  /** Something typed is not saved into the lesson yet. */
  hasDraft?: boolean;
}

export interface AuthoredUnitDetailView {
  id: string;
  title: string;
  summary: string;
  /** Whole shillings. */
  price: number;
  /** From 1. */
  position: number;
}

/** What the details form sends. */
export interface UnitDetails {
  title: string;
  summary: string;
  price: number;
  /** A correction that learners see at once, where saves are staged. */
  minor?: true;
}

/** The details as they are typed, before they are judged; the app keeps them through a crash. */
export interface UnitTyping {
  title: string;
  summary: string;
  price: string;
}
